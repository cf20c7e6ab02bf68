import { expect, test } from "vitest";
import { explainPlaceInWords } from "./place-why.ts";

const context = { own: "Anna K.", other: "Jonas T.", brandName: "Vagtklar" };

test("a place is explained by what sets two neighbours apart", () => {
  expect(
    explainPlaceInWords({ criterion: "hiredBeforeCount", isAhead: true, own: 3, other: 1 }, context),
  ).toBe("Står over Jonas T., fordi I har haft Anna K. på arbejde 3 gange og Jonas T. 1 gang.");
  expect(explainPlaceInWords({ criterion: "nrOfShifts", isAhead: false, own: 4, other: 41 }, context)).toBe(
    "Står efter Jonas T., fordi Jonas T. har haft 41 vagter hos Vagtklar og Anna K. 4 vagter. I alt, der tæller mere, er de lige.",
  );
  expect(
    explainPlaceInWords({ criterion: "rating", isAhead: true, own: 4.8, other: null }, context),
  ).toContain("fordi Anna K. har bedømmelsen 4,8, og Jonas T. har ingen endnu.");
  expect(explainPlaceInWords({ criterion: "appliedAt", isAhead: true, own: 1, other: 2 }, context)).toContain(
    "fordi Anna K. ansøgte først.",
  );
});

test("two whom nothing sets apart stand level", () => {
  expect(explainPlaceInWords(null, context)).toBe("Står lige med Jonas T.");
});
