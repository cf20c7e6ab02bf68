import { isSame, type Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords, formatTimes } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import {
  type BookingFacts,
  bookingLines,
  type Email,
  type EmployeeJobFacts,
  jobLines,
  layOut,
} from "./layout.ts";

interface NamedTimes {
  /** First name and last initial. */
  readonly name: string;
  readonly times: Times;
}

/** To the corporation that has said nothing to its staff's times: what will happen, and when. */
export function silenceWarning(
  booking: BookingFacts & {
    readonly people: readonly NamedTimes[];
    readonly settlesAt: Moment;
    readonly now: Moment;
  },
  brand: Brand,
): Email {
  const until = formatMoment(booking.settlesAt, booking.now);
  return layOut(
    {
      subject: `Svar på timerne ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [
        `I har ikke svaret på tiderne herunder. Svarer I ikke senest ${until}, gælder de, så langt de ligger inden for den bookede tid. Det, der ligger ud over den, venter stadig på jeres svar.`,
      ],
      facts: [...bookingLines(booking), ...linesOf(booking.people)],
      action: { label: "Svar på timerne", link: booking.link },
    },
    brand,
  );
}

/** To the corporation whose silence has agreed on a part of the times. */
export function settledBySilence(
  booking: BookingFacts & { readonly people: readonly NamedTimes[] },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Timerne ${dayWords(booking.day)} gælder`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [
        "I har ikke svaret på tiderne, så de gælder nu inden for den bookede tid. Har nogen skrevet mere, venter resten stadig på jeres svar.",
      ],
      facts: [...bookingLines(booking), ...linesOf(booking.people)],
      action: { label: "Se timerne", link: booking.link },
    },
    brand,
  );
}

/** To the employee: which times are agreed since the company has not answered (noti_check_out_job). */
export function agreedBySilence(
  job: EmployeeJobFacts & { readonly times: Times; readonly stamped: Times },
  brand: Brand,
): Email {
  const agreed = formatTimes(job.times.from, job.times.to);
  const rest = isSame(job.times, job.stamped)
    ? ""
    : ` Resten af din tid (du skrev ${formatTimes(job.stamped.from, job.stamped.to)}) venter på deres svar.`;
  return layOut(
    {
      subject: `Dine timer hos ${job.corporationName} gælder`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        `${job.corporationName} har ikke svaret på dine tider. Derfor gælder ${agreed}, og det får du løn for.${rest}`,
      ],
      facts: jobLines(job),
      action: { label: "Se dine timer", link: job.link },
    },
    brand,
  );
}

function linesOf(people: readonly NamedTimes[]): [string, string][] {
  return people.map(({ name, times }) => [name, formatTimes(times.from, times.to)]);
}
