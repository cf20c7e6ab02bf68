import { expect, test } from "vitest";
import { answerOf, eachExample, examplesOf } from "#tests/support/rule-book.ts";
import {
  fillTemplate,
  isRequiredPoint,
  problemsOfTemplate,
  requiredPointKeys,
  requiredPoints,
  type TemplateProblem,
  type TermsFacts,
  type TermsSection,
  termsPlaceholders,
  unknownPlaceholder,
} from "./template.ts";
import { termsWait } from "./terms-wait.ts";
import { changedPoints, templateOn, termsDue, wageOfTerms } from "./versions.ts";

const facts: TermsFacts = {
  employer: "Vagtklar ApS",
  employee: "Mette Juul",
  company: "Hotel Nordlys A/S",
  work: "Tjener",
  place: "Strandpromenaden 6",
  start: "27. nov. 2026",
  cancellation: "Løn for 3 timer",
  rest_hours: "11",
  wage: "192,00",
  agreement: "Ingen",
  supplements: "Ingen",
  insurer: "Havneforsikring",
  phone: "70 55 50 10",
  email: "hej@vagtklar.test",
};

const sectionOf = (points: TermsSection["points"]): TermsSection[] => [{ title: "1. Hvem", points }];

/** A template of the points that the law asks for, each with what it must name. */
const whole = requiredPointKeys.map((key) => ({
  key: key as string,
  label: key as string,
  text: ["Gælder", ...requiredPoints[key].map((name) => `{${name}}`)].join(" "),
}));

eachExample("employment-terms", "Placeholders of terms", (row) => {
  const text = row.text("Text");
  expect(unknownPlaceholder(text)).toBe(row.textOrNull("Unknown"));
  const [filled] = fillTemplate(sectionOf([{ key: "wage", label: "Løn", text }]), facts);
  expect(filled?.points[0]?.text).toBe(row.text("Filled"));
});

eachExample("employment-terms", "Points of terms", (row) => {
  const point = row.text("Point");
  if (!isRequiredPoint(point)) throw new Error(`${point} is no point of the law`);
  expect(requiredPoints[point]).toEqual(row.list("Names"));
});

test("the page names each point that the law asks for", () => {
  const named = examplesOf("employment-terms", "Points of terms").map((row) => row.text("Point"));
  expect(named).toEqual(requiredPointKeys);
});

test("each placeholder can be used, and is filled with its own words", () => {
  for (const name of termsPlaceholders) {
    const [filled] = fillTemplate(sectionOf([{ key: name, label: `{${name}}`, text: `x {${name}}` }]), facts);
    expect(filled?.points).toEqual([{ key: name, label: facts[name], text: `x ${facts[name]}` }]);
  }
});

const problemWords = (problem: TemplateProblem) =>
  [problem.kind.replaceAll("_", " "), problem.point, ...("found" in problem ? [problem.found] : [])].join(
    " ",
  );

eachExample("employment-terms", "A template that can be used", (row) => {
  const added = row.textOrNull("Added point");
  const emptied = row.textOrNull("Emptied");
  const texts = { wage: row.text("Text of the wage") };
  const points = whole
    .filter(({ key }) => key !== row.textOrNull("Left out"))
    .map((point) => ({ ...point, text: point.key === "wage" ? texts.wage : point.text }))
    .map((point) => ({ ...point, text: point.key === emptied ? "  " : point.text }));
  const own = added === null ? [] : [{ key: added, label: "Eget", text: "Sort tøj" }];
  const [problem, ...more] = problemsOfTemplate(sectionOf([...points, ...own]));
  expect(more).toEqual([]);
  const verdict = problem
    ? ({ ok: false, refusal: problemWords(problem) } as const)
    : ({ ok: true } as const);
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("employment-terms", "The template in force", (row) => {
  const versions = row.list("Versions").map((one) => {
    const [id = "", validFrom = ""] = one.split(" from ");
    return { id: Number(id), validFrom };
  });
  expect(templateOn(versions, row.day("Day"))?.id ?? null).toBe(row.numberOrNull("In force"));
});

eachExample("employment-terms", "When terms are given", (row) => {
  const due = termsDue({
    hasTemplate: row.yes("Template"),
    hasShift: row.yes("Confirmed shift"),
    hasTerms: row.yes("Has terms"),
    isChanged: row.yes("Would say something else"),
  });
  expect(due).toBe(row.textOrNull("Given"));
});

eachExample("employment-terms", "What changed", (row) => {
  const sections = (column: string) =>
    sectionOf(
      row
        .text(column)
        .split("; ")
        .map((one) => {
          const [key = "", text = ""] = one.split("=");
          return { key, label: key, text };
        }),
    );
  const changed = changedPoints(sections("Before"), sections("After")).map(
    ({ key, before, after }) => `${key}: ${before ?? "nothing"} > ${after ?? "nothing"}`,
  );
  expect(changed).toEqual(row.list("Changed"));
});

eachExample("employment-terms", "The wage in the terms", (row) => {
  const [wage, defaultWage] = [row.oreOrNull("Named"), row.oreOrNull("Default then")];
  const kept = wage === null || defaultWage === null ? null : { wage, defaultWage };
  const now = { shiftWage: row.ore("Wage of the shift"), defaultWage: row.ore("Default now") };
  expect(wageOfTerms(kept, now)).toEqual({ wage: row.ore("Names now"), defaultWage: now.defaultWage });
});

eachExample("employment-terms", "Terms in 'I dag'", (row) => {
  const facts = {
    hasTemplate: row.yes("Template"),
    firstDay: row.day("First shift"),
    hasShiftAhead: row.yes("Shift ahead"),
    givenOn: row.textOrNull("Given"),
    isRead: row.yes("Read"),
  };
  const waits = termsWait(facts, row.day("Today"))?.replace("_", " ") ?? null;
  expect(waits).toBe(row.textOrNull("Waits"));
});
