import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords } from "#texts/format/days.ts";
import { type Email, type EmployeeJobFacts, jobLines, layOut } from "./layout.ts";

/** To somebody whom the office has reported sick or absent. */
export function reportedSick(job: EmployeeJobFacts & { readonly reason: string }, brand: Brand): Email {
  return layOut(
    {
      subject: `Du er meldt syg ${dayWords(job.day)}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        `Vi har meldt dig syg til vagten hos ${job.corporationName}, så du skal ikke møde. Det koster dig ikke noget.`,
        "Er det en fejl, så ring til os med det samme.",
      ],
      facts: [...jobLines(job), ["Årsag", job.reason]],
      action: { label: "Se vagten", link: job.link },
    },
    brand,
  );
}

/** To somebody whose sick report the office has taken back. */
export function sickTakenBack(job: EmployeeJobFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Du har vagten igen ${dayWords(job.day)}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        `Vi har taget din sygemelding til vagten hos ${job.corporationName} tilbage, så du skal møde som aftalt. Virksomheden har fået besked.`,
        "Er det en fejl, så ring til os med det samme.",
      ],
      facts: jobLines(job),
      action: { label: "Se vagten", link: job.link },
    },
    brand,
  );
}

/** To somebody who reported sick late: what the office has decided, and why. */
export function sickDecided(
  job: EmployeeJobFacts & { readonly isExcused: boolean; readonly reason: string },
  brand: Brand,
): Email {
  const paragraph = job.isExcused
    ? "Vi har set på din sene sygemelding, og den er godtaget. Den koster dig ikke noget."
    : "Vi har set på din sene sygemelding, og den regnes for et sent afbud. Er du ikke enig, så bed om en ny vurdering under Kort og spærringer.";
  return layOut(
    {
      subject: job.isExcused ? "Din sygemelding er godtaget" : "Din sygemelding regnes for et sent afbud",
      greeting: `Hej ${job.firstName}`,
      paragraphs: [paragraph],
      facts: [...jobLines(job), ["Begrundelse", job.reason]],
      action: { label: "Se vagten", link: job.link },
    },
    brand,
  );
}
