import * as z from "zod/mini";
import { commaKroner, id, kroner } from "#contract/wire/schemas.ts";
import { agreementTermKeys } from "#rules/pricing/agreement-values.ts";
import { bookingTermKeys } from "#rules/pricing/term-values.ts";
import { agreementVersions } from "./wage-agreement.entities.ts";

/** All terms in force, also days, minutes and kroner. */
const terms = z.record(z.literal([...bookingTermKeys, ...agreementTermKeys]), z.number());

/** The message and what a booking made today costs, in kroner an hour; everyone may read it. */
export const globalMessage = z.object({
  global_message: z.string(),
  standard_fee: kroner,
  urgent_booking_fee: kroner,
  emergency_booking_fee: kroner,
  /** The wage that a form for a new booking starts with, where the staff type has none of its own. */
  hourly_wage: commaKroner,
  /** Agreed with the caller's company, before that of the staff type; null where none is. */
  agreed_hourly_wage: z.nullable(commaKroner),
  /** The standard fee for head waiters. */
  head_waiter_fee: kroner,
  terms,
  /** Of the caller's company, else of the agency; none where there is no agreement. */
  agreements: agreementVersions,
});

/** The text of one SMS; `title` is the key that lists are sorted by, `title_in_danish` is shown. */
export const smsTemplate = z.object({
  id,
  title: z.string(),
  title_in_danish: z.string(),
  template_content: z.string(),
  category: z.literal(["ADMIN", "WORKER", "COMPANY"]),
});

export type WireSmsTemplate = z.output<typeof smsTemplate>;
