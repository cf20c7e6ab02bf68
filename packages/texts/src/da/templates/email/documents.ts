import { type Day, daysBetween } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { aboutJob, aboutProfile } from "#texts/da/templates/letters/contents.ts";
import { exampleJob, exampleProfile } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";
import type { EmployeeJobFacts } from "./layout.ts";

interface DocumentFacts {
  readonly firstName: string;
  /** What the document is called. */
  readonly name: string;
  /** To the documents of the profile. */
  readonly link: string;
}

type EndingDocument = DocumentFacts & { readonly expiresOn: Day; readonly today: Day };

const exampleEnding: EndingDocument = {
  ...exampleProfile,
  ...{ name: "Hygiejnebevis", expiresOn: "2026-12-24", today: "2026-11-24" },
};

const sendNew =
  "Har du et nyt, så send et billede eller en PDF af det fra din profil. Nogle vagter kræver, at det gælder på dagen.";

function sayEnd(document: EndingDocument) {
  const { name, expiresOn, today } = document;
  const day = formatDayLong(expiresOn);
  return {
    ...aboutProfile(document, {
      dokument: name,
      udløber: expiresOn === today ? "udløber i dag" : `udløber ${day}`,
      udløbsdag: day,
    }),
    greeting: `Hej ${document.firstName}`,
    facts: [["Dokument", name] as const, ["Gælder til og med", day] as const],
  };
}

const documentToEnd = letter({
  key: "document_ends",
  to: "employee",
  title: "Dokument udløber snart",
  when: "før et godkendt dokument udløber, og på dagen",
  subject: "{dokument} {udløber}",
  paragraphs: ["Det dokument, vi har på din profil, udløber snart.", sendNew],
  button: "Send et nyt",
  required: ["dokument", "udløber"],
  say: sayEnd,
  example: exampleEnding,
});

const documentEnded = letter({
  key: "document_ended",
  to: "employee",
  title: "Dokument er udløbet",
  when: "når et godkendt dokument er udløbet",
  subject: "{dokument} er udløbet",
  paragraphs: ["Det dokument, vi har på din profil, udløb {udløbsdag}.", sendNew],
  button: "Send et nyt",
  required: ["dokument", "udløbsdag"],
  say: sayEnd,
  example: exampleEnding,
});

/** To an employee before and when an approved document ends. */
export function documentEnds(document: EndingDocument, brand: Brand) {
  const isEnded = daysBetween(document.today, document.expiresOn) < 0;
  return (isEnded ? documentEnded : documentToEnd)(document, brand);
}

/** To an employee whose document the office has declined, with its reason. */
export const documentDeclined = letter({
  key: "document_declined",
  to: "employee",
  title: "Dokument ikke godkendt",
  when: "når kontoret ikke kan bruge et dokument",
  subject: "Vi kan ikke bruge dokumentet: {dokument}",
  paragraphs: [
    "Tak for dit dokument. Vi har set på det og kan ikke bruge det: {begrundelse}",
    "Send et andet fra din profil, så ser vi på det. Ring på {vores_telefon}, hvis du har spørgsmål.",
  ],
  button: "Se dine dokumenter",
  required: ["dokument", "begrundelse"],
  say: (document: DocumentFacts & { readonly reason: string }) => ({
    ...aboutProfile(document, { dokument: document.name, begrundelse: document.reason }),
    greeting: `Hej ${document.firstName}`,
    facts: [["Dokument", document.name]],
  }),
  example: { ...exampleProfile, name: "Hygiejnebevis", reason: "Billedet er for utydeligt." },
});

function sayTerms(job: EmployeeJobFacts) {
  const { facts: _, ...content } = aboutJob(job);
  return content;
}

const firstTerms = letter({
  key: "terms_first",
  to: "employee",
  title: "Ansættelsesbevis",
  when: "når medarbejderen er valgt til sin første vagt",
  subject: "Dit ansættelsesbevis",
  paragraphs: [
    "Du er valgt til din første vagt. Her er det, du er ansat på.",
    "Læs beviset, og kvitter for, at du har læst det. Det ligger altid under Min profil.",
  ],
  button: "Læs beviset",
  say: sayTerms,
  example: exampleJob,
});

const newTerms = letter({
  key: "terms_new",
  to: "employee",
  title: "Nyt ansættelsesbevis",
  when: "når det, medarbejderen er ansat på, er ændret",
  subject: "Dit ansættelsesbevis er ændret",
  paragraphs: [
    "Noget af det, du er ansat på, er ændret. Du har fået et nyt ansættelsesbevis, hvor ændringerne er markeret.",
    "Læs det, og kvitter for, at du har læst det. Det gamle bliver liggende under Min profil.",
  ],
  button: "Læs beviset",
  say: sayTerms,
  example: exampleJob,
});

/** To an employee who is given terms of employment: the first ones with the first shift, or new ones. */
export function termsGiven(job: EmployeeJobFacts, due: "first" | "new", brand: Brand) {
  return (due === "first" ? firstTerms : newTerms)(job, brand);
}

export const documentLetters = [documentToEnd, documentEnded, documentDeclined, firstTerms, newTerms];
