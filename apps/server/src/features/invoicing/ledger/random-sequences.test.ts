import { expect, test } from "vitest";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import { playLedger } from "#tests/support/fixtures/ledger/play.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";

const table = testTable();

// `npm run test:long` plays many more.
const name =
  "whatever is pressed in whatever order, the services hold the price of the people on each invoice and their pay";
test(name, { timeout: 240_000 }, async () => {
  const seen = await playLedger(table, { runs: 12, length: 25, within: 10_000 });
  expect(seen.get("sequences")).toBeGreaterThan(1);
  expect(await wrongCounts(table.app.db)).toEqual([]);
});
