import { createHash } from "node:crypto";
import type { ContractKind, ContractSection } from "#rules/contract-texts/contract-text.ts";
import { tradeTermsOf } from "#rules/pricing/agreement-values.ts";
import { pricesUnder } from "#rules/pricing/price-agreement.ts";
import { DEFAULT_TRADE_TERMS, type TradeTerms } from "#rules/pricing/trade-terms.ts";
import type { Day } from "#rules/time/moment.ts";
import { agreedWith } from "#server/features/settings/agreed-with.ts";
import { pricesInForce, termsIn } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { filledContract, standardTexts } from "#texts/da/contracts/contract-texts.ts";
import { contractVersionsOn } from "./contract-text.queries.ts";

/** A text in force as somebody reads it. */
export interface TextInForce {
  readonly kind: ContractKind;
  /** Null, as its day, for the one that the product comes with. */
  readonly versionId: number | null;
  readonly validFrom: Day | null;
  /** Of version and sections: another one is another text. */
  readonly fingerprint: string;
  readonly sections: readonly ContractSection[];
}

/** Who reads: a company by its id has the figures agreed with it. */
interface Reading {
  readonly brand: Brand;
  readonly corporationId: number | null;
  /** Of the version and its figures. */
  readonly day: Day;
  /** A version that begins later is read once its readers are told of it. */
  readonly today: Day;
}

/** The text of a kind in force on a day, with its figures. Rule: The version in force, docs/rules/contract-texts.md. */
export async function textInForce(db: Db | Tx, kind: ContractKind, reading: Reading): Promise<TextInForce> {
  const versions = await contractVersionsOn(db, reading);
  const version = versions[kind];
  const sections = await filledNow(db, kind, version?.sections ?? standardTexts[kind], reading);
  const versionId = version?.id ?? null;
  const hash = createHash("sha256").update(JSON.stringify([kind, versionId, sections]));
  return {
    kind,
    versionId,
    validFrom: version?.validFrom ?? null,
    fingerprint: `${versionId ?? "standard"}-${hash.digest("base64url").slice(0, 20)}`,
    sections,
  };
}

/** Any text of a kind, filled with what holds on the day. */
export async function filledNow(
  db: Db | Tx,
  kind: ContractKind,
  sections: readonly ContractSection[],
  reading: Reading,
): Promise<ContractSection[]> {
  const versions = kind === "employee_agreement" ? await contractVersionsOn(db, reading) : {};
  return filledContract(kind, sections, {
    brand: reading.brand,
    terms: kind === "trade_terms" ? await termsFor(db, reading) : DEFAULT_TRADE_TERMS,
    cardRules: versions.card_rules?.sections ?? standardTexts.card_rules,
  });
}

async function termsFor(db: Db | Tx, { corporationId, day }: Reading): Promise<TradeTerms> {
  const general = await pricesInForce(db, day);
  const agreed = await agreedWith(db, corporationId, day);
  const prices = agreed ? pricesUnder(general, agreed) : general;
  return tradeTermsOf(termsIn(prices));
}
