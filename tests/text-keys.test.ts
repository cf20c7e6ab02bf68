import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const sources = globSync("{packages,apps}/**/*.{ts,tsx}", { cwd: project })
  .filter((path) => !/node_modules|\/dist\/|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(project, path), "utf8") }));

/** Keys that stand in source as `.key`, as `"key"` or, taken out of an object, as `{ key }`. */
const mentioned = new Set(
  sources.flatMap(({ text }) => [
    ...[...text.matchAll(/(?:\.|["'`])([A-Za-z_]\w*)\b/g)].map((found) => found[1]),
    ...[...text.matchAll(/\{([\w\s,:]*)\}\s*(?:=|\))/g)].flatMap((found) => found[1]?.match(/\w+/g) ?? []),
  ]),
);

function keysOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner) ? [key, ...keysOf(inner)] : [key],
  );
}

it("has no text that nothing reads", async () => {
  const unused: string[] = [];
  for (const path of globSync("packages/texts/src/da/**/*.ts", { cwd: project })) {
    if (/\.test\.ts$/.test(path)) continue;
    const exported = (await import(join(project, path))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
      const missing = keysOf(value).filter((key) => /^[A-Za-z_]\w*$/.test(key) && !mentioned.has(key));
      unused.push(...missing.map((key) => `${path}: ${name}.${key}`));
    }
  }
  expect(unused).toEqual([]);
});
