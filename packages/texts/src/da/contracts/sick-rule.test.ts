import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sickReportState } from "#rules/cancelling/sick-report.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { momentOf } from "#rules/time/moment.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { leaveTexts } from "#texts/da/employee/shifts/shift-states.ts";
import { privacyParts } from "#texts/da/privacy/privacy-page.ts";
import { filledContract, standardTexts } from "./contract-texts.ts";
import { sickLater, sickRule, sickWhen } from "./sick-rule.ts";
import { defaultTermsTemplate } from "./terms/default-template.ts";

const DAY = "2026-12-11";
const keeps = { inactiveMonths: 24, messageDays: 180 };
const state = (start: string, now: string) => sickReportState(DAY, momentOf(DAY, start), momentOf(DAY, now));

test("the sentence on reporting sick is what the rule decides", () => {
  expect(sickWhen).toContain("mellem kl. 08:00 og 09:00");
  expect([state("10:00", "07:59"), state("10:00", "08:00"), state("10:00", "08:59")]).toEqual([
    "too_early",
    "open",
    "open",
  ]);
  expect(sickWhen).toContain("før vagten, hvis den starter før kl. 09:00");
  expect([state("08:59", "00:00"), state("08:59", "08:58"), state("09:00", "07:59")]).toEqual([
    "open",
    "open",
    "too_early",
  ]);
  expect(sickLater).toContain("Senere, indtil vagten starter");
  expect([state("10:00", "09:00"), state("10:00", "09:59"), state("10:00", "10:00")]).toEqual([
    "late",
    "late",
    "over",
  ]);
});

test.each([
  ["agreement", standardTexts.employee_agreement],
  ["employment terms", defaultTermsTemplate],
  ["privacy page", privacyParts(defaultBrand, keeps)],
  ["cancelling dialog, before sick reports are taken", leaveTexts.sickDoor.too_early],
])("the %s says when, in the same words", (_, text) => {
  const sources = { brand: defaultBrand, terms: DEFAULT_TRADE_TERMS, cardRules: [] };
  const read =
    text === standardTexts.employee_agreement
      ? filledContract("employee_agreement", standardTexts.employee_agreement, sources)
      : text;
  expect(JSON.stringify(read)).toContain(sickWhen);
});

test("agreement, employment terms and privacy page say that the office decides on a later one", () => {
  expect(sickRule).toContain(sickLater);
  expect(JSON.stringify([defaultTermsTemplate])).toContain(sickLater);
  expect(JSON.stringify(privacyParts(defaultBrand, keeps))).toContain(sickLater);
  expect(refusals.sick_window).toContain("indtil vagten starter");
});

test("no text about sickness names another hour, and none promises that any report of the day is free", () => {
  const files = globSync("packages/texts/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const sentences = files
    .flatMap((file) => readFileSync(file, "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? [])
    .filter((sentence) => /\b(syg|sygdom|sygemelding|sygemeld)/i.test(sentence));
  expect(sentences.length).toBeGreaterThan(30);
  for (const sentence of sentences) {
    expect(sentence.match(/\d\d:\d\d/g) ?? []).toEqual(
      (sentence.match(/\d\d:\d\d/g) ?? []).filter((time) => time === "08:00" || time === "09:00"),
    );
    expect(sentence).not.toMatch(/på dagen(?! mellem)[^.]*(giver ikke|koster ikke)/);
  }
});
