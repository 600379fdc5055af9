import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Browsers from before 2024 do not know light-dark(), and would show no colours at all. They get the dark half of every
 * colour. (Lowering it for everybody is no way out: then a part of the page could not be put in the dark by itself.)
 */
function darkForOldBrowsers(): Plugin {
  return {
    name: "dark-for-old-browsers",
    enforce: "pre",
    transform(css, id) {
      if (!id.split("?")[0]?.endsWith("/styles/tokens.css")) return null;
      const dark = css
        .replace(/\/\*[^]*?\*\//g, "")
        .replace(/light-dark\([^,]+, ((?:[^()]|\([^)]*\))+)\)/g, "$1")
        .replace(/color-scheme: [^;]+;/g, "color-scheme: dark;");
      return `${css}\n@supports not (color: light-dark(#fff, #000)) {\n${dark}\n}\n`;
    },
  };
}

export default defineConfig({
  plugins: [darkForOldBrowsers(), svelte()],
  build: {
    outDir: here("../src/stromtisch/_client"),
    emptyOutDir: true,
    target: "es2022",
    // From these on light-dark() is native.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  server: {
    // The texts of the games (`../src/stromtisch/games/*/texts/*.ftl?raw`) lie outside this folder.
    fs: { allow: [here("."), here("../src/stromtisch")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
