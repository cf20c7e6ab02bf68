import type { TradeTerms } from "#rules/pricing/trade-terms.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { isoWeekdayName } from "#texts/format/days.ts";
import {
  formatDuration,
  formatHours,
  formatLead,
  formatPercent,
  formatRoundKroner,
} from "#texts/format/numbers.ts";

export interface ContractSection {
  readonly heading: string;
  readonly sentences: readonly string[];
}

export const tradeTermsTitle = "Handelsbetingelser";

export const contractTexts = {
  loading: "Henter betingelserne …",
  failed: "Betingelserne kunne ikke hentes",
};

/**
 * The contract with corporations, section by section, from the terms in force.
 * Whoever changes a term changes the sentence with it.
 */
export function tradeTermsSections(terms: TradeTerms, brand: Brand): ContractSection[] {
  return [
    parties(brand),
    billing(terms),
    surcharges(terms),
    cancellation(terms),
    payment(terms),
    recruitment(terms, brand),
    breaks(terms),
  ];
}

function parties(brand: Brand): ContractSection {
  return {
    heading: "Aftalen",
    sentences: [
      `Betingelserne gælder mellem ${brand.name} og den virksomhed, der booker personale.`,
      "En booking er uforpligtende, indtil den er godkendt, og virksomheden har valgt personale.",
      "En booking følger de betingelser, der gjaldt, da den blev oprettet, også hvis de ændres senere.",
    ],
  };
}

function billing(terms: TradeTerms): ContractSection {
  return {
    heading: "Timer og overtid",
    sentences: [
      `Der faktureres mindst ${formatHours(terms.minimumHours)} pr. booket person.`,
      `Overtid faktureres pr. påbegyndt ${stepWords(terms.overtimeStepHours)}.`,
      "Timerne er dem, virksomheden og medarbejderen er blevet enige om ved udstempling.",
    ],
  };
}

function surcharges({ rush }: TradeTerms): ContractSection {
  return {
    heading: "Hastetillæg",
    sentences: [
      `Bookes der mindre end ${rush.urgentUnderHours} timer før start, lægges et hastetillæg til prisen.`,
      `Bookes der mindre end ${rush.emergencyUnderHours} timer før start, lægges også et akuttillæg til prisen.`,
      "Tillæggene står i pristabellen, før bookingen sendes.",
    ],
  };
}

function cancellation({ cancellation: bands }: TradeTerms): ContractSection {
  const days = formatLead(bands.freeOverHours);
  return {
    heading: "Afbestilling",
    sentences: [
      `Afbestilling mere end ${days} før start er gratis.`,
      `Ved afbestilling under ${days} før start faktureres ${formatHours(bands.hours)} pr. valgt person.`,
      `Ved afbestilling under ${bands.lateUnderHours} timer før start faktureres ${formatHours(bands.lateHours)} pr. valgt person.`,
      "Bliver pladsen besat igen før start, bortfalder gebyret.",
    ],
  };
}

function payment(terms: TradeTerms): ContractSection {
  return {
    heading: "Betaling",
    sentences: [
      `Der faktureres hver ${isoWeekdayName(terms.invoicingWeekday)} for ugen før.`,
      `Betalingsfristen er ${terms.netDays} dage netto, medmindre andet er aftalt. Den aftalte frist står på virksomhedens profil.`,
      ...[...terms.prepayment].sort((a, b) => a.overStaff - b.overStaff).map(prepaymentSentence),
      "Bookinger til samme dag og adresse regnes som én bestilling.",
      `Kreditloftet er ${formatRoundKroner(terms.creditCeiling)} ekskl. moms.`,
    ],
  };
}

function prepaymentSentence({ overStaff, percents }: TradeTerms["prepayment"][number]): string {
  const share = percents.map(formatPercent).join(" + ");
  const how = percents.length > 1 ? `forudbetales ${share} i rater` : `forudbetales ${share}`;
  return `Ved bestillinger på over ${overStaff} personer ${how}.`;
}

function recruitment(terms: TradeTerms, brand: Brand): ContractSection {
  return {
    heading: "Ansættelse af personale",
    sentences: [
      `Ansætter virksomheden en medarbejder, som den har fået gennem ${brand.name}, betales et rekrutteringsgebyr på ${formatRoundKroner(terms.recruitmentFee)}`,
      `Oplyses ansættelsen ikke, betales yderligere ${formatRoundKroner(terms.unreportedRecruitmentFee)}`,
      `Tilbydes en medarbejder ekstra arbejde uden om ${brand.name}, betales en bod på ${formatRoundKroner(terms.solicitingPenalty)}`,
    ],
  };
}

function breaks(terms: TradeTerms): ContractSection {
  return {
    heading: "Pauser",
    sentences: [
      `På vagter over ${formatHours(terms.breakOverHours)} har medarbejderen ret til ${terms.breakMinutes} minutters betalt pause.`,
      "En selvbetalt pause på 30 minutter kan vælges på bookingen, når vagten er mindst 8 timer, og der er personalemad.",
    ],
  };
}

function stepWords(hours: number): string {
  return hours === 0.5 ? "halve time" : formatDuration(hours);
}
