import type { PenaltyRule } from "#rules/cancelling/reviews.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { employeeMenu } from "#texts/da/common/menus.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatHours, plural } from "#texts/format/numbers.ts";

/** «Du meldte afbud 26 timer før vagten»: hours up to two days, days from then on. */
function cancelledBefore(hours: number, who: string): string {
  const left = Math.max(0, Math.floor(hours));
  if (left < 1) return `${who} meldte afbud under en time før vagten.`;
  const before = left <= 48 ? formatHours(left) : plural(Math.floor(left / 24), "døgn", "døgn");
  return `${who} meldte afbud ${before} før vagten.`;
}

/** Why a card was given and what it costs; `who` begins the sentence: «Du», «Medarbejderen». */
export const penaltyRules: Record<PenaltyRule, (hoursBefore: number, who: string) => string> = {
  cancellation: (hours, who) =>
    `${cancelledBefore(hours, who)} Et afbud giver et gult kort, men ingen spærring.`,
  late_cancellation: (hours, who) =>
    `${cancelledBefore(hours, who)} Under 48 timer koster et afbud et gult kort, 15 dages spærring og 1 stjerne.`,
  second_cancellation: (hours, who) =>
    `${cancelledBefore(hours, who)} Det var andet afbud inden for 10 vagter. Det giver et rødt kort og 3 måneders spærring.`,
  second_late_cancellation: (hours, who) =>
    `${cancelledBefore(hours, who)} Der var et gult kort i forvejen. Endnu et afbud under 48 timer før koster et rødt kort, 3 måneders spærring og 1 stjerne.`,
  no_show: (_, who) => `${who} er skrevet som udeblevet. Det giver et rødt kort og 3 måneders spærring.`,
};

export const cardNames = { yellow: "Gult kort", red: "Rødt kort" } as const;

/** «dit gule kort»: a card that is known already. */
export const knownCards = { yellow: "gule kort", red: "røde kort" } as const;

/** What takes a card away by itself. */
export const liftedBy = {
  replaced: "Findes der en afløser før vagten, forsvinder kortet med alt, hvad det førte til, af sig selv.",
  met: "Retter kontoret det til, at du mødte, forsvinder kort og spærring.",
} as const;

/** 'Kort og spærringer', the employee's page. */
/** Where else somebody can turn whose card is upheld, as a message says it; `phone` is the office's. */
export function elsewhere(phone: string): string {
  return `Er du stadig uenig, så ring til os på ${phone}. Du kan også tale med din fagforening. Er du blevet forskelsbehandlet, kan du klage til Ligebehandlingsnævnet (naevneneshus.dk), og handler det om dine oplysninger, til Datatilsynet (datatilsynet.dk).`;
}

export const penaltyTexts = {
  title: employeeMenu.penalties,
  you: "Du",
  loading: "Henter dine kort...",
  failed: "Dine kort kunne ikke hentes",
  now: "Gælder nu",
  before: "Tidligere",
  canApply: {
    title: "Du kan søge jobs",
    none: "Ingen kort tæller lige nu.",
    some: "Et gult kort tæller, men spærrer ikke.",
  },
  frozen: (day: Day, today: Day) => `Du kan søge jobs igen ${wholeDay(day, today)}`,
  daysLeft: (days: number) =>
    `Der er ${plural(days, "dag", "dage")} tilbage. De vagter, du har fået, gælder stadig.`,
  heldTitle: "Du kan søge jobs imens",
  held: "Spærringen gælder først, når et menneske har set på den.",
  frozenFromTo: (from: Day, to: Day, today: Day) =>
    `Spærret fra ${wholeDay(from, today)} til ${wholeDay(to, today)}`,
  from: "Fra",
  to: "Til",
  noFreeze: "Spærrer ikke",
  /** Of a card that counts on after its freeze. */
  stillCounts: "Kortet tæller stadig med.",
  liftedAt: (at: Moment, now: Moment) => `Ophævet ${formatMomentLong(at, now)}`,
  removed: "Fjernes",
  /** Of a card that nobody has decided on: what has taken it away. */
  goneBecause: "Fordi",
  goneBy: { replaced: "En anden tog vagten.", met: "Kontoret har rettet det til, at du mødte." },
  /** After the start nothing but a decision takes it away. */
  removedBy: { ...liftedBy, decision: "Kun kontoret kan ophæve det." },
  star: "Stjernen",
  automaticStar: "1 stjerne gives automatisk for et sent afbud. Virksomheden har ikke givet den.",
  states: {
    waiting: "Afventer svar",
    upheld: "Fastholdt",
    lifted: "Ophævet",
    over: "Udløbet",
  },
  ask: "Bed om en ny vurdering",
  askOnce: "Du har allerede fået en ny vurdering af kortet.",
  dialog: {
    title: "Bed om en ny vurdering",
    reader: (day: string) =>
      `Et menneske på kontoret læser den, ikke virksomheden. Du får svar senest ${day}`,
    field: "Hvad skete der?",
    placeholder: "Skriv det, vi skal vide, før vi ser på kortet igen.",
    note: "Kortet gælder, til du har fået svar. Det bliver ikke værre af, at du spørger.",
    send: "Send",
    sent: "Vi har fået din besked",
  },
  looking: (reviewer: string) => `${reviewer} ser på den`,
  answerBy: (day: string, message: string) => `Svar på sms og mail senest ${day} Du skrev: «${message}»`,
  decided: {
    lift: (reviewer: string) => `${reviewer} ophævede kortet`,
    uphold: (reviewer: string) => `${reviewer} fastholdt kortet`,
  },
  answer: (day: string, reason: string) => `${day}: «${reason}»`,
  elsewhere: {
    title: "Er du stadig uenig?",
    call: (phone: string) => `Ring til os på ${phone}`,
    union: "Tal med din fagforening",
    equality: "Er du blevet forskelsbehandlet: klag til Ligebehandlingsnævnet",
    data: "Handler det om dine oplysninger: klag til Datatilsynet",
  },
  secondOne: "Andet afbud inden for 10 vagter giver et rødt kort og 3 måneders spærring.",
  seeCards: "Se dine kort",
} as const;
