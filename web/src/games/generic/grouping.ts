/** Decisions of any game sorted for the eye: by kind, and within a large kind argument by argument. */
import type { ClosedDecision, LegalDecision } from "../../lib/wire";

/** Up to so many decisions of a kind are shown as buttons of their own. */
const FEW = 12;
const OWN_FIELDS = ["decision", "kind", "preview", "code", "params"];

export type Value = string | number;

export interface Group<D> {
  kind: string;
  decisions: D[];
  /** The names of the arguments, in their order; empty when every decision gets a button of its own. */
  asked: string[];
}

/** The arguments of a decision by name. */
export function argumentsOf(decision: LegalDecision | ClosedDecision): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [name, value] of Object.entries(decision)) {
    if (!OWN_FIELDS.includes(name) && (typeof value === "string" || typeof value === "number")) found[name] = value;
  }
  return found;
}

export function groupsOf<D extends LegalDecision | ClosedDecision>(decisions: readonly D[]): Group<D>[] {
  const groups = new Map<string, D[]>();
  for (const decision of decisions) groups.set(decision.kind, [...(groups.get(decision.kind) ?? []), decision]);
  return [...groups].map(([kind, members]) => {
    const names = members[0] ? Object.keys(argumentsOf(members[0])) : [];
    return { kind, decisions: members, asked: members.length > FEW && names.length > 1 ? names : [] };
  });
}

/** Whether a kind has nothing to choose: its one decision speaks for itself. */
export function isSingle<D extends LegalDecision | ClosedDecision>(group: Group<D>): boolean {
  const [only, ...more] = group.decisions;
  return only !== undefined && more.length === 0 && Object.keys(argumentsOf(only)).length === 0;
}

/** What fits the arguments chosen so far. */
export function fitting<D extends LegalDecision>(group: Group<D>, chosen: Readonly<Record<string, Value>>): D[] {
  return group.decisions.filter((one) => {
    const has = argumentsOf(one);
    return Object.entries(chosen).every(([name, value]) => has[name] === value);
  });
}

/** The values an argument can have, given those chosen before it. */
export function valuesOf<D extends LegalDecision>(group: Group<D>, name: string, chosen: Readonly<Record<string, Value>>): Value[] {
  const before = group.asked.slice(0, group.asked.indexOf(name));
  const settled = Object.fromEntries(Object.entries(chosen).filter(([one]) => before.includes(one)));
  return [...new Set(fitting(group, settled).map((one) => argumentsOf(one)[name]))].filter((value) => value !== undefined);
}

/** What is chosen: choices that are not possible any more are dropped, and what has only one value is chosen already. */
export function settled<D extends LegalDecision>(group: Group<D>, chosen: Readonly<Record<string, Value>>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const name of group.asked) {
    const values = valuesOf(group, name, found);
    const value = values.length === 1 ? values[0] : chosen[name];
    if (value === undefined || !values.includes(value)) break;
    found[name] = value;
  }
  return found;
}
