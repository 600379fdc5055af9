/** Pictograms of Pampero: paths on a 24 px grid, one round stroke. */
export const PICTOGRAMS = {
  RES: "M4 11.4 12 4.6l8 6.8M6.2 9.8v9.6h11.6V9.8M10.2 19.4v-5h3.6v5",
  IND: "M3.6 20V10.4l5 3v-3l5 3V4.4h3.6L18.6 20ZM3 20h18M8 17h2M13 17h2",
  COM: "M4.4 9.6 6 4.6h12l1.6 5M4.4 9.6a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5.1 0 2.5 2.5 0 0 0 5.1 0M5.8 12.4V20h12.4v-7.6M10 20v-4.6h4V20",
  REC: "M12 4.2c5 0 8.6 3.4 8.8 8.2H3.2C3.4 7.6 7 4.2 12 4.2ZM12 12.4v6a2 2 0 0 0 4 0M12 4.2V2.8",
  REM: "M2.8 20 9.6 7.6l4 7M11.6 11.2l3-4.4L21.2 20ZM2.8 20h18.4",
  SOL: "M5 7.4h14l2 11.2H3ZM12 7.4v11.2M4 13h16M12 2.4v2.2M6.6 3.4l1 1.8M17.4 3.4l-1 1.8",
  wind: "M12 11.5V21.5M9 21.5h6M12 10.2 13.4 2.4M12 10.2l-7.4 2.8M12 10.2l6.2 5M12 8.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z",
  pylon: "M12 2.6 7.2 21.4M12 2.6l4.8 18.8M5.4 8.2h13.2M6.4 12.4h11.2M9.4 12.4l6.2 4.8M14.6 12.4l-6.2 4.8M5.4 8.2v1.8M18.6 8.2v1.8",
  bulldozer: "M6 15.6V9.4h5.4l1.8 3.4h2.8v2.8M8.6 9.2V6.4h3M4.6 15.6h12a2.3 2.3 0 0 1 0 4.6h-12a2.3 2.3 0 0 1 0-4.6ZM19.6 11.4c-1 2.8-.8 5.8 1.6 8.8M17.6 17h2",
  energy: "M13.2 2.8 5.6 13.4h5.2l-1 7.8 8-11h-5.3Z",
  battery: "M7 6.4h10v14H7ZM10 6.4V3.6h4v2.8M10 16.8h4M10 13.4h4M10 10h4",
  money: "M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6ZM14.8 9c-.4-1.2-1.4-1.8-2.8-1.8-1.6 0-2.8.8-2.8 2.3 0 3.2 5.8 1.7 5.8 4.9 0 1.5-1.3 2.4-3 2.4-1.6 0-2.7-.7-3-2M12 5.6v1.6M12 16.8v1.6",
  contract: "M6 3.6h9l3.6 3.6v13.2H6ZM9 9.4h6M9 12.8h6M9 16.2h3.4M15 3.6v3.6h3.6",
  transformer: "M5 8.4h14v10.4H5ZM8 8.4V4.6M12 8.4V4.6M16 8.4V4.6M12.8 10.4l-2.2 3.2h2.8l-2 3.2M4 21h16",
  connection: "M8.4 12a4 4 0 0 1 4-4h4.4a4 4 0 0 1 0 8h-1.6M15.6 12a4 4 0 0 1-4 4H7.2a4 4 0 0 1 0-8h1.6",
  network: "M5 5.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM5 15.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM18.6 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM6.8 7.6l10 3.6M6.8 16.4l10-3.6",
  card: "M7 3.4h10A1.6 1.6 0 0 1 18.6 5v14a1.6 1.6 0 0 1-1.6 1.6H7A1.6 1.6 0 0 1 5.4 19V5A1.6 1.6 0 0 1 7 3.4ZM8.8 8h6.4M8.8 11.4h6.4M8.8 14.8h3.6",
  special: "M12 3.2l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7Z",
  foreign: "M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2ZM3.4 12h17.2M12 3.4c5 5 5 12.2 0 17.2M12 3.4c-5 5-5 12.2 0 17.2",
  capital: "M3 20.6h18M4.4 9.6h15.2L12 4ZM6.4 9.8v8.4M10.2 9.8v8.4M13.8 9.8v8.4M17.6 9.8v8.4M4.4 18.4h15.2",
  income: "M4 19.6h16M6.4 16.4v-3M11 16.4V9.6M15.6 16.4V5.4M19 8.2l-3.4-3.6-3.4 3.6",
  payout: "M12 3.4v9M8.6 9.2l3.4 3.4 3.4-3.4M4.4 13.4v6.2h15.2v-6.2",
  order: "M7.6 3.8v15.6M4 15.8l3.6 3.8 3.6-3.8M14 6h7M14 11h5M14 16h3",
  upgrade: "M12 20.4V5M6.4 10.4 12 4.6l5.6 5.8M5 20.4h14",
  final: "M6 21V3.6M6 4.4h12.4l-2.6 4 2.6 4H6",
  recall: "M4.6 12.4a7.6 7.6 0 1 0 2.6-5.8M7.6 2.8v4.4H3.2",
  crown: "M4 18.6h16M4.4 16 3.4 7.4l4.8 3.8L12 5l3.8 6.2 4.8-3.8L19.6 16Z",
  lock: "M6 10.8h12v9.4H6ZM8.6 10.8V8a3.4 3.4 0 0 1 6.8 0v2.8",
  diamond: "M12 3.6 20.4 12 12 20.4 3.6 12Z",
  yard: "M5.6 20.4V3.6h7.2a4.8 4.8 0 0 1 0 9.6H5.6",
  public: "M4 20.4h16M6 20.4V10h12v10.4M4 10l8-5.6 8 5.6M10 20.4v-5.4h4v5.4",
  solo: "M5.4 8.6h13.2v10H5.4ZM12 8.4V5M12 3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM9.2 12.6v1.4M14.8 12.6v1.4M9.6 16.4h4.8M3 12v3.4M21 12v3.4",
  cover: "M4.4 12.8 12 5.2h7v7l-7.6 7.6ZM15.6 8.6v.1M9.8 12l2.4 2.4",
  clock: "M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8ZM12 7.4V12l3.2 2",
  closed: "M6 6l12 12M18 6 6 18",
  skip: "M4.4 6.4v11.2l7-5.6ZM12.2 6.4v11.2l7-5.6ZM20 6v12",
} as const;

