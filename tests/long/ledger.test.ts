import { expect, it } from "vitest";
import { playLedger } from "#tests/support/fixtures/ledger/play.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";

const SEQUENCES = Number(process.env.LEDGER_SEQUENCES ?? 1000);
const SEED = process.env.LEDGER_SEED ? Number(process.env.LEDGER_SEED) : undefined;
const table = testTable();

it(`the services hold the price of the people on each invoice, and their pay, after ${SEQUENCES} random sequences`, async () => {
  const seen = await playLedger(table, { runs: SEQUENCES, length: 60, seed: SEED });
  console.log(Object.fromEntries(seen));
  expect(seen.get("sequences")).toBe(SEQUENCES);
});
