import { describe, expect, it } from "vitest";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { filledContract, standardTexts } from "./contract-texts.ts";
import { contractTitles } from "./contract-titles.ts";

const sources = {
  brand: defaultBrand,
  terms: DEFAULT_TRADE_TERMS,
  cardRules: standardTexts.card_rules,
};
const text = filledContract("employee_agreement", standardTexts.employee_agreement, sources)
  .flatMap((section) => section.sentences)
  .join(" ");

describe("the affiliation agreement", () => {
  it("is called so", () => {
    expect(contractTitles.employee_agreement).toBe("Tilknytningsaftale");
  });

  it.each([
    "månedsvis bagud",
    "fra den 16. til den 15.",
    "senest 24 timer efter",
    "online på dagen mellem kl. 08:00 og 09:00",
    "i 3 år",
    "gult kort",
    "inden for 10 vagter",
    "fryses i 3 måneder",
    "mindre end 48 timer",
    "fryses i 15 dage",
    "hvis der findes en afløser",
  ])("states «%s»", (point) => {
    expect(text).toContain(point);
  });

  it("says when sickness is reported once, so that nobody can follow the wrong sentence", () => {
    expect(text.match(/08:00/g)).toHaveLength(1);
  });

  it("holds the card rules in force, whatever they are", () => {
    const cardRules = [{ heading: "Kort", sentences: ["Kort gives efter {kortvagter} vagter."] }];
    const filled = filledContract("employee_agreement", standardTexts.employee_agreement, {
      ...sources,
      cardRules,
    });
    expect(filled.at(-1)?.sentences).toEqual(["Kort gives efter 10 vagter."]);
  });
});
