import type { ToldField } from "#rules/people/profile-change.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { toldFieldNames } from "#texts/da/common/told-fields.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { type Email, layOut } from "./layout.ts";

/**
 * To an employee whose pay or contact data was changed, at the address that stood there before. It names what was
 * changed and no value.
 */
export function profileDataChanged(
  facts: {
    readonly firstName: string;
    readonly fields: readonly ToldField[];
    readonly byOffice: boolean;
    readonly at: Moment;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const when = formatMomentLong(facts.at, facts.at);
  return layOut(
    {
      subject: "Dine oplysninger er ændret",
      greeting: facts.firstName === "" ? "Hej" : `Hej ${facts.firstName}`,
      paragraphs: [
        facts.byOffice
          ? `Vores kontor har ændret oplysninger på din profil ${when}.`
          : `Der er ændret oplysninger på din profil ${when}.`,
        `Var det ikke efter aftale med dig, så ring til os med det samme på ${formatPhone(brand.supportPhone)}. Vi kan sætte dem tilbage.`,
      ],
      facts: [["Ændret", facts.fields.map((field) => toldFieldNames[field]).join(", ")]],
      action: { label: "Se din profil", link: facts.link },
    },
    brand,
  );
}

/** To each address of two profiles that the office has merged; whoever had one profile only rings. */
export function profilesMerged(
  facts: {
    readonly firstName: string;
    readonly at: Moment;
    /** What signed in to either signs in to the one that stays. */
    readonly bothOpen: boolean;
    readonly link: string;
  },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: "Dine to profiler er samlet til én",
      greeting: facts.firstName === "" ? "Hej" : `Hej ${facts.firstName}`,
      paragraphs: [
        `Du havde to profiler hos os. Vores kontor har samlet dem ${formatMomentLong(facts.at, facts.at)}, så dine vagter, din løn og dine bedømmelser står ét sted.`,
        facts.bothOpen
          ? "Du kan logge ind på den, som du plejer på begge profiler."
          : "Nogle af de måder, du har logget ind på før, virker ikke mere. Kan du ikke komme ind, så ring til os.",
        `Har du kun haft én profil, så ring til os med det samme på ${formatPhone(brand.supportPhone)}.`,
      ],
      action: { label: "Se din profil", link: facts.link },
    },
    brand,
  );
}
