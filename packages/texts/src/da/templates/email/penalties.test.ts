import { expect, test } from "vitest";
import { written } from "#tests/support/fixtures/emails.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import { type PenaltyFacts, penaltyAnswered, penaltyGiven, penaltyGone } from "./penalties.ts";

const penalty: PenaltyFacts = {
  firstName: "Mette",
  card: "red",
  rule: "second_late_cancellation",
  bookingId: 4711,
  jobTitle: "Tjener",
  corporationName: "Kroen",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  freezeUntil: Date.parse("2027-01-24T18:00:00+01:00"),
  isHeld: false,
  liftsWhen: "replaced",
  answerBy: "2026-11-26",
  link: "https://vagtklar.test/penalties",
};
const facts = ["Tjener, Kroen", "24. november", penalty.address];

test("whoever gets a card, or keeps it, reads workplace, day, place and what it costs", () => {
  const upheld = { ...penalty, decision: "uphold", reason: "Reglen gælder", reviewer: "Ida" } as const;
  for (const mail of [penaltyGiven(penalty, brand), penaltyAnswered(upheld, brand)])
    for (const fact of [...facts, "Rødt kort og 1 stjerne", "Spærring"])
      expect(written(mail).text).toContain(fact);
});

test("a late cancellation with a yellow card before it is not told as a second late one", () => {
  const { text } = written(penaltyGiven(penalty, brand));
  expect(text).toContain("under 48 timer før vagten og havde et gult kort i forvejen");
});

test("a star is named only where the rule gives one", () => {
  const early = written(penaltyGiven({ ...penalty, rule: "second_cancellation" }, brand));
  expect(early.text).toContain("Rødt kort");
  expect(early.text).not.toContain("stjerne");
});

test("a card that is gone names the shift, and costs nothing any more", () => {
  const { text } = written(penaltyGone(penalty, "met", brand));
  for (const fact of facts) expect(text).toContain(fact);
  expect(text).not.toContain("Spærring:");
});

test("whoever gets a card reads until when a review is answered, and whose card stands where else to turn", () => {
  const given = written(penaltyGiven(penalty, brand)).text.replaceAll("\u00a0", " ");
  expect(given).toContain("svarer senest torsdag d. 26. nov.");
  const answer = { ...penalty, reason: "Reglen gælder", reviewer: "Ida" };
  const upheld = written(penaltyAnswered({ ...answer, decision: "uphold" }, brand)).text;
  for (const place of ["fagforening", "Ligebehandlingsnævnet", "Datatilsynet"])
    expect(upheld).toContain(place);
  expect(written(penaltyAnswered({ ...answer, decision: "lift" }, brand)).text).not.toContain(
    "Ligebehandlingsnævnet",
  );
});
