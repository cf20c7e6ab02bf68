import type { KnipConfig } from "knip";

/** `npm run check` finds with this what nothing imports: files, exports, packages. */
const config: KnipConfig = {
  // A "!" marks the product itself: `knip --production` leaves tests and benchmarks out.
  entry: [
    "apps/server/src/{main,admin-create,privacy-reapply}.ts!",
    // Vite reads its configuration by path, and there the entries.
    "apps/web/vite.config.ts!",
    "apps/web/src/entry-{app,public,server}.tsx!",
    // Processes of their own, started by path.
    "bench/**/{server,generator}.ts",
  ],
  project: ["{packages,apps}/**/*.{ts,tsx,css}!", "{tests,bench}/**/*.ts"],
  // Read as a file and put into the browser's page.
  ignoreDependencies: ["axe-core"],
  compilers: {
    // Style sheets import the typeface's package.
    css: (text: string) => [...text.matchAll(/@import[^;]+;/g)].join("\n").replaceAll("@import", "import"),
  },
};

export default config;
