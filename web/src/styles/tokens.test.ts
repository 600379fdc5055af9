import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf-8");

type Palette = Record<string, string>;

/** The hex colours of one rule, for light (0) or dark (1). */
function palette(selector: string, side: 0 | 1): Palette {
  const rule = css.slice(css.indexOf(`\n${selector},\n`)).split("}")[0] ?? "";
  const found: Palette = {};
  for (const [, name, light, dark] of rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
    found[name ?? ""] = (side ? dark : light) ?? "";
  }
  for (const [, name, one] of rule.matchAll(/--([\w-]+): (#\w{6});/g)) found[name ?? ""] = one ?? "";
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const themes = ([0, 1] as const).flatMap((side) => {
  const plain = palette(":root", side);
  const dusk = { ...plain, ...palette('[data-mood="hertzschlag"]', side) };
  const chamber = { ...plain, ...palette('[data-mood="policy-maker"]', side) };
  const room = { ...plain, ...palette('[data-mood="neustart"]', side) };
  const name = side ? "dark" : "light";
  return [
    [`plain ${name}`, plain],
    [`hertzschlag ${name}`, dusk],
    [`policy-maker ${name}`, chamber],
    [`neustart ${name}`, room],
  ] as [string, Palette][];
});

const surfaces = ["ground", "sunken", "surface", "raised"];

describe.each(themes)("%s", (_, colours) => {
  const colour = (name: string): string => {
    const hex = colours[name];
    if (!hex) throw new Error(`no colour --${name}`);
    return hex;
  };

  test.each(surfaces)("words are readable on --%s (4.5)", (surface) => {
    for (const ink of ["ink", "ink-muted", "accent", "accent-strong", "zone-green-ink", "zone-orange-ink", "zone-red-ink"]) {
      expect(contrast(colour(ink), colour(surface)), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("words are readable on coloured grounds (4.5)", () => {
    const pairs = [
      ["accent-ink", "accent"],
      ["accent-ink", "accent-strong"],
      ["ink", "accent-soft"],
      ["accent", "accent-soft"],
      ["ink", "spark-soft"],
      ["spark-ink", "spark"],
      ...["green", "orange", "red"].map((zone) => [`zone-${zone}-ink`, `zone-${zone}-soft`]),
      ...[0, 1, 2, 3, 4].map((seat) => [`seat-${seat}-ink`, `seat-${seat}`]),
    ] as [string, string][];
    for (const [ink, ground] of pairs) {
      expect(contrast(colour(ink), colour(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(surfaces)("edges and the focus ring stand out on --%s (3)", (surface) => {
    for (const edge of ["focus", "line-strong"]) {
      expect(contrast(colour(edge), colour(surface)), `${edge} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
  });

  test("the zones differ in lightness: orange over green over red", () => {
    const [green, orange, red] = ["green", "orange", "red"].map((zone) => luminance(colour(`zone-${zone}`))) as [number, number, number];
    expect(orange / green).toBeGreaterThan(1.4);
    expect(green / red).toBeGreaterThan(1.7);
  });
});
