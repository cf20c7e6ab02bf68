import { cardFigures } from "#rules/cancelling/penalties.ts";
import {
  type ContractFacts,
  type ContractKind,
  type ContractSection,
  fillContract,
} from "#rules/contract-texts/contract-text.ts";
import type { TradeTerms } from "#rules/pricing/trade-terms.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { isoWeekdayName } from "#texts/format/days.ts";
import {
  formatDuration,
  formatHours,
  formatLead,
  formatPercent,
  formatRoundKroner,
  formatShortDecimal,
  plural,
} from "#texts/format/numbers.ts";
import { standardAgreement, standardCardRules } from "./agreement.ts";
import { sickRule } from "./sick-rule.ts";
import { standardTradeTerms } from "./trade-terms.ts";

/** The texts that the product comes with, in force before an owner's first version. */
export const standardTexts: Readonly<Record<ContractKind, readonly ContractSection[]>> = {
  employee_agreement: standardAgreement,
  card_rules: standardCardRules,
  trade_terms: standardTradeTerms,
};

/** What texts are filled with. */
export interface ContractSources {
  readonly brand: Brand;
  /** The trade terms in force for whoever reads them. */
  readonly terms: TradeTerms;
  /** The card rules in force, as the office writes them. */
  readonly cardRules: readonly ContractSection[];
}

/** A text as it is read. Rule: Placeholders of contract texts, docs/rules/contract-texts.md. */
export function filledContract(
  kind: ContractKind,
  sections: readonly ContractSection[],
  sources: ContractSources,
): ContractSection[] {
  return fillContract(sections, factsFor[kind](sources));
}

const cardFacts = {
  kortvagter: String(cardFigures.withinShifts),
  rødt_kort_måneder: String(cardFigures.redFreezeMonths),
  sent_afbud_timer: String(cardFigures.lateUnderHours),
  sent_afbud_dage: String(cardFigures.lateFreezeDays),
} satisfies ContractFacts;

const factsFor: Readonly<Record<ContractKind, (sources: ContractSources) => ContractFacts>> = {
  card_rules: () => cardFacts,
  employee_agreement: ({ brand, cardRules }) => ({
    firmanavn: brand.name,
    sygemelding: [sickRule],
    afbudsregler: fillContract(cardRules, cardFacts).flatMap(({ sentences }) => sentences),
  }),
  trade_terms: ({ brand, terms }) => ({
    firmanavn: brand.name,
    mindstetimer: formatHours(terms.minimumHours),
    overtidstrin: terms.overtimeStepHours === 0.5 ? "halve time" : formatDuration(terms.overtimeStepHours),
    hastegrænse: formatHours(terms.rush.urgentUnderHours),
    akutgrænse: formatHours(terms.rush.emergencyUnderHours),
    gratis_afbestilling: formatLead(terms.cancellation.freeOverHours),
    afbestillingstimer: formatHours(terms.cancellation.hours),
    sen_afbestilling: formatHours(terms.cancellation.lateUnderHours),
    sene_afbestillingstimer: formatHours(terms.cancellation.lateHours),
    faktureringsdag: isoWeekdayName(terms.invoicingWeekday),
    betalingsfrist: plural(terms.netDays, "dag", "dage"),
    forudbetaling: [...terms.prepayment].sort((a, b) => a.overStaff - b.overStaff).map(prepaymentSentence),
    kreditloft: formatRoundKroner(terms.creditCeiling),
    rekrutteringsgebyr: formatRoundKroner(terms.recruitmentFee),
    uoplyst_rekruttering: formatRoundKroner(terms.unreportedRecruitmentFee),
    bod: formatRoundKroner(terms.solicitingPenalty),
    pausegrænse: formatHours(terms.breakOverHours),
    pauseminutter: formatShortDecimal(terms.breakMinutes),
  }),
};

function prepaymentSentence({ overStaff, percents }: TradeTerms["prepayment"][number]): string {
  const share = percents.map(formatPercent).join(" + ");
  const how = percents.length > 1 ? `forudbetales ${share} i rater` : `forudbetales ${share}`;
  return `Ved bestillinger på over ${overStaff} personer ${how}.`;
}
