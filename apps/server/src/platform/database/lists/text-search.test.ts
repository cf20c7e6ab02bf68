import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { foldedText } from "#rules/people/search-words.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { danishOrder } from "./text-search.ts";

const app = testApp();

eachExample("people", "Order of names", async (row) => {
  const names = row.list("In order");
  const { rows } = await sql<{ name: string }>`select name from unnest(${names.toReversed()}::text[]) as name
    order by ${danishOrder(sql`name`)}, name`.execute(app.db);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test("the database folds what is searched as the term is folded", async () => {
  const letter = fc.constantFrom(..."abcøæåØÆÅéÉüÜöäÄ aeoaaAEoe-1.@");
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 12 }), 200);
  const { rows } = await sql<{ text: string; folded: string }>`select text, folded(text) as folded
    from unnest(${texts}::text[]) as text`.execute(app.db);
  for (const row of rows) expect(row.folded).toBe(foldedText(row.text));
});
