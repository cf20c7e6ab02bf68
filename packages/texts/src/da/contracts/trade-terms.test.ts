import { describe, expect, it } from "vitest";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { filledContract, standardTexts } from "./contract-texts.ts";

const sectionsOf = (terms = DEFAULT_TRADE_TERMS) =>
  filledContract("trade_terms", standardTexts.trade_terms, { brand: defaultBrand, terms, cardRules: [] });

const text = (terms = DEFAULT_TRADE_TERMS): string =>
  sectionsOf(terms)
    .flatMap((section) => section.sentences)
    .join(" ")
    .replaceAll("\u00a0", " ");

describe("the trade terms", () => {
  it.each([
    ["minimum billing", "mindst 5 timer pr. booket person"],
    ["rush", "mindre end 48 timer før start"],
    ["emergency", "mindre end 24 timer før start"],
    ["free cancellation", "mere end 4 døgn før start er gratis"],
    ["cancellation", "under 4 døgn før start faktureres 2 timer"],
    ["late cancellation", "under 24 timer før start faktureres 3 timer"],
    ["overtime", "pr. påbegyndt halve time"],
    ["invoicing", "hver mandag for ugen før"],
    ["net days", "4 dage netto"],
    ["prepayment", "over 15 personer forudbetales 75 %"],
    ["staged prepayment", "over 40 personer forudbetales 25 % + 50 %"],
    ["credit ceiling", "12.000 kr. ekskl. moms"],
    ["recruitment", "rekrutteringsgebyr på 4.900 kr."],
    ["unreported recruitment", "yderligere 2.500 kr."],
    ["soliciting", "bod på 1.000 kr."],
    ["break", "over 8 timer har medarbejderen ret til 20 minutters"],
  ])("state %s", (_, sentence) => {
    expect(text()).toContain(sentence);
  });

  it("follow the settings", () => {
    const terms = {
      ...DEFAULT_TRADE_TERMS,
      minimumHours: 4,
      creditCeiling: 2_000_000,
      invoicingWeekday: 3,
      cancellation: { ...DEFAULT_TRADE_TERMS.cancellation, freeOverHours: 72 },
    };
    expect(text(terms)).toContain("mindst 4 timer");
    expect(text(terms)).toContain("20.000 kr.");
    expect(text(terms)).toContain("hver onsdag");
    expect(text(terms)).toContain("mere end 3 døgn");
  });

  it("leave nothing in braces", () => {
    expect(text()).not.toMatch(/[{}]/);
  });

  it("say nothing of prepayment where none is asked for", () => {
    expect(text({ ...DEFAULT_TRADE_TERMS, prepayment: [] })).not.toContain("forudbetales");
  });

  it("end every sentence with a full stop", () => {
    const sentences = sectionsOf().flatMap((section) => section.sentences);
    expect(sentences.filter((sentence) => !/[^.]\.$/.test(sentence))).toEqual([]);
  });
});
