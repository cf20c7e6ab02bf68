import type { deskEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { channelStatesOf } from "#server/features/messages/mailbox.ts";
import { DerivedAnswer, type Handler } from "#server/platform/http/handler.ts";
import { serializeAllDone } from "./all-done.ts";
import {
  invoiceAmounts,
  onlyTooMuch,
  payAmounts,
  payRunsOf,
  waitingPay,
  withoutTooLarge,
} from "./amounts.ts";
import { firstStepsOf } from "./first-steps.ts";
import type { TodayRow } from "./rows.ts";
import { readWaiting } from "./worklist.queries.ts";
import { serializeToday } from "./worklist.serializer.ts";

/** What waits for an admin now. */
export const today: Handler<typeof deskEndpoints.today> = async ({ now, services, known }) => {
  const { db, settings } = services;
  const { weekHours } = settings.workingTime;
  const mayLast = shutChannels(channelStatesOf(settings, [])).length === 0;
  const read = await readWaiting(db, { weekHours, mayLast }, now, known);
  return new DerivedAnswer(read, (at) => {
    const { lines, channels, installation, allDone, toPay, ...toInvoice } = read.rows();
    const shut = shutChannels(channelStatesOf(settings, channels));
    const money = {
      ...invoiceAmounts(toInvoice, settings, at),
      pay: payAmounts(toPay),
      waitingPay: waitingPay(toPay),
      payRuns: payRunsOf(toPay),
    };
    const waiting = onlyTooMuch(withoutTooLarge(lines, toPay), money.prepaidTooMuch);
    return {
      groups: serializeToday([...shut, ...waiting], money),
      first_steps: firstStepsOf(settings, installation[0]),
      all_done: serializeAllDone(allDone[0], at),
    };
  });
};

/** A line for each channel that lets nothing out: its service refuses us, or mail or SMS are not set up in production. */
function shutChannels(channels: ReturnType<typeof channelStatesOf>): TodayRow[] {
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
  booking_id: null,
  shift_id: null,
  employee_id: null,
  at: null,
  recipient: null,
  words: null,
  delivery: null,
  booking: null,
  person: null,
  stamps: null,
  reminded: null,
};