export type PictogramName = keyof typeof PICTOGRAMS;

export function marketSign(symbol: string): string {
  const name = symbol.slice(0, 3);
  return name in PICTOGRAMS ? PICTOGRAMS[name as PictogramName] : PICTOGRAMS.contract;
}

/** The signs of effects, decisions and questions whose sign has another name than they. */
const SIGNS: Record<string, PictogramName> = {
  advance: "income",
  batt: "battery",
  batteries: "battery",
  bonus: "upgrade",
  build: "wind",
  capital15: "capital",
  choose: "connection",
  claim: "connection",
  conn: "connection",
  connect: "connection",
  discard: "closed",
  dozer: "bulldozer",
  flip: "payout",
  inc: "income",
  lay: "upgrade",
  majority: "crown",
  move: "bulldozer",
  mult: "final",
  network: "transformer",
  payb: "battery",
  payflip: "payout",
  provider: "pylon",
  remote: "REM",
  return: "recall",
  reveal: "solo",
  score: "final",
  solar: "SOL",
  spend: "energy",
  take: "special",
  up: "upgrade",
};

/** The sign of an effect, a decision or a question; what has none is something that a card does. */
export function signOf(name: string): string {
  const small = name.toLowerCase();
  return PICTOGRAMS[SIGNS[small] ?? (small in PICTOGRAMS ? (small as PictogramName) : "card")];
}

export interface Glyph {
  sign: string;
  text: string;
}

/** An effect as a sign and a number: "INC:RES:2" is a house and "+2". */
export function glyphOf(effect: string): Glyph {
  const [kind = "", first = "", second = ""] = effect.split(":");
  const sign = signOf(kind);
  switch (kind) {
    case "INC":
      return { sign: first === "ANY" ? sign : marketSign(first), text: `+${second}` };
    case "PAYOUT":
    case "PAYFLIP":
      return { sign: first in PICTOGRAMS ? marketSign(first) : sign, text: "$" };
    case "PAYB":
      return { sign, text: `−${first}` };
    case "MONEY":
    case "ENERGY":
    case "BATT":
    case "DOZER":
      return { sign, text: `+${first}` };
    case "MOVE":
    case "CONN":
      return { sign, text: first };
    case "MULT":
      return { sign, text: `×${second}` };
    case "CROWN":
      return { sign, text: `+${second}` };
    case "UP":
      return { sign: UPGRADED[first] ?? PICTOGRAMS.cover, text: "↑" };
    default:
      return { sign, text: second.startsWith("-") || first.startsWith("E-") ? "↓" : "" };
  }
}

/** The sign of what an upgrade makes better. */
const UPGRADED: Record<string, string> = { WIND_ENERGY: PICTOGRAMS.wind, MOVE: PICTOGRAMS.bulldozer, CONTRACT_ENERGY: PICTOGRAMS.contract };

/** The sign of a card is that of its first effect. */
export function cardSign(effects: readonly (readonly string[])[]): string {
  const main = effects[0]?.find((one) => !one.startsWith("PAYB")) ?? "";
  return signOf(main.split(":")[0] ?? "");
}
