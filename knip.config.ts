import type { KnipConfig } from "knip";

/** `npm run check` finds with this what nothing imports: files, exports, packages. */
const config: KnipConfig = {
  // A "!" marks the product itself: `knip --production` leaves tests and benchmarks out.
  entry: [
    "apps/server/src/{main,commands/*}.ts!",
    // A process of its own, started by path.
    "apps/server/src/platform/integrations/images/decoding/decode-process.ts!",
    // Vite reads its configuration by path, and there the entries.
    "apps/web/vite.config.ts!",
    "apps/web/src/entry-{app,public,server}.tsx!",
    "apps/web/src/start-public.ts!",
    "apps/web/src/worker/service-worker.ts!",
    // Processes of their own, started by path.
    "bench/day/baseline.ts",
    // Vitest reads it by path.
    "tests/tools/vitest/count-tests.ts",
  ],
  project: ["{packages,apps}/**/*.{ts,tsx,css}!", "{tests,bench}/**/*.ts"],
  ignoreDependencies: [
    // Read as a file and put into the browser's page.
    "axe-core",
    // Started by its path.
    "@redocly/cli",
  ],
  // Of the system, where it has them.
  ignoreBinaries: ["buildah", "mount", "systemd-analyze", "systemd-nspawn", "umount"],
  compilers: {
    // Style sheets import the typeface's package.
    css: (text: string) => [...text.matchAll(/@import[^;]+;/g)].join("\n").replaceAll("@import", "import"),
  },
};

export default config;
