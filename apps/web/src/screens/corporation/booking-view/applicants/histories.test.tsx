import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { Histories } from "./histories.tsx";

function offered(ratings: number, cancellations: number, experience: number): string[] {
  const employee = {
    id: 1,
    rating: { rating: 4, nrOfRatings: ratings },
    nrOfCancelledShifts: cancellations,
    nrOfWorkExperiences: experience,
  } as ApplicantShift["employee"];
  const markup = renderToStaticMarkup(<Histories employee={employee} name="Line B." />);
  return [...markup.matchAll(/\p{Lu}\p{Ll}+ \(\d+\)/gu)].map(([label]) => label);
}

test("each history stands with its count", () => {
  expect(offered(11, 1, 2)).toEqual(["Bedømmelser (11)", "Afbud (1)", "Erfaring (2)"]);
});

test("what there is none of is not offered", () => {
  expect(offered(0, 0, 2)).toEqual(["Erfaring (2)"]);
  expect(offered(0, 0, 0)).toEqual([]);
});
