import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type Account, actsFor } from "./acting-as.ts";

eachExample("people", "Whom a page acts for", (row) => {
  const [kind, id] = row.text("Session").split(" ");
  const account = { kind: kind as Account["kind"], id: Number(id) };
  expect(actsFor(account, row.textOrNull("Named")?.replaceAll("`", "") ?? undefined)).toBe(
    row.yes("Accepted"),
  );
});
