import { type Day, daysBetween } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { type Email, type EmployeeJobFacts, layOut } from "./layout.ts";

interface DocumentFacts {
  readonly firstName: string;
  /** What the document is called. */
  readonly name: string;
  /** To the documents of the profile. */
  readonly link: string;
}

/** To an employee before and when an approved document ends. */
export function documentEnds(
  {
    firstName,
    name,
    link,
    expiresOn,
    today,
  }: DocumentFacts & { readonly expiresOn: Day; readonly today: Day },
  brand: Brand,
): Email {
  const left = daysBetween(today, expiresOn);
  const ends = left < 0 ? "er udløbet" : left === 0 ? "udløber i dag" : `udløber ${formatDayLong(expiresOn)}`;
  return layOut(
    {
      subject: `${name} ${ends}`,
      greeting: `Hej ${firstName}`,
      paragraphs: [
        left < 0
          ? `Det dokument, vi har på din profil, udløb ${formatDayLong(expiresOn)}.`
          : "Det dokument, vi har på din profil, udløber snart.",
        "Har du et nyt, så send et billede eller en PDF af det fra din profil. Nogle vagter kræver, at det gælder på dagen.",
      ],
      facts: [
        ["Dokument", name],
        ["Gælder til og med", formatDayLong(expiresOn)],
      ],
      action: { label: "Send et nyt", link },
    },
    brand,
  );
}

/** To an employee whose document the office has declined, with its reason. */
export function documentDeclined(
  { firstName, name, link, reason }: DocumentFacts & { readonly reason: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `Vi kan ikke bruge dokumentet: ${name}`,
      greeting: `Hej ${firstName}`,
      paragraphs: [
        `Tak for dit dokument. Vi har set på det og kan ikke bruge det: ${reason}`,
        `Send et andet fra din profil, så ser vi på det. Ring på ${formatPhone(brand.supportPhone)}, hvis du har spørgsmål.`,
      ],
      facts: [["Dokument", name]],
      action: { label: "Se dine dokumenter", link },
    },
    brand,
  );
}

/** To an employee who is given terms of employment: the first ones with the first shift, or new ones. */
export function termsGiven(job: EmployeeJobFacts, due: "first" | "new", brand: Brand): Email {
  const isFirst = due === "first";
  return layOut(
    {
      subject: isFirst ? "Dit ansættelsesbevis" : "Dit ansættelsesbevis er ændret",
      greeting: `Hej ${job.firstName}`,
      paragraphs: isFirst
        ? [
            "Du er valgt til din første vagt. Her er det, du er ansat på.",
            "Læs beviset, og kvitter for, at du har læst det. Det ligger altid under Min profil.",
          ]
        : [
            "Noget af det, du er ansat på, er ændret. Du har fået et nyt ansættelsesbevis, hvor ændringerne er markeret.",
            "Læs det, og kvitter for, at du har læst det. Det gamle bliver liggende under Min profil.",
          ],
      action: { label: "Læs beviset", link: job.link },
    },
    brand,
  );
}
