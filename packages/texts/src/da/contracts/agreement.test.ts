import { describe, expect, it } from "vitest";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { agreementSections } from "./agreement.ts";

const text = agreementSections(defaultBrand)
  .flatMap((section) => section.sentences)
  .join(" ");

describe("the association agreement", () => {
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
});
