import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const project = `${import.meta.dirname}/../..`;

/** Holds the stamp of the sources that the build was made from. */
export const BUILD_STAMP = `${import.meta.dirname}/dist/stamp`;

const SOURCES = [
  "apps/web/{src,public}/**/*",
  "apps/web/*.ts",
  "packages/{rules,texts,contract}/src/**/*.ts",
  "package-lock.json",
];

/** One hash over everything that the built web app depends on. */
export function sourceStamp(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: project, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    if (path.endsWith(".test.ts") || path.endsWith(".test.tsx")) continue;
    hash.update(path.slice(project.length)).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Whether the built app is missing or older than its sources. */
export function isBuildStale(): boolean {
  try {
    return readFileSync(BUILD_STAMP, "utf8") !== sourceStamp();
  } catch {
    return true;
  }
}
