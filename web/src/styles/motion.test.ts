import { expect, test } from "vitest";

const styles = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

test("no animation goes on for ever: a quiet page costs nothing", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  const endless = Object.entries(styles).flatMap(([file, text]) =>
    text.split("\n").flatMap((line) => (/animation.*\binfinite\b|repeatCount|iterations: Infinity/.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(endless).toEqual([]);
});
