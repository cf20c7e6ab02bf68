import type { TodayKey } from "#rules/shifts/waiting.ts";
import { todayTexts as texts, todayGroups } from "#texts/da/desk/today.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import type { TodayItem } from "./line-facts.ts";

/** What the button of a line says, and where it leads: to the page that ends the waiting, or to the telephone. */
export function wayOf(group: TodayKey, item: TodayItem): { label: string; href: string } {
  const label = todayGroups[group].action;
  const invoice = { label, href: `/admin/bookingInvoice/${item.booking_id}` };
  switch (group) {
    case "security":
      return { label, href: `/admin/audit?${new URLSearchParams({ kind: "security", who: whoOf(item) })}` };
    case "to_approve":
      return { label, href: `/admin/review-booking/${item.booking_id}` };
    case "under_filled":
      return { label, href: `/viewBooking/${item.booking_id}` };
    case "not_ready": {
      if (item.phone === null) return { label, href: `/viewBooking/${item.booking_id}` };
      return { label: texts.call(formatPhone(item.phone)), href: phoneLink(item.phone) };
    }
    case "missing_data": {
      if (item.phone === null) return invoice;
      return { label: texts.call(formatPhone(item.phone)), href: phoneLink(item.phone) };
    }
    case "working_time":
      return { label, href: `/admin/employees/${item.employee_id}` };
    case "penalties":
      return { label, href: "/admin/penalties" };
    case "transfers":
      return { label, href: "/admin/transfers" };
    case "shut_channels":
    case "failed_deliveries":
      return { label, href: "/admin/mailbox" };
    default:
      return invoice;
  }
}

/** Whose failures they are, as the log is asked for it. */
function whoOf({ about: [kind, , subject = ""] }: TodayItem): string {
  return kind === "address" ? `address:${subject}` : subject;
}
