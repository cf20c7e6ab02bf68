import type { Ore } from "#rules/money/ore.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import { formatTimes } from "#texts/format/days.ts";
import {
  formatHours,
  formatKronerUnit,
  formatLead,
  formatPercent,
  formatRate,
} from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";

/** The front page for somebody who has never heard of the marketplace. */
export const landingTexts = {
  title: "Tjenere, bartendere og kokke til jeres vagter",
  lead: "I skriver, hvornår I mangler folk. De, der kan, søger vagten, og I vælger selv, hvem der kommer. Vi ansætter dem og betaler deres løn.",
  table: (places: number) => (places === 1 ? "Et bord med 1 plads" : `Et bord med ${places} pladser`),
  facts: (freeOverHours: number) => [
    "Én timepris, der rummer det hele",
    `Gratis at afbestille indtil ${formatLead(freeOverHours)} før`,
    "I vælger selv, hvem der kommer",
  ],
  logIn: "Log ind",
  /** The job that is priced at first, where there is one of this name. */
  exampleJob: "tjener",
  card: {
    title: "Se prisen på jeres vagt",
    whole: "Hele prisen ekskl. moms",
    /** «24 timer à 251,00 kr.» */
    rate: (hours: number, rate: number) => `${formatHours(hours)} à ${formatRate(rate)}`,
    /** Where an hour has no single price: supplements, or fewer hours than are charged. */
    hours: (hours: number) => `${formatHours(hours)} i alt`,
    noDate: "Vælg en dato, så regner vi alle tillæg med",
    submit: "Fortsæt",
    hint: "Gratis og uforpligtende. I får ingen regning, før vagten er holdt.",
  },
  cost: {
    title: (rate: number) => `Det koster ${formatRate(rate)} i timen`,
    lead: (jobTitle: string) =>
      `Sådan ser prisen ud for en ${jobTitle.toLowerCase()}. I bestemmer lønnen, resten følger.`,
    what: (people: number, jobTitle: string, weekday: string, from: ClockTime, to: ClockTime) =>
      `${formatStaff(people, jobTitle)}, ${weekday} ${formatTimes(from, to)}`,
    hours: (hours: number) => formatHours(hours),
    more: "Tillæg den dag",
    vat: (percent: number) => `Moms ${formatPercent(percent)}`,
    bill: "Hele regningen",
    parts: (jobTitle: string, holidayPercent: number, brand: string) => [
      `Løn til ${definite(jobTitle)}`,
      `Ferie og ATP, ${formatPercent(holidayPercent)}`,
      `${brand}: find, ansæt, udbetal`,
    ],
    bar: (parts: readonly string[]) => parts.join(", "),
    hour: "I timen ekskl. moms",
    small: (terms: {
      minimumHours: number;
      urgent: Ore;
      urgentUnderHours: number;
      emergency: Ore;
      emergencyUnderHours: number;
    }) =>
      [
        "Ingen oprettelse, intet abonnement.",
        terms.minimumHours > 0 ? `Mindst ${formatHours(terms.minimumHours)} pr. person.` : "",
        rush(terms),
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
  },
  steps: {
    title: "Sådan foregår det",
    list: [
      [
        "I laver en booking",
        "Personale, dag, sted og løn. I ser hele prisen, før I sender. Vi læser den igennem og godkender den.",
      ],
      [
        "I vælger jeres folk",
        "I ser ansøgernes erfaring, bedømmelser, og hvor ofte de har været hos jer. I trykker «Book».",
      ],
      ["I godkender timerne", "Bagefter siger I ja til tiderne. Så kommer fakturaen, og vi betaler lønnen."],
    ],
  },
  who: {
    title: "Hvem står bag?",
    text: (name: string, city: string) =>
      `${name}${city === "" ? "" : ` i ${city}`}. Vi er arbejdsgiver for personalet: ansættelsesbevis, skat, feriepenge, ATP og forsikring er vores sag.`,
    person: "godkender bookinger og tager telefonen",
    nobody: "Ring til os, hvis I er i tvivl om noget.",
  },
} as const;

/** The foot of public pages: who runs them, and where else one can go. */
export const footerTexts = {
  cvr: (cvr: string) => `CVR-nr. ${cvr.replace(/(\d{2})(?=\d)/g, "$1\u00a0")}`,
  companies: {
    title: "Til virksomheder",
    book: "Opret booking",
    logIn: "Log ind",
    terms: "Handelsbetingelser",
  },
  employees: {
    title: "Til jobsøgere",
    jobs: "Ledige jobs",
    logIn: "Log ind",
    terms: "Ansættelse og løn",
  },
  us: {
    title: "Om os",
    privacy: "Sådan behandler vi oplysninger",
    faq: "Spørgsmål og svar",
    source: "Kildekode",
  },
} as const;

/** «tjeneren»: the one person whose hour is priced; names of several words keep their form. */
function definite(jobTitle: string): string {
  const name = jobTitle.toLowerCase();
  if (/^[a-zæøå]+er$/.test(name)) return `${name}en`;
  return "den ansatte";
}

function rush({
  urgent,
  urgentUnderHours,
  emergency,
  emergencyUnderHours,
}: {
  urgent: Ore;
  urgentUnderHours: number;
  emergency: Ore;
  emergencyUnderHours: number;
}): string {
  const first =
    urgent > 0 ? `Under ${urgentUnderHours} timer før lægges ${formatKronerUnit(urgent)} til i timen` : "";
  if (emergency === 0) return first && `${first}.`;
  if (first === "")
    return `Under ${emergencyUnderHours} timer før lægges ${formatKronerUnit(emergency)} til i timen.`;
  return `${first}, under ${emergencyUnderHours} timer ${formatKronerUnit(emergency)} mere.`;
}
