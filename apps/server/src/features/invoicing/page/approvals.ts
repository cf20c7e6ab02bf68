import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { settledTimes, type Times } from "#rules/checkout/times.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockOf, type Side } from "#server/features/invoicing/amounts.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { changeAll, changeShift } from "./change-shifts.ts";
import { bothSides } from "./locked-bookings.ts";

interface Approvals {
  admin_approve_invoice?: boolean | undefined;
  admin_approve_checkout?: boolean | undefined;
}

/** Approves one person's hours for invoice and for pay, or takes an approval back. Refuses `open_times`. */
export const approveShift: Handler<typeof rows.approveShift> = (call) => {
  const { sides, values } = approvalOf(call.body);
  return changeShift(call, call.params.shiftId, { action: "approve_shift", sides }, (_booking, shift) => {
    if (Object.keys(approvable(shift, values)).length < sides.length) throw new DomainError("open_times");
    return values;
  });
};

/** Approves the hours of everybody on a booking, or takes approvals back; people whose times are open stay as they are. */
export const approveAll: Handler<typeof rows.approveAll> = (call) => {
  const { sides, values } = approvalOf(call.body.shiftStatus);
  return changeAll(
    call,
    [call.params.id],
    { action: "approve_shift", sides: onlyOne(sides) },
    (_booking, shift) => approvable(shift, values),
  );
};

/** Approves the hours of everybody on a week's bookings, or takes approvals back. */
export const approveWeek: Handler<typeof rows.approveWeek> = (call) => {
  const { sides, values } = approvalOf(call.body.shiftAdminApproove);
  return changeAll(
    call,
    call.body.bookingIds,
    { action: "approve_shift", sides: onlyOne(sides) },
    (_booking, shift) => approvable(shift, values),
  );
};

/** Accepts or rejects the times that the employee stamped. */
export const employeeTimeStatus: Handler<typeof rows.employeeTimeStatus> = (call) =>
  changeShift(call, call.params.id, { action: "set_employee_time_status", sides: ["pay"] }, () => ({
    employee_time_status: call.body.status,
  }));

/** Accepts or rejects the times that the company stamped. */
export const corporationTimeStatus: Handler<typeof rows.corporationTimeStatus> = (call) =>
  changeShift(call, call.params.id, { action: "set_corporation_time_status", sides: ["invoice"] }, () => ({
    corporation_time_status: call.body.status,
  }));

/** With both sides, somebody whose one side was sent still takes the other. */
function onlyOne(sides: readonly Side[]): readonly Side[] {
  return sides.length === 1 ? sides : [];
}

/** What of an approval a shift can take: nothing that was sent, and no approval while its times are open. */
function approvable(shift: ShiftRow, values: Approvals): Approvals {
  const isOpen = (adminTimes: Times | null) => settledTimes(adminTimes, stampsOf(shift)) === null;
  const { admin_approve_invoice: invoice, admin_approve_checkout: pay } = values;
  const keepsInvoice = lockOf(shift, "invoice") || (invoice && isOpen(adminTimesOf(shift)));
  const keepsPay = lockOf(shift, "pay") || (pay && isOpen(adminPayTimesOf(shift)));
  return {
    ...(invoice === undefined || keepsInvoice ? {} : { admin_approve_invoice: invoice }),
    ...(pay === undefined || keepsPay ? {} : { admin_approve_checkout: pay }),
  };
}

/** What an approval touches; a bare boolean sets both, and what is left out stays as it is. */
function approvalOf(given: Approvals | boolean): { sides: readonly Side[]; values: Approvals } {
  if (typeof given === "boolean") {
    return {
      sides: bothSides,
      values: { admin_approve_invoice: given, admin_approve_checkout: given },
    };
  }
  const sides: Side[] = [];
  const values: Approvals = {};
  if (given.admin_approve_invoice !== undefined) {
    sides.push("invoice");
    values.admin_approve_invoice = given.admin_approve_invoice;
  }
  if (given.admin_approve_checkout !== undefined) {
    sides.push("pay");
    values.admin_approve_checkout = given.admin_approve_checkout;
  }
  return { sides, values };
}
