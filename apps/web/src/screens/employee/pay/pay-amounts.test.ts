import { expect, test } from "vitest";
import type { WireOwnPay } from "#contract/invoicing/own-pay.endpoints.ts";
import { certainPayments, countOf, oreOf } from "./pay-amounts.ts";

const payment = (kind: "pay" | "difference", state: string, payment_date: string) =>
  ({ kind, state, payment_date }) as WireOwnPay["shifts"][number];

test("payments count as certain once their hours are agreed, apart by the day on which they are paid", () => {
  const then = payment("pay", "approved", "2026-12-30");
  const corrected = payment("difference", "accepted", "2027-01-29");
  const open = payment("pay", "open", "2026-12-30");
  const pay = { payment_date: "2026-12-30", shifts: [then, open, corrected] } as WireOwnPay;
  expect(certainPayments(pay)).toEqual({ paidThen: [then], paidOtherDay: [corrected] });
  expect(countOf([then, open, corrected])).toEqual([2, 1]);
});

test("an amount of the wire is whole øre, however it is written", () => {
  expect([oreOf(1141.09), oreOf(-0.29), oreOf(2)]).toEqual([114_109, -29, 200]);
});
