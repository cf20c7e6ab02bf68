import { expect, test } from "vitest";
import {
  type InvoiceDetails,
  lockOfBoth,
  lockOfEverybody,
  rowsOf,
  withOptions,
  withShift,
} from "./invoice-details.ts";

const requested = { reason: "invoice_requested" as const, text: "Fakturaen er bestilt." };
const paid = { reason: "pay_requested" as const, text: "Lønnen er sendt." };

/** Details with what these functions look at, and nothing else. */
function details(given: object): InvoiceDetails {
  return { shifts: [], removedShifts: [], ...given } as unknown as InvoiceDetails;
}

const locked = (locks: object) =>
  details({ bookingOptions: { locked: { invoice: null, pay: null, ...locks } } });

test("the table has who works before who was removed", () => {
  const page = details({ shifts: [{ id: 2 }, { id: 3 }], removedShifts: [{ id: 1 }] });
  expect(rowsOf(page).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("a change is shown on its shift alone", () => {
  const page = details({ shifts: [{ id: 2, attendance: "met" }, { id: 3 }] });
  expect(withShift(page, 2, { attendance: "not_met" }).shifts).toEqual([
    { id: 2, attendance: "not_met" },
    { id: 3 },
  ]);
  expect(page.shifts[0]?.attendance).toBe("met");
});

test("a flag is shown beside the other flags", () => {
  const page = details({ bookingOptions: { paid_at: null, all_check_times_approved: false } });
  expect(withOptions(page, { all_check_times_approved: true }).bookingOptions).toEqual({
    paid_at: null,
    all_check_times_approved: true,
  });
});

test("what changes both sides of a booking is locked as soon as something of it is sent", () => {
  expect(lockOfBoth([locked({})])).toBeNull();
  expect(lockOfBoth([locked({ pay: paid })])).toBe(paid);
  expect(lockOfBoth([locked({ invoice: requested, pay: paid })])).toBe(requested);
});

test("what is done for everybody is locked once nobody is left", () => {
  const shift = (invoice: object | null) => ({ locked: { invoice, pay: null } });
  const partly = [details({ shifts: [shift(requested)] }), details({ shifts: [shift(null)] })];
  expect(lockOfEverybody(partly, "invoice")).toBeNull();
  expect(lockOfEverybody([details({ shifts: [shift(requested)] })], "invoice")).toBe(requested);
  expect(lockOfEverybody([details({ shifts: [shift(requested)] })], "pay")).toBeNull();
});
