import type { TermLine } from "#texts/da/common/agreement.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { aboutBooking, aboutJob } from "#texts/da/templates/letters/contents.ts";
import { exampleBooking, exampleJob, exampleName } from "#texts/da/templates/letters/examples.ts";
import { letter, type WriteLetter } from "#texts/da/templates/letters/letter.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { type CancellationPayFacts, cancellationPaySentence } from "./cancellation-pay.ts";
import { type BookingFacts, type EmployeeJobFacts, jobLines, numberLine } from "./layout.ts";

/** Why somebody is off a shift whose terms were changed, as it stands on the shift. */
export const releaseReasons = {
  declined: "Vagten blev ændret, og der blev sagt nej.",
  expired: "Vagten blev ændret, og der kom ikke svar i tide.",
  collides: "Vagten blev flyttet til et tidspunkt, hvor der allerede er en anden vagt.",
} as const;

type Cause = keyof typeof releaseReasons;
type ChangedJob = EmployeeJobFacts & { readonly lines: readonly TermLine[] };

const exampleChanged: ChangedJob = { ...exampleJob, lines: [["Tid", "10:00–18:00", "12:00–20:00"]] };

/** To a selected person whose terms are other or worse than they said yes to; goes out whatever the switches say. */
export const termsChanged = letter({
  key: "terms_changed",
  to: "employee",
  title: "Vagten er ændret, svar ønskes",
  when: "når virksomheden ændrer en vagt, så medarbejderen skal sige ja igen",
  subject: "Vagten {dag} er ændret. Kan du stadig?",
  paragraphs: [
    "{virksomhed} har ændret den vagt, du sagde ja til. Svar senest {svarfrist}.",
    "Siger du nej, koster det dig ikke noget: ingen kort, ingen stjerner, ingen spærring. Svarer du ikke, tager vi dig af vagten, og det koster heller ikke noget.",
  ],
  button: "Svar her",
  required: ["dag", "svarfrist"],
  say: (job: ChangedJob & { readonly until: string }) => ({
    ...aboutJob(job, { svarfrist: job.until }),
    facts: [...linesOf(job.lines), numberLine(job)],
  }),
  example: { ...exampleChanged, until: "i morgen kl. 10:00" },
});

/** To selected people when what changed asks nothing of them: better terms, or facts of the job. */
export const shiftChanged = letter({
  key: "shift_changed",
  to: "employee",
  title: "Nyt om vagten",
  when: "når virksomheden retter noget om en vagt, uden at medarbejderen skal svare",
  subject: "Nyt om vagten {dag}",
  paragraphs: ["{virksomhed} har rettet noget om vagten. Du har den stadig, og du skal ikke svare."],
  button: "Se vagten",
  required: ["dag"],
  say: (job: ChangedJob) => ({ ...aboutJob(job), facts: [...linesOf(job.lines), ...jobLines(job)] }),
  example: exampleChanged,
});

/** To applicants of a job whose terms changed. */
export const jobChanged = letter({
  key: "job_changed",
  to: "employee",
  title: "Jobbet, du har søgt, er ændret",
  when: "når virksomheden ændrer et job, som medarbejderen har søgt",
  subject: "Jobbet {dag}, som du har søgt, er ændret",
  paragraphs: [
    "{virksomhed} har ændret jobbet. Din ansøgning står ved magt, men du kan først blive valgt, når du har sagt ja til det nye.",
  ],
  button: "Se jobbet, og svar",
  required: ["dag"],
  say: (job: ChangedJob) => ({ ...aboutJob(job), facts: [...linesOf(job.lines), numberLine(job)] }),
  example: exampleChanged,
});

