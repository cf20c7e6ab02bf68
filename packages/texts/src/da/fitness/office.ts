import { formatDayField, formatMonth } from "#texts/format/days.ts";
import { formatHours } from "#texts/format/numbers.ts";
import { wayNames } from "./stored.ts";

/** What the office reads and sets of somebody's right to work. */
export const personFitnessTexts = {
  title: "Ret til at arbejde",
  label: "Arbejdstilladelse",
  options: {
    free: "Ikke nødvendig",
    permit: "Nødvendig",
    not_stated: "Ikke oplyst",
  },
  hint: "Den er ikke nødvendig for statsborgere i Danmark, Norden, EU, EØS og Schweiz. Er den nødvendig, skal en godkendt tilladelse stå under «Dokumenter».",
  byOffice: (when: string) => `Noteret af kontoret ${when}.`,
  byPerson: (when: string) => `Oplyst af medarbejderen ${when}.`,
  student: (month: string, hours: number, limit: number) =>
    `Studieophold: ${formatHours(hours)} af ${formatHours(limit)} i ${formatMonth(month)}.`,
  save: "Gem",
  saved: "Retten til at arbejde er gemt",
  notSaved: "Det blev ikke gemt. Prøv igen.",
  loading: "Henter retten til at arbejde",
  failed: "Retten til at arbejde kunne ikke hentes",
  checks: (count: number) => `Tjek før vagter (${count})`,
  noChecks: "Der er ikke tjekket noget endnu. Det sker, når medarbejderen får en vagt.",
  filter: "Ret til at arbejde",
  all: "Alle",
  notStated: "Ikke oplyst",
} as const;

const permitNames = {
  work_permit: "arbejdstilladelse",
  student_permit: "tilladelse som studerende",
} as const;

const rightWords = {
  free: "ikke brug for tilladelse",
  permit: "har tilladelse",
  student: "har tilladelse som studerende",
  none: "ingen gyldig tilladelse",
  not_stated: "ret til at arbejde ikke oplyst",
} as const;

interface Checked {
  readonly right_to_work: keyof typeof rightWords;
  readonly permits: readonly { readonly kind: keyof typeof permitNames; readonly until: string | null }[];
}

/** «arbejdstilladelse gyldig til 31.05.2027». */
export function checkedRight({ right_to_work, permits }: Checked): string {
  if (permits.length === 0) return rightWords[right_to_work];
  return permits
    .map(({ kind, until }) =>
      until === null
        ? `${permitNames[kind]} uden udløb`
        : `${permitNames[kind]} gyldig til ${formatDayField(until)}`,
    )
    .join(", ");
}

/** What was checked, in the list of a person's checks. */
export const checkTexts = {
  at: (when: string, right: string) => `Tjekket ${when}: ${right}.`,
  shift: (day: string, company: string, how: keyof typeof wayNames) =>
    `Vagt ${day}, ${company}: ${wayNames[how]}`,
  passed: (reason: string) => `Kontoret gik forbi: ${reason}`,
  warned: "Advarsel",
  wasRefused: "Afvist",
} as const;

/** Before somebody is booked or added. */
export const placeCheckTexts = {
  checking: "Tjekker medarbejderen",
  refused: "Kan ikke bookes",
  warned: "Vær opmærksom på",
  mayPass: "Du kan gå forbi med en årsag.",
  toPerson: "Åbn medarbejderens side",
} as const;

/** What each reason does, on the page of settings. */
export const fitnessSettingTexts = {
  title: "Tjek, før nogen får en vagt",
  lead: "Hvad der sker, når noget er i vejen. «Afvis» giver ingen vagt, «Advar» viser det kun for kontoret. Virksomheder ser aldrig, hvad der er galt med papirerne.",
  neverPassed: "Ingen kan gå forbi. Ret oplysningerne i stedet.",
  mayPass: "Kontoret kan gå forbi med en årsag.",
  loading: "Henter tjek",
  failed: "Tjekkene kunne ikke hentes",
  saved: "Tjekket er gemt",
  notSaved: "Tjekket blev ikke gemt. Prøv igen.",
} as const;
