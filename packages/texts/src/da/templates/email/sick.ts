import type { Brand } from "#texts/da/common/brand.ts";
import { aboutJob } from "#texts/da/templates/letters/contents.ts";
import { exampleJob } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import type { EmployeeJobFacts } from "./layout.ts";

type ReasonedJob = EmployeeJobFacts & { readonly reason: string };

const exampleReport: ReasonedJob = { ...exampleJob, reason: "Feber" };

/** To somebody whom the office has reported sick or absent. */
export const reportedSick = letter({
  key: "reported_sick",
  to: "employee",
  title: "Meldt syg af kontoret",
  when: "når kontoret har meldt medarbejderen syg",
  subject: "Du er meldt syg {dag}",
  paragraphs: [
    "Vi har meldt dig syg til vagten hos {virksomhed}, så du skal ikke møde. Det koster dig ikke noget.",
    "Er det en fejl, så ring til os med det samme.",
  ],
  button: "Se vagten",
  say(job: ReasonedJob) {
    const content = aboutJob(job);
    return { ...content, facts: [...(content.facts ?? []), ["Årsag", job.reason]] };
  },
  example: exampleReport,
});

/** To somebody whose sick report the office has taken back. */
export const sickTakenBack = letter({
  key: "sick_taken_back",
  to: "employee",
  title: "Sygemelding taget tilbage",
  when: "når kontoret tager en sygemelding tilbage, så medarbejderen har vagten igen",
  subject: "Du har vagten igen {dag}",
  paragraphs: [
    "Vi har taget din sygemelding til vagten hos {virksomhed} tilbage, så du skal møde som aftalt. Virksomheden har fået besked.",
    "Er det en fejl, så ring til os med det samme.",
  ],
  button: "Se vagten",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

function withReason(job: ReasonedJob) {
  const content = aboutJob(job);
  return { ...content, facts: [...(content.facts ?? []), ["Begrundelse", job.reason] as const] };
}

const sickExcused = letter({
  key: "sick_excused",
  to: "employee",
  title: "Sen sygemelding godtaget",
  when: "når kontoret har godtaget en sen sygemelding",
  subject: "Din sygemelding er godtaget",
  paragraphs: ["Vi har set på din sene sygemelding, og den er godtaget. Den koster dig ikke noget."],
  button: "Se vagten",
  say: withReason,
  example: exampleReport,
});

const sickNotExcused = letter({
  key: "sick_not_excused",
  to: "employee",
  title: "Sen sygemelding regnes for afbud",
  when: "når kontoret regner en sen sygemelding for et sent afbud",
  subject: "Din sygemelding regnes for et sent afbud",
  paragraphs: [
    "Vi har set på din sene sygemelding, og den regnes for et sent afbud. Er du ikke enig, så bed om en ny vurdering under Kort og spærringer.",
  ],
  button: "Se vagten",
  say: withReason,
  example: exampleReport,
});

/** To somebody who reported sick late: what the office has decided, and why. */
export function sickDecided(job: ReasonedJob & { readonly isExcused: boolean }, brand: Brand) {
  return (job.isExcused ? sickExcused : sickNotExcused)(job, brand);
}

export const sickLetters = [reportedSick, sickTakenBack, sickExcused, sickNotExcused];
