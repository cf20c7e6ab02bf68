import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rulePages, rulesOf, tablesOf } from "./support/rule-book.ts";

const project = join(import.meta.dirname, "..");

/** Every source file of ours as one line, so that a sentence of a comment that is wrapped can be found. */
function sources(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: project })
    .filter((path) => !/node_modules|\/dist\//.test(path))
    .map((path) => ({
      path,
      text: readFileSync(join(project, path), "utf8").replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " "),
    }));
}

const code = sources("{packages,apps,tests}/**/*.{ts,tsx}");
const book = rulePages().flatMap((page) => rulesOf(page).map((rule) => `${page}: ${rule}`));

/** "Rule: Overtime, docs/rules/pricing.md" or "Rules: Overtime; Rounding, docs/rules/pricing.md". */
const cited = code.flatMap(({ path, text }) =>
  [...text.matchAll(/\bRules?: ([^.]+?), docs\/rules\/([a-z-]+)\.md/g)].flatMap(([, rules = "", page]) =>
    rules.split("; ").map((rule) => ({ path, rule: `${page}: ${rule}` })),
  ),
);

describe("the rule book", () => {
  test("has one table of examples with at least two rows under every rule", () => {
    for (const page of rulePages()) {
      expect(tablesOf(page).map(({ rule }) => rule)).toEqual(rulesOf(page));
      expect(tablesOf(page).filter(({ rows }) => rows.length < 2)).toEqual([]);
    }
  });

  test("has every rule once, and as many cells in a row as there are columns", () => {
    expect(book).toEqual([...new Set(book)]);
    for (const { page, rule, columns, rows } of rulePages().flatMap(tablesOf)) {
      for (const row of rows) expect(row, `${page}: ${rule}`).toHaveLength(columns.length);
    }
  });

  test("is read by the tests, every table of it", () => {
    const read = sources("{packages/*,apps/server}/src/**/*.test.ts").flatMap(({ text }) =>
      [...text.matchAll(/(?:eachExample|examplesOf)\(\s*"([a-z-]+)",\s*"([^"]+)"/g)].map(
        ([, page, rule]) => `${page}: ${rule}`,
      ),
    );
    expect(book.filter((rule) => !read.includes(rule))).toEqual([]);
  });

  test("lists every page in its index", () => {
    const index = readFileSync(join(project, "docs/rules/README.md"), "utf8");
    expect(rulePages().filter((page) => !index.includes(`(${page}.md)`))).toEqual([]);
  });
});

describe("the code", () => {
  test("cites only rules that the book has", () => {
    expect(cited.filter(({ rule }) => !book.includes(rule))).toEqual([]);
  });

  test("names the rule that it holds, for every rule of the book", () => {
    // A rule about what a call answers is held by its feature, one about every list by what all lists share.
    const rules = cited.filter(({ path }) =>
      /^(packages\/rules|apps\/server\/src\/(features|platform\/database\/lists))\/.*(?<!\.test)\.ts$/.test(
        path,
      ),
    );
    const named = rules.map(({ rule }) => rule);
    expect(book.filter((rule) => !named.includes(rule))).toEqual([]);
  });
});
