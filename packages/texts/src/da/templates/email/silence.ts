import { isSame, type Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import { aboutBooking, aboutJob } from "#texts/da/templates/letters/contents.ts";
import {
  exampleBooking,
  exampleJob,
  exampleMoment,
  exampleName,
} from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { type BookingFacts, bookingLines, type EmployeeJobFacts } from "./layout.ts";

interface NamedTimes {
  /** First name and last initial. */
  readonly name: string;
  readonly times: Times;
}

type SilentBooking = BookingFacts & { readonly people: readonly NamedTimes[] };
type WarnedBooking = SilentBooking & { readonly settlesAt: Moment; readonly now: Moment };

const exampleSilent: WarnedBooking = {
  ...exampleBooking,
  people: [{ name: exampleName, times: { from: "10:00", to: "18:15" } }],
  settlesAt: exampleMoment + 86_400_000,
  now: exampleMoment,
};

/** To the corporation that has said nothing to its staff's times: what will happen, and when. */
export const silenceWarning = letter({
  key: "silence_warning",
  to: "company",
  title: "Sidste frist for timerne",
  when: "når virksomheden ikke har svaret på tiderne, før de gælder af sig selv",
  subject: "Svar på timerne {dag}",
  paragraphs: [
    "I har ikke svaret på tiderne herunder. Svarer I ikke senest {svarfrist}, gælder de, så langt de ligger inden for den bookede tid. Det, der ligger ud over den, venter stadig på jeres svar.",
  ],
  button: "Svar på timerne",
  required: ["svarfrist"],
  say: (booking: WarnedBooking) => ({
    ...aboutBooking(booking, { svarfrist: formatMoment(booking.settlesAt, booking.now) }),
    facts: [...bookingLines(booking), ...linesOf(booking.people)],
  }),
  example: exampleSilent,
});

/** To the corporation whose silence has agreed on a part of the times. */
export const settledBySilence = letter({
  key: "settled_by_silence",
  to: "company",
  title: "Timerne gælder uden svar",
  when: "når timerne gælder, fordi virksomheden ikke har svaret",
  subject: "Timerne {dag} gælder",
  paragraphs: [
    "I har ikke svaret på tiderne, så de gælder nu inden for den bookede tid. Har nogen skrevet mere, venter resten stadig på jeres svar.",
  ],
  button: "Se timerne",
  say: (booking: SilentBooking) => ({
    ...aboutBooking(booking),
    facts: [...bookingLines(booking), ...linesOf(booking.people)],
  }),
  example: exampleSilent,
});

type AgreedJob = EmployeeJobFacts & { readonly times: Times; readonly stamped: Times };

const exampleAgreed: AgreedJob = {
  ...exampleJob,
  times: { from: "10:00", to: "18:00" },
  stamped: { from: "10:00", to: "18:45" },
};

/** To the employee: which times are agreed since the company has not answered (noti_check_out_job). */
export const agreedBySilence = letter({
  key: "agreed_by_silence",
  to: "employee",
  title: "Dine timer gælder",
  when: "når timerne gælder, fordi virksomheden ikke har svaret",
  subject: "Dine timer hos {virksomhed} gælder",
  paragraphs: [
    "{virksomhed} har ikke svaret på dine tider. Derfor gælder {gældende_tid}, og det får du løn for. {resten_venter}",
  ],
  button: "Se dine timer",
  required: ["gældende_tid", "resten_venter"],
  say: (job: AgreedJob) =>
    aboutJob(job, {
      gældende_tid: formatTimes(job.times.from, job.times.to),
      resten_venter: isSame(job.times, job.stamped)
        ? ""
        : `Resten af din tid (du skrev ${formatTimes(job.stamped.from, job.stamped.to)}) venter på deres svar.`,
    }),
  example: exampleAgreed,
});

function linesOf(people: readonly NamedTimes[]): [string, string][] {
  return people.map(({ name, times }) => [name, formatTimes(times.from, times.to)]);
}

export const silenceLetters = [silenceWarning, settledBySilence, agreedBySilence];
