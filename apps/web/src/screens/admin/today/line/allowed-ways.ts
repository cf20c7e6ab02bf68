import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { reminderEndpoints } from "#contract/backoffice/reminder.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { May } from "#web/api/session/use-may.ts";
import type { LineDialog, Way } from "./line-ways.ts";

type Row = Pick<Endpoint, "roles">;

/** What a dialog sends in the end. */
const rowsOfDialogs: Readonly<Record<LineDialog, Row>> = {
  replace: standbyEndpoints.ask,
  replace_selected: standbyEndpoints.ask,
  note_missed: arrivalEndpoints.noteNotArrived,
  decide_missed: arrivalEndpoints.decideNotArrived,
  decide_sick: sickEndpoints.decideLateSick,
  report_sick: sickEndpoints.reportForPerson,
  settle: ledgerEndpoints.settleTimes,
  approve_hours: agreedHoursEndpoints.approveAgreedHours,
  remind: reminderEndpoints.remind,
  ask_for_data: reminderEndpoints.remind,
  decline_profile: approvalEndpoints.decline,
};

/** What is done on the screen that a line of the group leads to, where it is there for more than reading. */
const rowsOfGroups: Readonly<Partial<Record<TodayKey, Row>>> = {
  security: auditEndpoints.log,
  to_approve: adminBookingEndpoints.approve,
  ready_to_invoice: ledgerEndpoints.createInvoice,
  ready_to_pay: ledgerEndpoints.sendToZenegy,
  prepaid_too_much: ledgerEndpoints.credit,
  penalties: penaltyEndpoints.reviewPenalty,
  transfers: transferEndpoints.decideTransfer,
  failed_deliveries: messageEndpoints.sendAgain,
};

/** The ways of a line without those that end in a call which the signed-in role may not make. */
export function allowedWays(group: TodayKey, ways: readonly Way[], may: May): Way[] {
  return ways.filter((way) => {
    const row = rowOf(group, way);
    return row === undefined || may(row);
  });
}

function rowOf(group: TodayKey, way: Way): Row | undefined {
  if ("dialog" in way) return rowsOfDialogs[way.dialog];
  if ("sendAgain" in way) return messageEndpoints.sendAgain;
  if ("approve" in way) return approvalEndpoints.approve;
  return "to" in way ? rowsOfGroups[group] : undefined;
}

/** Whether the whole of a group is sent together by whoever is signed in. */
export function maySendTogether(group: TodayKey, may: May): boolean {
  const row = rowsOfGroups[group];
  return (group === "ready_to_invoice" || group === "ready_to_pay") && row !== undefined && may(row);
}
