import type { TermLine } from "#texts/da/common/agreement.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { type CancellationPayFacts, cancellationPaySentences } from "./cancellation-pay.ts";
import {
  type BookingFacts,
  bookingLines,
  type Email,
  type EmployeeJobFacts,
  jobLines,
  layOut,
  numberLine,
} from "./layout.ts";

/** Why somebody is off a shift whose terms were changed, as it stands on the shift. */
export const releaseReasons = {
  declined: "Vagten blev ændret, og der blev sagt nej.",
  expired: "Vagten blev ændret, og der kom ikke svar i tide.",
  collides: "Vagten blev flyttet til et tidspunkt, hvor der allerede er en anden vagt.",
} as const;

type Cause = keyof typeof releaseReasons;

/** To a selected person whose terms are other or worse than they said yes to; goes out whatever the switches say. */
export function termsChanged(
  job: EmployeeJobFacts & { readonly lines: readonly TermLine[]; readonly until: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Vagten ${dayWords(job.day)} er ændret. Kan du stadig?`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        `${job.corporationName} har ændret den vagt, du sagde ja til. Svar senest ${job.until}.`,
        "Siger du nej, koster det dig ikke noget: ingen kort, ingen stjerner, ingen spærring. Svarer du ikke, tager vi dig af vagten, og det koster heller ikke noget.",
      ],
      facts: [...linesOf(job.lines), numberLine(job)],
      action: { label: "Svar her", link: job.link },
    },
    brand,
  );
}

/** To selected people when what changed asks nothing of them: better terms, or facts of the job. */
export function shiftChanged(
  job: EmployeeJobFacts & { readonly lines: readonly TermLine[] },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Nyt om vagten ${dayWords(job.day)}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        `${job.corporationName} har rettet noget om vagten. Du har den stadig, og du skal ikke svare.`,
      ],
      facts: [...linesOf(job.lines), ...jobLines(job)],
      action: { label: "Se vagten", link: job.link },
    },
    brand,
  );
}

/** To applicants of a job whose terms changed. */
export function jobChanged(
  job: EmployeeJobFacts & { readonly lines: readonly TermLine[] },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Jobbet ${dayWords(job.day)}, som du har søgt, er ændret`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        `${job.corporationName} har ændret jobbet. Din ansøgning står ved magt, men du kan først blive valgt, når du har sagt ja til det nye.`,
      ],
      facts: [...linesOf(job.lines), numberLine(job)],
      action: { label: "Se jobbet, og svar", link: job.link },
    },
    brand,
  );
}

const personSentences: Readonly<Record<Cause, string>> = {
  declined: "Du sagde nej til ændringen, så du skal ikke møde.",
  expired: "Vagten blev ændret, og vi fik ikke svar fra dig i tide, så du er ikke på vagten længere.",
  collides:
    "Vagten er flyttet til et tidspunkt, hvor du allerede har en anden vagt, så du er ikke på den længere.",
};

/** To somebody who is off a shift since its terms changed. */
export function releasedAfterChange(
  job: EmployeeJobFacts & { readonly cause: Cause; readonly pay: CancellationPayFacts },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Du er ikke på vagten ${dayWords(job.day)} længere`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        personSentences[job.cause],
        "Det koster dig ikke noget: ingen kort, ingen stjerner, ingen spærring. Du kan søge andre job med det samme.",
        ...cancellationPaySentences(job.pay),
      ],
      facts: jobLines(job),
      action: { label: "Se ledige job", link: job.link },
    },
    brand,
  );
}

const companySentences: Readonly<Record<Cause, (name: string) => string>> = {
  declined: (name) => `${name} kan ikke efter jeres ændring. Pladsen er åben igen.`,
  expired: (name) => `${name} har ikke svaret på jeres ændring i tide. Pladsen er åben igen.`,
  collides: (name) => `${name} har allerede en anden vagt på det nye tidspunkt. Pladsen er åben igen.`,
};

/** To the company when somebody is off a booking that it changed. `fee` in øre, 0 where it costs nothing. */
export function staffLostByChange(
  booking: BookingFacts & { readonly name: string; readonly cause: Cause; readonly fee: number },
  brand: Brand,
): Email {
  const cost =
    booking.fee > 0
      ? [
          `Det koster ${formatKronerUnit(booking.fee)} ekskl. moms, fordi ændringen kom sent. Beløbet bortfalder, hvis pladsen bliver besat igen før start.`,
        ]
      : [];
  return layOut(
    {
      subject: `${booking.name} kommer ikke ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [companySentences[booking.cause](booking.name), ...cost],
      facts: bookingLines(booking),
      action: { label: "Besæt pladsen", link: booking.link },
    },
    brand,
  );
}

function linesOf(lines: readonly TermLine[]): (readonly [string, string])[] {
  return lines.map(
    ([label, before, after]) => [label, before ? `${after} (før: ${before})` : after] as const,
  );
}
