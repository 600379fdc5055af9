import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [here("."), here("../src/stromtisch")] } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/texts.ts"],
    // Against tests that hang, not against slow machines: a whole country is a large page for a simulated browser.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
