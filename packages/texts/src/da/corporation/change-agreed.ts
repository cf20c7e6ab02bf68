import type { Ore } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import { formatMoment, formatMomentLong } from "#texts/format/moments.ts";
import { formatHours, formatKronerUnit, formatLead, plural } from "#texts/format/numbers.ts";

const people = (count: number) => plural(count, "person", "personer");

/** The question before a change of what selected people have agreed to. */
export const changeAgreedTexts = {
  title: "Ændr en aftalt vagt",
  /** «4 personer har sagt ja til lørdag d. 28. nov. og skal sige ja igen.» */
  lead: (asked: number, day: string) => `${people(asked)} har sagt ja til ${day} og skal sige ja igen.`,
  nobodyAsked: (day: string) => `Ingen af dem, der har sagt ja til ${day}, kan på det nye tidspunkt.`,
  terms: "Ændringen",
  before: "Før: ",
  after: "Nu: ",
  needsNoYes: "kræver ikke et ja",
  inAll: (hours: number) => `${formatHours(hours)} i alt`,
  why: {
    title: "Hvorfor skal de spørges?",
    sentences: [
      "De har sagt ja til en bestemt tid og et bestemt sted. Det er en aftale.",
      "Tid, dato, sted og lavere løn kræver et nyt ja. Påklædning, kontaktperson og højere løn får de kun besked om.",
      "Stillingen kan ikke skiftes, når nogen er valgt. Opret en ny booking til det.",
    ],
  },
  asked: "Vi spørger dem nu",
  answerBy: "De svarer senest",
  until: "Indtil da beholder de pladsen på de nye vilkår.",
  released: "Har en anden vagt på det nye tidspunkt",
  releasedMeans: (count: number) =>
    count === 1
      ? "Pladsen bliver åben igen med det samme. Personen får besked."
      : "Pladserne bliver åbne igen med det samme. De får besked.",
  cost: {
    title: "Hvad koster et nej?",
    titleOfReleased: "Hvad koster det?",
    each: (amount: Ore) => `${formatKronerUnit(amount)} for hver, der siger nej`,
    eachOfBoth: (amount: Ore) => `${formatKronerUnit(amount)} for hver, der siger nej eller ikke kan`,
    eachReleased: (amount: Ore) => `${formatKronerUnit(amount)} for hver, der ikke kan`,
    rate: (hours: number, rate: Ore) => `${formatHours(hours)} à ${formatKronerUnit(rate)}`,
    free: "Det koster ikke noget",
    freeByOffice: "Når kontoret ændrer, koster et nej ikke virksomheden noget.",
    lapses: "Beløbet bortfalder, hvis pladsen bliver besat igen.",
    rules: "Et manglende svar tæller som et nej. Personalet betaler aldrig for at sige nej.",
  },
  /** The bands of the fee: from when on a no costs how many hours. */
  bands: {
    free: (hours: number) => [`over ${formatLead(hours)}`, "gratis"],
    costs: (under: number, hours: number) => [`under ${formatLead(under)}`, formatHours(hours)],
  },
  eachNo: (amount: Ore) =>
    `Hvert nej koster jer ${formatKronerUnit(amount)}, hvis pladsen ikke bliver besat igen`,
  newPrice: "Ny pris ekskl. moms",
  keep: "Behold som aftalt",
  ask: (count: number) => `Spørg ${people(count)}`,
  release: (count: number) => `Gem og frigør ${people(count)}`,
} as const;

/** After a change was saved: who is asked, released or told. */
export function savedChange(asked: number, released: number, told: number): string {
  const done = [
    asked > 0 ? `${people(asked)} er spurgt` : "",
    released > 0 ? `${people(released)} er frigjort` : "",
    told > 0 ? `${people(told)} får besked` : "",
  ].filter(Boolean);
  return `Ændringen er gemt. ${done.join(", ")}.`;
}

export interface AnswerCounts {
  readonly yes: number;
  readonly waiting: number;
  readonly no: number;
  readonly silent: number;
  /** Has another shift at the new time. */
  readonly elsewhere: number;
}

/** What the people of a changed booking have answered, for its company. */
export const answersTexts = {
  /** «2 har sagt ja, 1 mangler svar, 1 sagde nej». */
  title: ({ yes, waiting, no, silent, elsewhere }: AnswerCounts) =>
    [
      yes > 0 ? `${yes} har sagt ja` : "",
      waiting > 0 ? `${waiting} mangler svar` : "",
      no > 0 ? `${no} sagde nej` : "",
      silent > 0 ? `${silent} svarede ikke` : "",
      elsewhere > 0 ? `${elsewhere} har en anden vagt` : "",
    ]
      .filter(Boolean)
      .join(", "),
  askedAt: (moment: Moment, now: Moment) => `Spurgt ${formatMomentLong(moment, now)}.`,
  answerBy: (moment: Moment, now: Moment) => `Svar senest ${formatMomentLong(moment, now)}.`,
  yes: (moment: Moment, now: Moment) => `Sagde ja ${formatMoment(moment, now)}`,
  no: (moment: Moment, now: Moment) => `Sagde nej ${formatMoment(moment, now)}.`,
  silent: (moment: Moment, now: Moment) => `Svarede ikke inden fristen ${formatMoment(moment, now)}.`,
  elsewhere: "Har en anden vagt på det nye tidspunkt.",
  placeOpen: "Pladsen er åben igen.",
  placeFilled: "Pladsen er besat igen.",
  waiting: (left: string) => `Mangler svar. Har ${left} endnu.`,
  overdue: "Mangler svar, og fristen er gået. Vi ringer og hører.",
  fill: "Besæt pladsen",
  call: (name: string, phone: string) => `Ring til ${name}, ${phone}`,
  /** On the page of the booking. */
  state: (count: number) => `Venter på ${count} svar`,
} as const;

/** Of somebody who applied for other terms than the booking has now. */
export const reconfirmTexts = {
  state: "Skal sige ja til ændringen",
  reason: (firstName: string) => `Vagten er ændret. I kan booke ${firstName}, når der er sagt ja igen.`,
} as const;

/** Whose place costs the company a fee: taken off late, or gone by a no or silence to a late change. */
export const lateRemovalTexts = {
  title: "Afbestillingsgebyr",
  fee: (hours: string, amount: string) => `${hours}, ${amount}`,
  pay: (amount: string) => `heraf ${amount} i løn`,
  lapses: "Gebyret bortfalder, hvis pladsen bliver besat igen før start.",
} as const;
