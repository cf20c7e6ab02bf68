import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { auditActions } from "#texts/da/desk/audit-actions.ts";

const features = join(import.meta.dirname, "../apps/server/src/features");

it("has a Danish word for every action that the audit log is given", () => {
  const written = globSync("**/*.ts", { cwd: features })
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [...readFileSync(join(features, path), "utf8").matchAll(/action: "(\w+)"/g)])
    .map((found) => found[1] ?? "");
  const words = Object.values(auditActions).flatMap((kind) => Object.keys(kind));
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((action) => !words.includes(action) && action !== "hide")).toEqual([]);
});
