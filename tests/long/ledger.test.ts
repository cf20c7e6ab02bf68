import { expect, it } from "vitest";
import { playLedger } from "#tests/support/fixtures/ledger/play.ts";
import { testTable } from "#tests/support/fixtures/ledger/table.ts";

const SEQUENCES = Number(process.env.LEDGER_SEQUENCES ?? 1000);
const SEED = process.env.LEDGER_SEED ? Number(process.env.LEDGER_SEED) : undefined;
/** Ends earlier after so many minutes. */
const MINUTES = process.env.LEDGER_MINUTES ? Number(process.env.LEDGER_MINUTES) : undefined;
const table = testTable();

/** What the sequences must meet, at least once in so many: about a third of how often they do. */
const onceIn: Readonly<Record<string, number>> = {
  "bookings under an agreement": 6,
  "presses by two at once of which one did it": 3,
  "races that the sending won": 15,
  "races that the change won": 20,
  "workers killed after the service did it": 10,
  "workers killed before the service did it": 15,
  "removals refused after sending": 15,
  "invoice at the service before it was known": 30,
  "invoice refused, then accepted": 200,
  "invoices taken back and made anew": 50,
  "invoices credited and made anew": 200,
  "invoice of own": 25,
  "invoice of economic": 25,
  "credit_note of own": 40,
  "credit_note of economic": 80,
  "credit_note accepted": 5,
  "credit_note at the service before it was known": 50,
  "prepayment accepted": 3,
  "pay accepted": 3,
  "pay at the service before it was known": 30,
  "pay refused, then accepted": 30,
  "pay taken back": 30,
  "difference accepted": 3,
  "difference refused, then accepted": 250,
  "difference taken back": 300,
  "people whose pay was taken back": 15,
  "pay accepted after the period": 10,
  "difference accepted after the period": 10,
  "invoice against prepayment, both": 30,
  "invoice against prepayment, the first": 60,
  "invoice against prepayment, the second": 3,
  "invoice against credit, the second": 6,
  "take back against send again, the first": 60,
  "take back against send again, the second": 20,
  "people who came off late: removed": 9,
  "people who came off late: says no": 9,
  "people who came off late: is released": 9,
  "people who were missed and came": 6,
  "parts agreed by silence": 6,
  "rests agreed before sending": 20,
  "rests agreed after sending": 200,
};

it(`the services hold the price of the people on each invoice, and their pay, after ${MINUTES === undefined ? "" : "up to "}${SEQUENCES} random sequences`, async () => {
  const bounds = MINUTES === undefined ? {} : { within: MINUTES * 60_000 };
  const seen = await playLedger(table, { runs: SEQUENCES, length: 60, seed: SEED, ...bounds });
  console.log(Object.fromEntries(seen));
  const played = seen.get("sequences") ?? 0;
  if (MINUTES === undefined) expect(played).toBe(SEQUENCES);
  const isThin = ([name, every]: [string, number]) => (seen.get(name) ?? 0) < Math.floor(played / every);
  expect(Object.entries(onceIn).filter(isThin), "met too seldom").toEqual([]);
});
