import { formatDuration, formatKronerUnit } from "#texts/format/numbers.ts";

/** What somebody reads who is asked about changed terms of a shift. Money in øre. */
export const changedShiftTexts = {
  title: "Vagten er ændret. Kan du stadig?",
  asks: (company: string) => `${company} spørger dig.`,
  answerBy: "Svar senest",
  /** The time to answer is up, shortly before the start. */
  isLate:
    "Fristen er gået, men du kan stadig svare, indtil vagten starter. Hører vi ikke fra dig, ringer vi.",
  agreed: "Du sagde ja til",
  asked: "De beder om",
  totalPay: "Samlet løn",
  hours: (hours: number) =>
    hours === 0 ? "Lige så lang" : `${formatDuration(Math.abs(hours))} ${hours > 0 ? "længere" : "kortere"}`,
  pay: (ore: number) => (ore === 0 ? "Samme løn" : `${ore > 0 ? "+" : ""}${formatKronerUnit(ore)} i løn`),
  free: "Du kan ikke miste noget ved at sige nej: ingen kort, ingen stjerner, ingen spærring. Pladsen er din på den nye aftale, indtil du svarer.",
  afterwards: "Hvad sker der bagefter?",
  ifYes: (readyFrom: string | null) =>
    `Siger du ja, er vagten din på den nye aftale. ${readyFrom === null ? "Du melder dig klar igen med det samme." : `Du melder dig klar fra ${readyFrom}.`}`,
  ifNo: "Siger du nej, er du fri. Du kan søge andre jobs med det samme.",
  ifSilent: "Svarer du ikke i tide, tager vi dig af vagten. Det koster heller ikke noget.",
  ifSilentLate: "Svarer du ikke, ringer vi til dig. Ingen tager dig af vagten så tæt på start.",
  wholeShift: "Se hele vagten",
  yes: "Jeg kan stadig",
  no: "Jeg kan ikke",
  noIsFree: "det koster ikke noget",
  needsConnection: "Du har ingen forbindelse. Dit svar kræver forbindelse og gemmes ikke på telefonen.",
  unanswered:
    "Vi fik intet svar, så dit svar er måske ikke nået frem. Det gemmes ikke på telefonen. Prøv igen, når du har forbindelse, det tæller kun én gang.",
  /** The shift began before there was an answer. */
  begun: (phone: string) =>
    `Vagten blev ændret, og den er begyndt, før du svarede. Tid og sted er som her på siden. Er du i tvivl, så ring ${phone}.`,
} as const;

/** After a yes. */
export const keptShiftTexts = {
  title: "Godt. Vagten er din på den nye aftale.",
  told: (company: string) => `${company} kan se dit svar.`,
  next: "Det næste for dig",
  readyFrom: (moment: string) => `Meld dig klar igen fra ${moment}. Vi skriver til dig.`,
  readyNow: "Meld dig klar igen med det samme.",
  see: "Se vagten",
  seeAndReport: "Se vagten, og meld klar",
} as const;

/** On the home and in the lists. */
export const changedCardTexts = {
  title: (company: string) => `Din vagt hos ${company} er ændret. Kan du stadig?`,
  status: "ÆNDRET",
  answer: "Svar nu",
  answerBy: (moment: string) => `Svar senest ${moment}`,
  isLate: "Fristen er gået. Svar nu, ellers ringer vi.",
  badgeHint: "Du mangler at svare på en ændret vagt",
} as const;

/** To an applicant of a job that was changed since. */
export const reconfirmTexts = {
  title: "Jobbet er ændret, siden du søgte det",
  text: "Læs det igennem. Du beholder din ansøgning, men du kan først blive valgt, når du har sagt ja igen.",
  question: "Vil du stadig have jobbet?",
  yes: "Ja, jeg vil stadig have jobbet",
  done: "Tak. Du kan blive valgt igen.",
  before: "Du sagde ja til",
  after: "Sådan er det nu",
  status: "SIG JA IGEN",
} as const;

/** Somebody who is off a shift since its terms were changed. */
export const releasedTexts = {
  title: "Du er ikke på vagten længere",
  since: {
    declined: (company: string, moment: string) => `${company} ændrede den, og du sagde nej ${moment}.`,
    expired: (company: string, moment: string) =>
      `${company} ændrede den, og fristen for at svare gik ${moment}.`,
    collides: (company: string, moment: string) =>
      `${company} flyttede den ${moment} til et tidspunkt, hvor du har en anden vagt.`,
  },
  before: "Du havde aftalt",
  after: "De ville have",
  free: "Ingen kort, ingen stjerner, ingen spærring.",
  others: "Du kan søge et andet job med det samme.",
  outcome: "Vagten blev ændret",
  reason: {
    declined: "Vagten blev ændret, og du sagde nej. Det koster ikke noget.",
    expired: "Vagten blev ændret, og fristen for at svare gik. Det koster ikke noget.",
    collides: "Vagten blev flyttet til et tidspunkt, hvor du har en anden vagt. Det koster ikke noget.",
  },
} as const;
