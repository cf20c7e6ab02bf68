import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { Side, Times } from "#rules/checkout/times.ts";
import { call } from "#web/api/calls/call.ts";
import type { TakenTimes } from "../sending/parts/what-helps.tsx";
import type { InvoiceDetails, Lock } from "../state/invoice-details.ts";

/** What one side said and what the admin made of it. */
export interface SideFacts {
  /** The admin's times for this side, null until somebody set them. */
  admin: Times | null;
  stamped: Times | null;
  comment: string;
  /** Accepted, rejected, or neither yet. */
  status: boolean | null;
  /** Why this side can't be changed any more, null while it can. */
  lock: Lock;
}

export function factsOf(side: Side, shift: WireAdminShift): SideFacts {
  return side === "corporation"
    ? {
        admin: timesOf(shift.admin_checkin_time, shift.admin_checkout_time),
        stamped: timesOf(shift.corporation_checkin_time, shift.corporation_checkout_time),
        comment: shift.time_comment_by_corporation,
        status: shift.corporation_time_status,
        lock: shift.locked.invoice,
      }
    : {
        admin: timesOf(shift.admin_employee_checkin_time, shift.admin_employee_checkout_time),
        stamped: timesOf(shift.employee_checkin_time, shift.employee_checkout_time),
        comment: shift.time_comment_by_employee,
        status: shift.employee_time_status,
        lock: shift.locked.pay,
      };
}

/** The times that one press can settle a shift with. */
export function timesOfSides(shift: WireAdminShift, booked: Times): TakenTimes {
  return {
    corporation: factsOf("corporation", shift).stamped,
    employee: factsOf("employee", shift).stamped,
    booked,
  };
}

/** The times that one press can settle a shift of a booking's page with, by the id of the shift. */
export function takenTimes({ booking, shifts }: InvoiceDetails, shiftId: number): TakenTimes {
  const booked = { from: booking.start_time, to: booking.end_time };
  const shift = shifts.find(({ id }) => id === shiftId);
  return shift ? timesOfSides(shift, booked) : { corporation: null, employee: null, booked };
}

/** Whether the two sides stamped different times. */
export function isDisputed(shift: WireAdminShift): boolean {
  const haveBoth =
    factsOf("corporation", shift).stamped !== null && factsOf("employee", shift).stamped !== null;
  return haveBoth && !shift.times_match;
}

/** Whether both sides stamped the same times, and the admin's are still to be filled with them. */
export function isToFill(shift: WireAdminShift): boolean {
  const sides = [factsOf("corporation", shift), factsOf("employee", shift)];
  const isAgreed = shift.times_match && sides.every(({ stamped }) => stamped !== null);
  return isAgreed && !shift.not_met_for_booking && sides.some(({ admin, lock }) => !admin && !lock);
}

/** The shift's fields that hold the admin's times of a side. */
export function adminTimes(side: Side, { from, to }: Times): Partial<WireAdminShift> {
  return side === "corporation"
    ? { admin_checkin_time: from, admin_checkout_time: to }
    : { admin_employee_checkin_time: from, admin_employee_checkout_time: to };
}

export function adminStatus(side: Side, status: boolean): Partial<WireAdminShift> {
  return side === "corporation" ? { corporation_time_status: status } : { employee_time_status: status };
}

/** Equal times are 24 hours only where exactly these were booked; anywhere else they are a slip. */
export function isNothing({ from, to }: Times, booked: readonly Times[]): boolean {
  return from === to && !booked.every((one) => one.from === from && one.to === to);
}

/** Saves an admin's times of a side; `seen` are those that stood there when they were chosen. */
export function saveTimes(side: Side, shiftId: number, { from, to }: Times, seen: Times | null) {
  const params = { id: shiftId };
  const before = { from: seen?.from ?? null, to: seen?.to ?? null };
  return side === "corporation"
    ? call(invoicingEndpoints.registerCorporationTime, {
        params,
        body: {
          checkOut: { admin_checkin_time: from, admin_checkout_time: to },
          seen: { admin_checkin_time: before.from, admin_checkout_time: before.to },
        },
      })
    : call(invoicingEndpoints.registerEmployeeTime, {
        params,
        body: {
          checkOut: { admin_employee_checkin_time: from, admin_employee_checkout_time: to },
          seen: { admin_employee_checkin_time: before.from, admin_employee_checkout_time: before.to },
        },
      });
}

export function saveStatus(side: Side, shiftId: number, status: boolean) {
  const parts = { params: { id: shiftId }, body: { status } };
  return side === "corporation"
    ? call(invoicingEndpoints.corporationTimeStatus, parts)
    : call(invoicingEndpoints.employeeTimeStatus, parts);
}

function timesOf(from: string | null, to: string | null): Times | null {
  return from === null || to === null ? null : { from, to };
}
