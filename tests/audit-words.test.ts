import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { auditActions } from "#texts/da/backoffice/audit-actions.ts";
import { nameOfLogged } from "#texts/da/backoffice/audit-log.ts";

const features = join(import.meta.dirname, "../apps/server/src/features");

it("has a Danish word for every action that the audit log is given", () => {
  const written = writtenAs("action");
  const words = Object.values(auditActions).flatMap((kind) => Object.keys(kind));
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((action) => !words.includes(action) && action !== "hide")).toEqual([]);
});

it("has a Danish word for every kind of thing that the audit log is given", () => {
  const kinds = new Set(writtenAs("entity"));
  expect(kinds.size).toBeGreaterThan(8);
  const english = [...kinds].filter((kind) => nameOfLogged({ kind, id: "7", name: null }) === `${kind} 7`);
  expect(english).toEqual(["booking"]);
});

/** What stands in the code behind `action` or `entity`. */
function writtenAs(key: "action" | "entity"): string[] {
  return globSync("**/*.ts", { cwd: features })
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [
      ...readFileSync(join(features, path), "utf8").matchAll(new RegExp(`${key}: "(\\w+)"`, "g")),
    ])
    .map((found) => found[1] ?? "");
}
