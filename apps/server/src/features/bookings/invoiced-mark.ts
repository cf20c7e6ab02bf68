import type { Updateable } from "kysely";
import { invoicedMark } from "#rules/money/invoiced-mark.ts";
import type { Bookings } from "#server/platform/database/types.gen.ts";
import type { BookingRow } from "./booking.queries.ts";

/**
 * The columns of «Markeret som faktureret», where they change with what is sent of a locked booking. Rule: Marked as
 * invoiced, docs/rules/money.md.
 */
export function markColumns(booking: BookingRow | undefined, isSentInFull: boolean): Updateable<Bookings> {
  if (!booking) return {};
  const mark = !booking.all_check_times_approved ? "none" : booking.is_marked_by_invoice ? "invoice" : "hand";
  const next = invoicedMark({ mark, wasSentInFull: booking.is_sent_to_billy, isSentInFull });
  if (next === mark) return {};
  return { all_check_times_approved: next !== "none", is_marked_by_invoice: next === "invoice" };
}
