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
    "senest kl. 08:00 på dagen",
    "online",
    "i 3 år",
    "gult kort",
    "inden for 10 vagter",
    "fryses i 3 måneder",
    "mindre end 48 timer",
    "fryses i 15 dage",
    "mellem kl. 08:00 og 09:00",
    "hvis der findes en afløser",
  ])("states «%s»", (point) => {
    expect(text).toContain(point);
  });
});
