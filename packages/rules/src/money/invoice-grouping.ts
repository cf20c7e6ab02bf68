import type { Day } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";

/** How a company's bookings are put on invoices: each on its own, a week's together, or a week's of one order number or department. */
export const invoiceGroupings = ["booking", "week", "order", "department"] as const;
export type InvoiceGrouping = (typeof invoiceGroupings)[number];

/** What of a booking decides which others are on its invoice. */
export interface GroupedBooking {
  readonly corporationId: number;
  readonly grouping: InvoiceGrouping;
  readonly day: Day;
  /** The buyer's own order number; empty where there is none. */
  readonly orderReference: string;
  /** The company's department; null where it has none. */
  readonly departmentId: number | null;
  readonly paymentTermsDays: number;
}

/**
 * Bookings by the invoice that they go on in a run, in the order in which the first of each stands. Bookings that are
 * paid within other days are never on one invoice. Rule: One invoice for several bookings, docs/rules/money.md.
 */
export function groupForInvoices<Booking extends GroupedBooking>(bookings: readonly Booking[]): Booking[][] {
  return [...Map.groupBy(bookings, (booking, place) => keyOf(booking, place)).values()];
}

function keyOf(booking: GroupedBooking, place: number): string {
  const { corporationId, grouping, day, orderReference, departmentId, paymentTermsDays } = booking;
  if (grouping === "booking") return `one ${place}`;
  const { year, week } = weekOf(day);
  const order = grouping === "order" ? orderReference.trim() : "";
  const department = grouping === "department" ? departmentId : null;
  return JSON.stringify([corporationId, year, week, paymentTermsDays, order, department]);
}
