import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { reminderSettingsIn } from "#server/features/invoicing/reminders/reminder.queries.ts";
import { channelStatesOf } from "#server/features/messages/mailbox.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { waitingByChannel } from "#server/platform/outbox/outbox.queries.ts";
import {
  invoiceAmounts,
  onlyTooMuch,
  payAmounts,
  payRunsOf,
  waitingPay,
  withoutTooLarge,
} from "./amounts.ts";
import { loadEmptyState } from "./empty-state.ts";
import { type WorklistItem, withDetails } from "./item-details.ts";
import { findShiftsToPay, loadInvoiceParts } from "./money.queries.ts";
import { loadInstallation, setupStepsLeft } from "./setup-checklist.ts";
import { findItems, worklistParams } from "./worklist.queries.ts";
import { serializeSections } from "./worklist.serializer.ts";

/** What waits for an admin now. */
export const today: Handler<typeof worklistEndpoints.today> = async ({ now, services: { db, settings } }) => {
  const prices = await pricesInForce(db, dayOf(now));
  const underFilledHours = prices.under_filled_hours / 100;
  const reminderDays = reminderSettingsIn(prices).days;
  const params = worklistParams({ ...settings.workingTime, underFilledHours, reminderDays }, now);
  const [items, toPay, channels, installation] = await Promise.all([
    findItems(db, params),
    findShiftsToPay(db, params.now),
    waitingByChannel(db).execute(),
    loadInstallation(db),
  ]);
  const detailed = await withDetails(db, items);
  const bookings = toInvoice(detailed);
  const parts = await loadInvoiceParts(db, [...bookings.keys()]);
  const money = {
    ...invoiceAmounts({ bookings: [...bookings.values()], ...parts }, now),
    pay: payAmounts(toPay),
    waitingPay: waitingPay(toPay),
    payRuns: payRunsOf(toPay),
  };
  const waiting = onlyTooMuch(withoutTooLarge(detailed, toPay), money.prepaidTooMuch);
  const shut = shutChannels(channelStatesOf(settings, channels));
  const isEmpty = items.every(({ key }) => key === "prepaid_too_much");
  return {
    groups: serializeSections([...shut, ...waiting], money),
    under_filled_hours: underFilledHours,
    first_steps: setupStepsLeft(settings, installation),
    all_done: isEmpty ? await loadEmptyState(db, params) : null,
  };
};

/** The bookings that are ready to be invoiced, or of which something was prepaid, by id. */
function toInvoice(items: readonly WorklistItem[]) {
  const isPriced = ({ key }: WorklistItem) => key === "ready_to_invoice" || key === "prepaid_too_much";
  return new Map(
    items.filter(isPriced).flatMap(({ booking }) => (booking ? [[booking.id, booking] as const] : [])),
  );
}

/** An item for each channel that lets nothing out: its service refuses us, or mail or SMS are not set up in production. */
function shutChannels(channels: ReturnType<typeof channelStatesOf>): WorklistItem[] {
  const isShut = ({ channel, state }: (typeof channels)[number]) =>
    state === "access_refused" || (state === "not_configured" && (channel === "email" || channel === "sms"));
  const shut = channels.filter(isShut);
  return shut.map(({ channel, waiting }) => ({
    ...nothing,
    key: "shut_channels",
    total: shut.length,
    people: waiting,
    about: [channel],
  }));
}

const nothing = {
  place: 0,
  booking_id: null,
  shift_id: null,
  employee_id: null,
  question_id: null,
  at: null,
  recipient: null,
  words: null,
  delivery: null,
  booking: null,
  person: null,
  stamps: null,
  reminders: [],
};
