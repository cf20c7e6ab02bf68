import { periodOf } from "#rules/pay/payroll-period.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { Moment } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { newProfileTexts } from "#texts/da/admin/people/new-profiles.ts";
import { agreedHoursTexts } from "#texts/da/backoffice/agreed-hours.ts";
import { decideMissedTexts } from "#texts/da/backoffice/decide-missed.ts";
import { officeSickTexts } from "#texts/da/backoffice/office-sick.ts";
import { remindTexts } from "#texts/da/backoffice/reminders.ts";
import { todayTexts as texts, todayGroups } from "#texts/da/backoffice/today.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { isRun } from "#web/components/frame/office/today-lines.ts";

/** What is done about a line without leaving the page. */
export type LineDialog =
  | "find_staff"
  | "replace"
  | "replace_selected"
  | "note_missed"
  | "decide_missed"
  | "decide_sick"
  | "report_sick"
  | "settle"
  | "approve_hours"
  | "remind"
  | "ask_for_data"
  | "decline_profile"
  | "answer_question";

/** What a button of a line does: leads to a screen or the telephone, opens a dialog, or sends at once. */
export type Way = { readonly label: string } & (
  | { readonly to: string; readonly search?: object }
  | { readonly phone: string }
  | { readonly dialog: LineDialog }
  | { readonly sendAgain: number }
  | { readonly approve: number }
);

/** The buttons of a line at `now`, what is tried first last. */
export function waysOf(group: TodayKey, item: TodayItem, now: Moment): Way[] {
  const label = todayGroups[group].action;
  const remind = { label: remindTexts.remind, dialog: "remind" } as const;
  const missed = { label: decideMissedTexts.missed, dialog: "note_missed" } as const;
  const invoice = `/admin/bookingInvoice/${item.booking_id}`;
  switch (group) {
    case "security":
      return [{ label, to: "/admin/audit", search: { kind: "security", who: whoOf(item) } }];
    case "to_approve":
      return [...call(item.corporation_phone), { label, to: `/admin/review-booking/${item.booking_id}` }];
    case "under_filled":
      return [...call(item.corporation_phone), { label, dialog: "find_staff" }];
    case "not_arrived":
      return [
        { label: todayGroups.not_ready.action, dialog: "replace" },
        ...call(item.phone),
        { label, dialog: "decide_missed" },
      ];
    case "late_sick":
      return [
        { label: todayGroups.not_ready.action, dialog: "replace" },
        ...call(item.phone),
        { label, dialog: "decide_sick" },
      ];
    case "changes_unanswered":
      return [
        { label: officeSickTexts.report, dialog: "report_sick" },
        { label: todayGroups.not_ready.action, dialog: "replace_selected" },
        { label, to: `/viewBooking/${item.booking_id}` },
        ...call(item.phone),
      ];
    case "not_ready":
      return [
        { label: officeSickTexts.report, dialog: "report_sick" },
        { label, dialog: "replace_selected" },
        hasBegun(item, now) ? missed : remind,
        ...call(item.phone),
      ];
    case "not_checked_out":
    case "late_checkouts":
      return [...call(item.phone), missed, remind, { label, dialog: "settle" }];
    case "open_hours":
      return [...call(item.phone), remind, { label, dialog: "settle" }];
    case "hours_to_approve":
      return [
        { label, to: invoice },
        { label: agreedHoursTexts.one, dialog: "approve_hours" },
      ];
    case "invoice_questions":
      return [
        ...call(item.corporation_phone),
        { label: texts.seeInvoice, to: invoice },
        { label, dialog: "answer_question" },
      ];
    case "reminders_due":
      return [...call(item.corporation_phone), { label, to: "/admin/invoices/reminders" }];
    case "ready_to_invoice":
      return [isRun(item) ? { label, ...runWay(item) } : { label, to: invoice, search: { open: "invoice" } }];
    case "ready_to_pay":
      return [
        isRun(item)
          ? { label, to: "/admin/payroll", search: { period: item.date && periodOf(item.date) } }
          : { label, to: invoice, search: { open: "pay" } },
      ];
    case "missing_data":
      return [
        ...(item.phone === null ? [{ label, to: invoice }] : call(item.phone)),
        { label: remindTexts.askForData, dialog: "ask_for_data" },
      ];
    case "months_to_close":
      return [{ label, to: "/admin/months", search: { month: item.about[0] } }];
    case "prepaid_too_much":
      return [...call(item.corporation_phone), { label, to: invoice, search: { open: "credit" } }];
    case "same_cpr":
      return [...call(item.phone), { label, to: `/admin/employees/${item.employee_id}` }];
    case "working_time":
    case "no_permit":
    case "expiring_documents":
    case "new_documents":
    case "terms_missing":
      return [...call(item.phone), { label, to: `/admin/employees/${item.employee_id}` }];
    case "penalties":
      return [
        ...call(item.phone),
        { label, to: "/admin/penalties", search: { q: item.person || undefined } },
      ];
    case "new_profiles":
      return [
        ...call(item.phone),
        { label: newProfileTexts.decline, dialog: "decline_profile" },
        { label, approve: item.employee_id ?? 0 },
      ];
    case "transfers":
      return [...call(item.phone), { label, to: "/admin/transfers" }];
    case "shut_channels":
      return [{ label, to: "/admin/mailbox" }];
    case "failed_deliveries":
      return [wayOfDelivery(item)];
  }
}

/** What a vendor refused is mended on its invoice page; the rest is sent again, and whom no SMS reaches is called. */
function wayOfDelivery(item: TodayItem): Way {
  const [channel] = item.about;
  if ((channel === "accounting" || channel === "payroll") && item.booking_id !== null) {
    return { label: texts.seeAndCorrect, to: `/admin/bookingInvoice/${item.booking_id}` };
  }
  if (item.delivery?.can_send_again) return { label: texts.sendAgain, sendAgain: item.delivery.id };
  const [phone] = channel === "sms" ? call(item.person) : [];
  return (
    phone ?? {
      label: todayGroups.failed_deliveries.action,
      to: "/admin/mailbox",
      search: { q: item.person || undefined },
    }
  );
}

/** Whether the shift of a line, whose urgency counts from its start, goes on. */
function hasBegun({ at }: TodayItem, now: Moment): boolean {
  return at !== null && Date.parse(at) <= now;
}

/** The invoices of the week that a line stands for. */
function runWay({ date }: TodayItem): { to: string; search?: object } {
  const { week, year } = date === null ? {} : weekOf(date);
  return { to: "/admin/invoiceRun", search: { weekNumber: week, year } };
}

function call(phone: string | null): Way[] {
  return phone ? [{ label: texts.call(formatPhone(phone)), phone: phoneLink(phone) }] : [];
}

/** Whose failures they are, as the log is asked for it. */
function whoOf({ about: [kind, , subject = ""] }: TodayItem): string {
  return kind === "address" ? `address:${subject}` : subject;
}
