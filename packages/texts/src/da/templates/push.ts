import { bookingNumber } from "#texts/da/common/booking-number.ts";
import type { JobFacts } from "#texts/da/templates/email/layout.ts";
import { dayWords } from "#texts/format/days.ts";

/** What a phone shows of a message: no names of persons, no pay, since others see a locked phone too. */
export interface PushText {
  readonly title: string;
  readonly body: string;
}

const when = ({ day, from, to }: JobFacts) => `${dayWords(day)} kl. ${from}–${to}`;
const where = (job: JobFacts) => `${job.jobTitle} hos ${job.corporationName}`;
const number = (job: JobFacts) => `${bookingNumber(job.bookingId)}.`;
const whole = (job: JobFacts) => `${where(job)}, ${when(job)}. ${number(job)}`;

/** The messages to an employee that a phone shows, by what they are about. */
export const pushTexts = {
  hired: (job) => ({ title: "Du har fået jobbet", body: whole(job) }),
  promoted: (job) => ({ title: "Du har fået vagten", body: `En plads blev ledig: ${whole(job)}` }),
  offer: (job) => ({ title: "Vil du tage vagten?", body: `${whole(job)} Svar i appen.` }),
  offer_now: (job) => ({
    title: "Kan du komme nu?",
    body: `${where(job)} mangler en i dag til kl. ${job.to}. ${number(job)} Svar i appen.`,
  }),
  are_you_coming: (job) => ({
    title: "Er du på vej?",
    body: `${job.corporationName} venter på dig. ${number(job)} Svar i appen.`,
  }),
  you_are_here: (job) => ({ title: "Du er skrevet som mødt", body: whole(job) }),
  terms_given: (job) => ({ title: "Dit ansættelsesbevis", body: `${whole(job)} Læs beviset i appen.` }),
  terms_new: (job) => ({
    title: "Dit ansættelsesbevis er ændret",
    body: `${whole(job)} Se i appen, hvad der er nyt.`,
  }),
  removed: (job) => ({ title: "Du skal ikke møde", body: `Du er taget af vagten: ${whole(job)}` }),
  not_chosen: (job) => ({ title: "Jobbet gik til en anden", body: whole(job) }),
  on_standby: (job) => ({
    title: "Du er på ventelisten",
    body: `Vi spørger dig, hvis en plads bliver ledig: ${whole(job)}`,
  }),
  get_ready: (job) => ({ title: "Meld dig klar", body: whole(job) }),
  shift_updated: (job) => ({ title: "Din vagt er ændret", body: `Nu: ${whole(job)} ${job.address}` }),
  terms_changed: (job) => ({
    title: "Din vagt er ændret. Kan du stadig?",
    body: `${whole(job)} Svar i appen.`,
  }),
  shift_cancelled: (job) => ({ title: "Jobbet er aflyst", body: `Du skal ikke møde: ${whole(job)}` }),
  checkout_reminder: (job) => ({
    title: "Husk at stemple ud",
    body: `${where(job)}. ${number(job)} Gør det inden 24 timer.`,
  }),
  times_rejected: (job) => ({
    title: "Er dine tider rigtige?",
    body: `${job.corporationName} foreslår ${dayWords(job.day)} ${job.from}–${job.to}. ${number(job)} Svar i appen.`,
  }),
  new_job: (job) => ({ title: "Nyt job", body: whole(job) }),
  urgent_job: (job) => ({ title: "Hastejob", body: whole(job) }),
} as const satisfies Record<string, (job: JobFacts) => PushText>;

export type PushKey = keyof typeof pushTexts;
