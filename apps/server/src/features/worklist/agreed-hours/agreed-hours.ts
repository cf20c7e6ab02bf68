import { agreedHoursEndpoints as rows } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { type ApprovedSides, sidesToTakeBack } from "#rules/shifts/agreed-hours.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { saveAll } from "#server/features/invoicing/page/change-shifts.ts";
import { lockUnsentShifts, type SelectedShifts } from "#server/features/invoicing/page/locked-bookings.ts";
import { assertSeenTotal } from "#server/features/invoicing/seen-total.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { bookingIdsOfShifts, findAgreedBookings, findSelectedShifts } from "./agreed-hours.queries.ts";
import { type AgreedShift, agreedShifts, moneyOf, sum, sumsOf } from "./agreed-sums.ts";

/** The bookings whose agreed hours wait to be approved, each with what approving comes to. */
const list: Handler<typeof rows.agreedHours> = async ({ now, services: { db } }) => {
  const bookings = await findAgreedBookings(db, new Date(now));
  const shifts = await findSelectedShifts(
    db,
    bookings.map(({ id }) => id),
  );
  const byBooking = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  return {
    bookings: bookings.flatMap((booking) => {
      const agreed = agreedShifts(booking, byBooking.get(booking.id) ?? [], now);
      if (agreed.length === 0) return [];
      const sums = sumsOf(booking, agreed);
      return [
        {
          booking_id: booking.id,
          corporation: booking.corporation,
          job_title: booking.job_title,
          date: booking.date,
          start_time: booking.start_time,
          end_time: booking.end_time,
          people: sums.people,
          hours: sums.hours,
          beyond_booked: sums.beyondBooked,
          to_invoice: toWireKroner(sums.toInvoice),
          to_pay: toWireKroner(sums.toPay),
        },
      ];
    }),
    count: bookings[0]?.total ?? 0,
  };
};

/** Approves agreed hours where both sums are still those that were shown. Refuses `not_found` and `total_changed`. Rule: Approving agreed hours, docs/rules/checkout.md. */
const approve: Handler<typeof rows.approveAgreedHours> = (call) => {
  const { body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const locked = await lockUnsentShifts(tx, body.booking_ids, []);
    const agreed = locked.map(({ booking, shifts }) => ({
      booking,
      agreed: agreedShifts(booking, shifts, now),
    }));
    const sums = agreed.map((one) => sumsOf(one.booking, one.agreed));
    if (body.total !== undefined) {
      assertSeenTotal(
        sum(sums, ({ toInvoice }) => toInvoice),
        { total: fromWireKroner(body.total) },
      );
    }
    if (body.pay_total !== undefined) {
      assertSeenTotal(
        sum(sums, ({ toPay }) => toPay),
        { total: fromWireKroner(body.pay_total) },
      );
    }
    const all = agreed.flatMap((one) => one.agreed);
    await saveSides(tx, call, locked, all, true);
    return idsOf(all);
  });
};

/** Takes approvals of agreed hours back; what was sent since, or is approved no longer, stays as it is. Rule: Taking agreed hours back, docs/rules/checkout.md. */
const takeBack: Handler<typeof rows.takeAgreedHoursBack> = (call) => {
  const { body, services } = call;
  const [invoice, pay] = [new Set(body.invoice), new Set(body.pay)];
  return inTransaction(services.db, async (tx) => {
    const bookingIds = await bookingIdsOfShifts(tx, [...invoice, ...pay]);
    if (bookingIds.length === 0) return { invoice: [], pay: [] };
    const locked = await lockUnsentShifts(tx, bookingIds, []);
    const back = locked
      .flatMap(({ shifts }) => shifts)
      .map((shift) => {
        const approved = { invoice: invoice.has(shift.id), pay: pay.has(shift.id) };
        return { shift, sides: sidesToTakeBack(approved, moneyOf(shift)) };
      });
    await saveSides(tx, call, locked, back, false);
    return idsOf(back);
  });
};

/** Sets or clears the approval of the named sides. */
async function saveSides(
  tx: Tx,
  call: AdminCall,
  locked: readonly SelectedShifts[],
  shifts: readonly AgreedShift[],
  isApproved: boolean,
): Promise<void> {
  const byShift = new Map(shifts.map(({ shift, sides }) => [shift.id, sides]));
  await saveAll(tx, call, locked, "approve_shift", (_booking, shift: ShiftRow) => {
    const sides: ApprovedSides = byShift.get(shift.id) ?? { invoice: false, pay: false };
    return {
      ...(sides.invoice ? { admin_approve_invoice: isApproved } : {}),
      ...(sides.pay ? { admin_approve_checkout: isApproved } : {}),
    };
  });
}

function idsOf(shifts: readonly AgreedShift[]): { invoice: number[]; pay: number[] } {
  const of = (side: keyof ApprovedSides) =>
    shifts.filter(({ sides }) => sides[side]).map(({ shift }) => shift.id);
  return { invoice: of("invoice"), pay: of("pay") };
}

/** The calls of approving agreed hours. */
export const agreedHoursRoutes: readonly Route[] = [
  route(rows.agreedHours, list),
  route(rows.approveAgreedHours, approve),
  route(rows.takeAgreedHoursBack, takeBack),
];
