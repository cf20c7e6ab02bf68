import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { type Email, layOut } from "./layout.ts";

/** To somebody whose profile nobody has used for a long time, 30 days before it is erased. */
export function inactivityWarning(
  facts: {
    readonly name: string;
    readonly isCompany: boolean;
    readonly erasedOn: Day;
    readonly link: string;
  },
  brand: Brand,
): Email {
  const { isCompany } = facts;
  const day = formatDayLong(facts.erasedOn);
  return layOut(
    {
      subject: `${isCompany ? "Jeres" : "Din"} profil hos ${brand.name} bliver slettet ${day}`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `${isCompany ? "I har" : "Du har"} ikke brugt ${isCompany ? "jeres" : "din"} profil længe. Vi gemmer ikke oplysninger, som ingen bruger, så profilen bliver slettet ${day}.`,
        `Vil ${isCompany ? "I" : "du"} beholde den, så log ind inden da. Mere skal der ikke til.`,
      ],
      action: { label: "Behold profilen", link: facts.link },
    },
    brand,
  );
}