const causes: Readonly<Record<Cause, { title: string; when: string; person: string; company: string }>> = {
  declined: {
    title: "sagde nej til en ændring",
    when: "når medarbejderen har sagt nej til en ændret vagt",
    person: "Du sagde nej til ændringen, så du skal ikke møde.",
    company: "{navn} kan ikke efter jeres ændring. Pladsen er åben igen.",
  },
  expired: {
    title: "svarede ikke på en ændring",
    when: "når medarbejderen ikke har svaret i tide på en ændret vagt",
    person: "Vagten blev ændret, og vi fik ikke svar fra dig i tide, så du er ikke på vagten længere.",
    company: "{navn} har ikke svaret på jeres ændring i tide. Pladsen er åben igen.",
  },
  collides: {
    title: "har en anden vagt på det nye tidspunkt",
    when: "når en vagt er flyttet til et tidspunkt, hvor medarbejderen allerede har en anden",
    person:
      "Vagten er flyttet til et tidspunkt, hvor du allerede har en anden vagt, så du er ikke på den længere.",
    company: "{navn} har allerede en anden vagt på det nye tidspunkt. Pladsen er åben igen.",
  },
};

type ReleasedJob = EmployeeJobFacts & { readonly pay: CancellationPayFacts };

const released = (cause: Cause): WriteLetter<ReleasedJob> =>
  letter({
    key: `released_${cause}`,
    to: "employee",
    title: `Taget af vagten: ${causes[cause].title}`,
    when: causes[cause].when,
    subject: "Du er ikke på vagten {dag} længere",
    paragraphs: [
      causes[cause].person,
      "Det koster dig ikke noget: ingen kort, ingen stjerner, ingen spærring. Du kan søge andre job med det samme.",
      "{løn_ved_aflysning}",
    ],
    button: "Se ledige job",
    required: ["dag", "løn_ved_aflysning"],
    say: (job) => aboutJob(job, { løn_ved_aflysning: cancellationPaySentence(job.pay) }),
    example: { ...exampleJob, pay: { hours: 3, amount: 57_600 } },
  });

const releasedLetters = {
  declined: released("declined"),
  expired: released("expired"),
  collides: released("collides"),
};

/** To somebody who is off a shift since its terms changed. */
export function releasedAfterChange(job: ReleasedJob & { readonly cause: Cause }, brand: Brand) {
  return releasedLetters[job.cause](job, brand);
}

type LostPerson = BookingFacts & { readonly name: string; readonly fee: number };

const lost = (cause: Cause): WriteLetter<LostPerson> =>
  letter({
    key: `staff_lost_${cause}`,
    to: "company",
    title: `Plads åben igen: ${causes[cause].title}`,
    when: causes[cause].when,
    subject: "{navn} kommer ikke {dag}",
    paragraphs: [causes[cause].company, "{pris_ved_sen_ændring}"],
    button: "Besæt pladsen",
    required: ["navn", "pris_ved_sen_ændring"],
    say: (booking) =>
      aboutBooking(booking, {
        navn: booking.name,
        pris_ved_sen_ændring:
          booking.fee > 0
            ? `Det koster ${formatKronerUnit(booking.fee)} ekskl. moms, fordi ændringen kom sent. Beløbet bortfalder, hvis pladsen bliver besat igen før start.`
            : "",
      }),
    example: { ...exampleBooking, name: exampleName, fee: 50_200 },
  });

const lostLetters = { declined: lost("declined"), expired: lost("expired"), collides: lost("collides") };

/** To the company when somebody is off a booking that it changed. `fee` in øre, 0 where it costs nothing. */
export function staffLostByChange(booking: LostPerson & { readonly cause: Cause }, brand: Brand) {
  return lostLetters[booking.cause](booking, brand);
}

function linesOf(lines: readonly TermLine[]): (readonly [string, string])[] {
  return lines.map(
    ([label, before, after]) => [label, before ? `${after} (før: ${before})` : after] as const,
  );
}

export const agreementLetters = [
  termsChanged,
  shiftChanged,
  jobChanged,
  ...Object.values(releasedLetters),
  ...Object.values(lostLetters),
];
