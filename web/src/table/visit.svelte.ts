/** A visit to a table: finds it, fetches the game and its pages, and keeps the line open until one leaves. */
import { type GamePages, loadPages } from "../games";
import * as api from "../lib/api";
import { forgetTable } from "../lib/mine";
import { refusal } from "../lib/refusals";
import { TableClient } from "../lib/table.svelte";
import { t } from "../lib/texts";
import { toasts } from "../lib/toasts.svelte";
import type { Answer, CommandBody, GameDetails, TableMessage } from "../lib/wire";

/** Tables whose visitors know that new tables are played with other cards or rules. */
const told: string[] = [];

export class Visit {
  client = $state.raw<TableClient | null>(null);
  game = $state.raw<GameDetails | null>(null);
  /** undefined: not known yet, null: this page cannot draw the game. */
  pages = $state.raw<GamePages | null | undefined>(undefined);
  problem = $state<string | null>(null);

  readonly code: string;
  readonly as: api.As;
  #away = false;

  constructor(code: string, as: api.As = null) {
    this.code = code;
    this.as = as;
  }

  get message(): TableMessage | null {
    return this.client?.message ?? null;
  }

  /** Why there is nothing to show: it was never found, or is gone by now. */
  get trouble(): string | null {
    return this.client?.connection === "gone" ? "unknown-table" : this.problem;
  }

  enter = async (): Promise<void> => {
    this.problem = null;
    const found = await api.table(this.code, this.as);
    if (!found.ok) {
      this.problem = found.problem.code;
      if (found.status === 404) forgetTable(this.code);
      return;
    }
    const { game: name, edition } = found.value.table;
    const asked = api.game(name, edition);
    const [details, loaded] = await Promise.all([asked, loadPages(name, asked).catch(() => null)]);
    if (this.#away) return;
    if (!details.ok) {
      this.problem = details.problem.code;
      return;
    }
    this.game = details.value;
    this.pages = loaded;
    this.client = new TableClient({ connect: () => api.socket(this.code, this.as), look: this.#look }, found.value);
    this.client.open();
    if (edition && edition.playable && !edition.current && found.value.table.status !== "finished" && !told.includes(this.code)) {
      told.push(this.code);
      toasts.show(t("edition-older"));
    }
  };

  leave(): void {
    this.#away = true;
    this.client?.close();
    // Nothing of what this visit was told stays behind.
    this.client = null;
  }

  /** Sends a command and says kindly why it was refused. A `why` is a question: its answer belongs to the caller. */
  send = async (command: CommandBody): Promise<Answer> => {
    if (!this.client) return { type: "answer", id: null, accepted: false, code: "offline", params: {} };
    const table = this.message?.table;
    const answer = await this.client.send(command);
    if (!answer.accepted && command.type !== "why" && !this.#away) toasts.show(refusal(answer.code, answer.params, table?.game, table?.seats));
    return answer;
  };

  #look = async (): Promise<TableMessage | "gone" | null> => {
    const answer = await api.table(this.code, this.as);
    if (answer.ok) return answer.value;
    return answer.status === 404 ? "gone" : null;
  };
}
