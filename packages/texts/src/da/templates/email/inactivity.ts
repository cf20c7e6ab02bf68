import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { exampleProfile } from "#texts/da/templates/letters/examples.ts";
import { type LetterContent, letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";

interface UnusedProfile {
  readonly name: string;
  readonly erasedOn: Day;
  readonly link: string;
}

const say = ({ name, erasedOn, link }: UnusedProfile): LetterContent => ({
  greeting: `Hej ${name}`,
  values: { navn: name, sletningsdag: formatDayLong(erasedOn) },
  link,
});

const unusedByEmployee = letter({
  key: "inactivity_employee",
  to: "employee",
  title: "Profilen bliver slettet",
  when: "30 dage før en profil, der ikke har været brugt længe, bliver slettet",
  subject: "Din profil hos {vores_navn} bliver slettet {sletningsdag}",
  paragraphs: [
    "Du har ikke brugt din profil længe. Vi gemmer ikke oplysninger, som ingen bruger, så profilen bliver slettet {sletningsdag}.",
    "Vil du beholde den, så log ind inden da. Mere skal der ikke til.",
  ],
  button: "Behold profilen",
  required: ["sletningsdag"],
  say,
  example: { name: exampleProfile.firstName, erasedOn: "2026-12-24", link: exampleProfile.link },
});

const unusedByCompany = letter({
  key: "inactivity_company",
  to: "company",
  title: "Profilen bliver slettet",
  when: "30 dage før en virksomheds profil, der ikke har været brugt længe, bliver slettet",
  subject: "Jeres profil hos {vores_navn} bliver slettet {sletningsdag}",
  paragraphs: [
    "I har ikke brugt jeres profil længe. Vi gemmer ikke oplysninger, som ingen bruger, så profilen bliver slettet {sletningsdag}.",
    "Vil I beholde den, så log ind inden da. Mere skal der ikke til.",
  ],
  button: "Behold profilen",
  required: ["sletningsdag"],
  say,
  example: { name: "Signe Holm", erasedOn: "2026-12-24", link: exampleProfile.link },
});

/** To somebody whose profile nobody has used for a long time, 30 days before it is erased. */
export function inactivityWarning(facts: UnusedProfile & { readonly isCompany: boolean }, brand: Brand) {
  return (facts.isCompany ? unusedByCompany : unusedByEmployee)(facts, brand);
}

export const inactivityLetters = [unusedByEmployee, unusedByCompany];
