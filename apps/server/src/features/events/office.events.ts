import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { monthEndpoints } from "#contract/invoicing/month.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable, nothingStale, unaudited } from "./event-table.ts";
import { staleOfUndos } from "./stale-accounts.ts";
import { staleOfReminder } from "./stale-invoicing.ts";

const staleOfAdmins = (...keys: ReturnType<typeof queryKey>[]) => [{ channels: ["admins"] as const, keys }];
const staleMailbox = (_facts: object) => staleOfAdmins(queryKey(messageEndpoints.outbox));
const staleDelivery = (_facts: object) =>
  staleOfAdmins(queryKey(messageEndpoints.outbox), queryKey(messageEndpoints.outboxChannels));
const staleBroadcasts = (_facts: object) =>
  staleOfAdmins(queryKey(messageEndpoints.outbox), queryKey(manyMessageEndpoints.sentToMany));
const staleSmsTexts = (_facts: object) => staleOfAdmins(queryKey(settingsEndpoints.smsTemplates));
const staleMonths = (_facts: object) =>
  staleOfAdmins(queryKey(monthEndpoints.months), queryKey(monthEndpoints.month));
const staleWorklist = (_facts: object) => staleOfAdmins(queryKey(worklistEndpoints.today));

/** What the office does with messages, reminders and the audit log, and what it is told. */
export const officeEvents = {
  "outbox.send_again": audited(staleMailbox),
  /** The gateway has reported what became of an SMS. */
  "outbox.report_received": unaudited(staleMailbox),
  "outbox_channel.try_now": audited(staleDelivery),
  "sms_template.save_sms_template": audited(staleSmsTexts),
  "letter.save_letter": audited(({ id }: { readonly id: string }) =>
    staleOfAdmins(queryKey(letterEndpoints.letters), queryKey(letterEndpoints.letter, { key: id })),
  ),
  "message.message_to_many": audited(staleBroadcasts),
  "shift.remind_to_check_in": audited(staleOfReminder),
  "shift.remind_of_times": audited(staleOfReminder),
  "booking.remind_company": audited(staleOfReminder),
  "month.close_month": audited(staleMonths),
  "month.open_month": audited(staleMonths),
  "pay_file.fetch_pay_file": audited((_facts: object) =>
    staleOfAdmins(queryKey(runEndpoints.payroll), queryKey(monthEndpoints.month)),
  ),
  "audit_log.export": audited(nothingStale),
  /** Somebody of the office takes everybody's working time with them. */
  "working_hours.export": audited(nothingStale),
  /** Failures that pile up have made an alert, or belong to one. */
  "security_alert.raised": unaudited(staleWorklist),
  /** An admin can undo something, or no longer. */
  "undo.changed": unaudited(staleOfUndos),
} satisfies EventTable;
