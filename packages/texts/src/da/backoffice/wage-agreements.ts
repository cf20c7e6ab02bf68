import type { ExtraHoliday } from "#rules/supplements/wage-agreement.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { formatPercent, plural } from "#texts/format/numbers.ts";

/** What is wrong in the form of an agreement. */
export const wageAgreementMessages = {
  name: "Skriv, hvad overenskomsten hedder.",
  percent: "Skriv en procent fra 0 til 100.",
  value: "Skriv et beløb i kroner, eller en procent op til 500.",
  times: "Vælg to forskellige klokkeslæt. Hele døgnet er 00:00–24:00.",
  tooMany: "Der er plads til 20 tillæg.",
  age: "Skriv en alder i hele år.",
  months: "Skriv et helt antal måneder, højst 120.",
} as const;

const holidayNames: Record<ExtraHoliday, string> = {
  "05-01": "1. maj",
  "06-05": "Grundlovsdag",
  "12-24": "Juleaften",
  "12-31": "Nytårsaften",
};

/** The office's page of agreements. */
export const wageAgreementTexts = {
  title: adminMenu.agreements,
  lead: "Tillæg for aften, nat, lørdag, søndag og helligdage, og pension. De lægges til timelønnen i pris, løn og faktura, hver på sin egen linje. Uden en overenskomst betales alle timer ens.",
  loading: "Henter overenskomsterne",
  failed: "Overenskomsterne kan ikke vises lige nu",
  empty: "Der er ingen overenskomster endnu. Alle timer betales ens.",
  otherwise: (count: number) =>
    count === 1
      ? "1 kommende booking følger ikke versionen på sin dag"
      : `${count} kommende bookinger følger ikke versionen på deres dag`,
  otherwiseHint:
    "De er booket, før versionen kom, eller før virksomheden fik overenskomsten, og beholder deres tillæg. Skal de følge den, så tal med virksomheden og lad den booke på ny.",
  otherwiseName: (id: number, day: string, company: string) => `Nr. ${id}, ${day}, ${company}`,
  otherwiseMore: (count: number) => `og ${count} til`,
  add: "Ny overenskomst",
  newVersion: "Ny version",
  newVersionOf: (name: string) => `Ny version af ${name}`,
  name: "Navn",
  nameHint: "For eksempel «Hotel og restaurant».",
  validFrom: "Gælder fra",
  validFromHint:
    "For bookinger på den dag og senere. Det, der er booket, beholder den version, det blev booket under.",
  dayTaken: "Der er allerede en version fra den dag.",
  supplements: "Tillæg",
  addSupplement: "Tilføj tillæg",
  remove: "Fjern",
  removeSupplement: (place: number) => `Fjern tillæg ${place}`,
  supplement: (place: number) => `Tillæg ${place}`,
  days: "Dage",
  from: "Fra kl.",
  to: "Til kl.",
  unit: "Enhed",
  units: { kroner: "Kr. i timen", percent: "% af timelønnen" },
  value: "Tillæg",
  combine: "Når flere tillæg falder i samme time",
  combines: { highest: "Det højeste gælder", added: "De lægges sammen" },
  holidays: "Regnes også som helligdag",
  holidayNames,
  hasPension: "Der er pension",
  employerPercent: "Arbejdsgiver",
  employeePercent: "Medarbejder",
  fromAge: "Fra alder",
  afterMonths: "Efter måneder",
  afterMonthsHint: "Fra den første vagt. 0 er med det samme.",
  years: "år",
  months: "mdr.",
  percent: "%",
  save: "Gem",
  saved: "Overenskomsten er gemt.",
  saveFailed: "Overenskomsten kunne ikke gemmes. Prøv igen.",
  isDefault: "Gælder for alle uden eget valg",
  makeDefault: "Brug for alle",
  noDefault: "Brug ikke for alle",
  makeDefaultOf: (name: string) => `Brug ${name} for alle virksomheder uden eget valg?`,
  makeDefaultText:
    "Nye bookinger hos dem får tillæg og pension efter den. Det, der er booket, bliver, som det er.",
  noDefaultOf: (name: string) => `Skal ${name} ikke længere gælde for alle?`,
  noDefaultText:
    "Nye bookinger hos virksomheder uden eget valg får ingen tillæg og ingen pension. Det, der er booket, bliver, som det er.",
  companies: (count: number) => `Valgt for ${plural(count, "virksomhed", "virksomheder")}`,
  states: { current: "Gælder nu", past: "Gjaldt før", future: "Kommer", withdrawn: "Trukket tilbage" },
  fromDay: (day: string) => `fra ${day}`,
  setBy: (name: string | null, moment: string) => `Gemt ${moment}${name ? ` af ${name}` : ""}`,
  withdrawnBy: (name: string | null, moment: string) =>
    `Trukket tilbage ${moment}${name ? ` af ${name}` : ""}`,
  withdraw: "Træk tilbage",
  withdrawOf: (name: string, day: string) => `Træk versionen fra ${day} af ${name} tilbage?`,
  withdrawText:
    "Versionen kommer ikke til at gælde. Bookinger, der allerede er lavet under den, beholder den.",
  withdrawn: "Versionen er trukket tilbage.",
  withdrawFailed: "Versionen kunne ikke trækkes tilbage. Prøv igen.",
  delete: "Slet",
  deleteOf: (name: string) => `Slet ${name}?`,
  deleteText: "Bookinger, der er lavet under den, beholder deres tillæg.",
  deleted: "Overenskomsten er slettet.",
  deleteFailed: "Overenskomsten kunne ikke slettes. Prøv igen.",
  noSupplements: "Ingen tillæg",
  noPension: "Ingen pension",
  perHour: "kr. i timen",
  ofWage: (percent: number) => `${formatPercent(percent)} af timelønnen`,
  pension: (employer: number, employee: number, age: number, months: number) =>
    `Pension: arbejdsgiver ${formatPercent(employer)}, medarbejder ${formatPercent(employee)}. Fra ${age} år${months > 0 ? ` og ${plural(months, "måned", "måneder")} efter den første vagt` : ""}.`,
  history: "Versioner",
  open: "Se overenskomster",
  about: "Tillæg for aften, nat, lørdag, søndag og helligdage, og pension.",
  choiceTitle: "Overenskomst",
  choice: {
    default: (name: string | null) => (name ? `Bureauets: ${name}` : "Bureauets: ingen"),
    none: "Ingen overenskomst",
  },
  choose: "Vælg overenskomst",
  choiceHint: "For nye bookinger. Det, der er booket, bliver, som det er.",
  chosen: "Valget er gemt.",
  chooseFailed: "Valget kunne ikke gemmes. Prøv igen.",
} as const;
