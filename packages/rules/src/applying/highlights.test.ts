import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { highlightsOf, isLookedAt } from "./highlights.ts";

eachExample("applying", "Highlights of an applicant", (row) => {
  const highlights = highlightsOf({
    hiredBefore: row.number("Hired here before"),
    rating: row.numberOrNull("Rating"),
    ratings: row.number("Ratings"),
    shifts: row.number("Shifts"),
    experience: row.number("Experience"),
    hasLicence: row.yes("Licence"),
    ownsCar: row.yes("Car"),
  });
  expect(highlights.map(({ key, isStrong }) => (isStrong ? `${key}!` : key))).toEqual(row.list("Highlights"));
});

eachExample("applying", "Looking at some applicants", (row) => {
  const person = { isFavourite: row.yes("Favourite"), experience: row.number("Experience") };
  const filter = { favourites: row.yes("Favourites asked for"), experience: row.yes("Experience asked for") };
  expect(isLookedAt(person, filter)).toBe(row.yes("Looked at"));
});
