import { expect, test } from "vitest";
import {
  type InvoiceDetails,
  lockOf,
  lockOfBoth,
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

test("what is done for several bookings is locked as soon as one of them is, side by side", () => {
  const all = [locked({}), locked({ invoice: requested })];
  expect(lockOf(all, "invoice")).toBe(requested);
  expect(lockOf(all, "pay")).toBeNull();
  expect(lockOfBoth([locked({})])).toBeNull();
  expect(lockOfBoth([locked({ pay: paid })])).toBe(paid);
  expect(lockOfBoth([locked({ invoice: requested, pay: paid })])).toBe(requested);
});
