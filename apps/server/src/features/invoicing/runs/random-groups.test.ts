import { expect, test } from "vitest";
import { playGroups } from "#tests/support/fixtures/ledger/groups.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";

const table = testTable();

const name =
  "however invoices are put together, sent, credited and interrupted, each holds its bookings to the øre, and numbers have no gap";
test(name, { timeout: 240_000 }, async () => {
  const seen = await playGroups(table, { runs: 8, within: 8_000 });
  expect(seen.get("sequences")).toBeGreaterThan(1);
});
