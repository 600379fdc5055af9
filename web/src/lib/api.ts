/** The REST calls. A failure is a value with a code, never an exception: pages show it in words. */
import type { Told } from "../debrief";
import type { Socket } from "./table.svelte";
import type {
  Answer,
  Command,
  Edition,
  GameDetails,
  GameEntry,
  Glance,
  Language,
  NewTable,
  Problem,
  Proof,
  Replay,
  Seated,
  SeatRequest,
  TableMessage,
} from "./wire";

export type Result<T> = { ok: true; value: T } | { ok: false; status: number; problem: Problem };

async function call<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? { accept: "application/json" } : { accept: "application/json", "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, status: 0, problem: { code: "offline", params: {} } };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, value: answer as T };
  const problem = answer as Partial<Problem> | null;
  const code = typeof problem?.code === "string" ? problem.code : "unexpected";
  return { ok: false, status: response.status, problem: { code, params: problem?.params ?? { status: response.status } } };
}

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const games = () => call<GameEntry[]>("GET", "/games");
/** The game as new tables get it, or the edition that a table is played with. */
export const game = (id: string, edition?: Pick<Edition, "rules" | "content">) =>
  call<GameDetails>("GET", `/games/${encodeURIComponent(id)}${edition ? `?rules=${String(edition.rules)}&content=${edition.content}` : ""}`);
export const openTable = (table: NewTable) => call<Seated>("POST", "/tables", table);
/** `beside`: at a device that has a seat here already. */
export const sitDown = (code: string, name: string, nonce: string, seat?: number, beside = false) =>
  call<Seated>("POST", `${at(code)}/seats`, { name, nonce, ...(seat === undefined ? {} : { seat }), ...(beside ? { beside } : {}) });
export const changeSeat = (code: string, seat: number, to: SeatRequest) => call<unknown>("PUT", `${at(code)}/seats/${seat}`, to);

/** As whom to ask: a seat, "none" for an onlooker regardless of the seats this browser holds, or nothing for the browser as it is. */
export type As = number | "none" | null;

const as = (seat: As): string => (seat === null ? "" : `?seat=${String(seat)}`);

export const table = (code: string, seat: As = null) => call<TableMessage>("GET", at(code) + as(seat));
export const replay = (code: string, seq: number | null, seat: As = null) => {
  const query = [seq === null ? "" : `at=${String(seq)}`, seat === null ? "" : `seat=${String(seat)}`].filter(Boolean).join("&");
  return call<Replay>("GET", `${at(code)}/replay${query ? `?${query}` : ""}`);
};
/** One command without a socket, as a page does that is not at the table. */
export const command = (code: string, one: Command, seat: As = null) => call<Answer>("POST", `${at(code)}/commands${as(seat)}`, one);
export const rematch = (code: string) => call<Seated>("POST", `${at(code)}/rematch`);
export const mine = () => call<Glance[]>("GET", "/mine");
export const keepRecord = (record: unknown) => call<Proof>("POST", "/records", record);
export const debrief = (code: string) => call<Told>("GET", `${at(code)}/debrief`);
export const debriefTable = (code: string, language: Language): string => `/api${at(code)}/debrief.csv?language=${language}`;
export const recordAddress = (code: string): string => `/api${at(code)}/record`;

export function socket(code: string, seat: As = null): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api${at(code)}/socket${as(seat)}`) as Socket;
}
