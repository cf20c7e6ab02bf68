import { expect } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  adminRowLabel,
  bookingListTone,
  finishedLabel,
  hasOwnColumn,
  rowClass,
  showsApplicantCount,
  upcomingLabel,
} from "./labels.ts";
import type { OwnerState } from "./owner-approval.ts";
import type { BookingStatus, StoredStatus } from "./status.ts";
import { finishedCounters, isRejected } from "./status-summary.ts";

/** `a/b!*`: the stamps of employee and company, `!` when approved for the invoice, `*` when rated. */
function shiftFrom(cell: string) {
  const [employee, company] = cell.replace(/[!*]/g, "").split("/");
  const stampOf = (side: string | undefined) =>
    side === undefined || side === "–" ? null : { from: "10:00", to: side };
  return {
    employee: stampOf(employee),
    company: stampOf(company),
    invoiceApproved: cell.includes("!"),
    rated: cell.includes("*"),
  };
}

function urgentPeriod(hours: number | null): 24 | 48 | null {
  return hours === 24 || hours === 48 ? hours : null;
}

eachExample("bookings", "Label of an upcoming card", (row) => {
  const now = 1000;
  const ahead = row.yes("Under 2 hours left") ? 2 * HOUR_MS : 2 * HOUR_MS + 1;
  const isOver = row.yes("Over and checkout closed");
  const facts = {
    status: row.text("Set to") as StoredStatus,
    approved: row.yes("Approved"),
    owner: row.textOrNull("Owner") as OwnerState | null,
    selected: row.number("Selected"),
    places: row.number("Places"),
    startsAt: row.yes("Started") ? now : now + ahead,
    endsAt: isOver ? now : now + 3 * HOUR_MS,
    allCheckTimesApproved: isOver,
  };
  expect(upcomingLabel(facts, now)).toBe(row.text("Label").replace(" ", "_"));
  expect(showsApplicantCount(facts)).toBe(row.yes("Counts applicants"));
});

eachExample("bookings", "Rejected times", (row) => {
  const stamps = { employee: row.timesOrNull("Employee"), company: row.timesOrNull("Company") };
  expect(isRejected(stamps)).toBe(row.yes("Rejected"));
});

eachExample("bookings", "Label of a finished card", (row) => {
  const label = finishedLabel({
    allCheckTimesApproved: row.yes("Checkout closed"),
    sent: row.yes("Invoice accepted"),
    invoiced: row.number("Invoiced"),
    selected: row.number("Selected"),
    counters: finishedCounters(row.list("Shifts").map(shiftFrom)),
  });
  expect(label).toEqual({
    key: row.text("Label").replace(" ", "_"),
    rejected: row.number("Rejected"),
    invoice: row.textOrNull("Invoice"),
  });
});

eachExample("bookings", "Counters of a finished card", (row) => {
  expect(finishedCounters(row.list("Shifts").map(shiftFrom))).toEqual({
    stampedByCorporation: row.number("Stamped by company"),
    rated: row.number("Rated"),
    stampedByStaff: row.number("Stamped by staff"),
    rejected: row.number("Rejected"),
    invoiceApproved: row.number("Approved for the invoice"),
    total: row.number("All"),
  });
});

eachExample("bookings", "Row of the admin's list", (row) => {
  const facts = {
    status: row.text("Status") as BookingStatus,
    approved: row.yes("Approved"),
    waitsForOwner: row.yes("Waits for an owner"),
    selected: row.number("Selected"),
    places: row.number("Places"),
    urgentPeriod: urgentPeriod(row.numberOrNull("Urgent under hours")),
  };
  expect(adminRowLabel(facts)).toBe(row.textOrNull("Label")?.replaceAll(" ", "_") ?? null);
  expect(rowClass(facts)).toBe(row.textOrNull("Colour"));
});

eachExample("bookings", "Large bookings", (row) => {
  expect(hasOwnColumn(row.number("Places"))).toBe(row.yes("Own column"));
});

eachExample("bookings", "Booking list sent", (row) => {
  expect(bookingListTone(row.number("Sent"))).toBe(row.textOrNull("Colour"));
});
