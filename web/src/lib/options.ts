/** The value of an option in words. */
import { hasText, t } from "./texts";
import type { OptionValue } from "./wire";

export function optionWord(value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  const named = `option-value-${String(value)}`;
  return hasText(named) ? t(named) : String(value);
}
