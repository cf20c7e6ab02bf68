import { expect, test } from "vitest";
import { canBeginOn, canWithdrawValue, isDayTaken, valueOn } from "#rules/pricing/price-settings.ts";
import { refuse } from "#rules/verdict.ts";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  type ContractFacts,
  type ContractKind,
  type ContractSection,
  contractKinds,
  contractPlaceholders,
  fillContract,
  isWholeSentences,
  missingPlaceholders,
  problemsOfContract,
  tidyContract,
} from "./contract-text.ts";
import {
  type ComparedSection,
  canAccept,
  canTellOn,
  compareContracts,
  isSame,
  mustAcceptAnew,
  proposedDay,
  readersOf,
  toTell,
} from "./versions.ts";

const facts: ContractFacts = {
  firmanavn: "Vagtklar",
  mindstetimer: "5 timer",
  bod: "1.000 kr.",
  forudbetaling: ["Over 15: 75 %.", "Over 40: 25 %."],
  sygemelding: [],
};

eachExample("contract-texts", "Placeholders of contract texts", (row) => {
  const sentence = row.text("Sentence").replaceAll("`", "");
  const filled = fillContract([{ heading: "A", sentences: [sentence] }], facts);
  expect(filled[0]?.sentences.join(" / ") ?? null).toBe(row.textOrNull("Filled"));
});

/** (U+200B) is that character. */
function typed(row: Example, column: string): string | undefined {
  return row
    .textOrNull(column)
    ?.replaceAll(/\(U\+([0-9A-F]{4})\)/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

eachExample("contract-texts", "A contract text that can be saved", (row) => {
  const kind = row.text("Kind") as ContractKind;
  const sentence = typed(row, "Sentence") ?? "";
  const headings = typed(row, "Headings")?.split(", ") ?? [" "];
  const sections = tidyContract(headings.map((heading) => ({ heading, sentences: [sentence] })));
  const [problem, ...more] = problemsOfContract(kind, sections);
  expect(more).toEqual([]);
  const words = problem && [
    problem.kind.replaceAll("_", " "),
    ...("found" in problem ? [problem.found] : []),
  ];
  expect(words ? `no: ${words.join(" ")}` : "yes").toBe(row.text("Answer"));
  expect(missingPlaceholders(kind, sections)).toEqual(row.list("Not named"));
});

eachExample("contract-texts", "The version in force", (row) => {
  const versions = row.list("Versions").map((one) => {
    const [id = "", validFrom = "", withdrawn] = one.replace(" from", "").split(" ");
    return { id: Number(id), validFrom, isWithdrawn: withdrawn !== undefined };
  });
  const today = row.day("Today");
  expect(valueOn(versions, today)?.id ?? null).toBe(row.numberOrNull("In force"));
  const day = "2026-12-15";
  const taken = isDayTaken(versions, day) ? refuse("value_of_day") : ({ ok: true } as const);
  const verdict = canBeginOn(day, today) ? taken : refuse("day_is_over");
  expect(answerOf(verdict)).toBe(row.text("New one for 2026-12-15"));
  const [first] = versions;
  expect(first ? answerOf(canWithdrawValue(first, today)) : null).toBe(row.textOrNull("Withdraw 1"));
});

const sectionsOf = (text: string): ContractSection[] =>
  text.split(" / ").map((section) => {
    const [heading = "", rest = ""] = section.split(": ");
    return { heading, sentences: rest.split(/(?<=\.) /) };
  });
const marks = { kept: "", added: "+", gone: "-" };
const wordsOf = (compared: readonly ComparedSection[]) =>
  compared
    .map(({ heading, change, sentences }) => {
      const said = sentences.map((one) => `${marks[one.change]}${one.text}`);
      return `${marks[change]}${heading}: ${said.join(" ")}`;
    })
    .join(" / ");

eachExample("contract-texts", "Difference between versions", (row) => {
  const [before, after] = [sectionsOf(row.text("Before")), sectionsOf(row.text("After"))];
  const compared = compareContracts(before, after);
  expect(wordsOf(compared)).toBe(row.text("Difference"));
  expect(isSame(compared)).toBe(row.text("Before") === row.text("After"));
});

test("whatever two versions say, each of them stands in their difference in its own order", () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const some = () => Array.from({ length: 1 + random(5) }, () => `${"abcde"[random(5)]}.`);
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [some(), some()];
    const [compared] = compareContracts(
      [{ heading: "A", sentences: before }],
      [{ heading: "A", sentences: after }],
    );
    const without = (change: string) =>
      compared?.sentences.filter((one) => one.change !== change).map(({ text }) => text);
    expect(without("added")).toEqual(before);
    expect(without("gone")).toEqual(after);
  }
});

test("each placeholder can be used in its text, and is filled", () => {
  for (const kind of contractKinds) {
    for (const name of contractPlaceholders[kind]) {
      const sections = [{ heading: "A", sentences: [`{${name}}`] }];
      expect(problemsOfContract(kind, sections)).toEqual([]);
      const value = isWholeSentences(name) ? ["x", "y"] : "x";
      const [filled] = fillContract(sections, { [name]: value });
      expect(filled?.sentences).toEqual([value].flat());
    }
  }
});

const versionOf = (text: string | null) =>
  text === null ? undefined : text === "standard" ? null : Number(text);

eachExample("contract-texts", "Accepting anew", (row) => {
  const inForce = versionOf(row.text("In force")) ?? null;
  expect(mustAcceptAnew(versionOf(row.textOrNull("Accepted last")), inForce)).toBe(
    row.yes("Accepts with the next booking"),
  );
});

eachExample("contract-texts", "Accepting what was read", (row) => {
  const verdict = canAccept(row.textOrNull("Shown") ?? undefined, row.text("In force"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("contract-texts", "Telling of a version", (row) => {
  const today = row.day("Today");
  const tellOn = row.day("Told on");
  const isTold = row.yes("Told already");
  const isWithdrawn = row.yes("Withdrawn");
  const validFrom = row.day("Valid from");
  expect(canTellOn(tellOn, { today, validFrom })).toBe(row.yes("Day can be chosen"));
  expect(toTell({ tellOn, isTold, isWithdrawn }, today)).toBe(row.textOrNull("Told now"));
});

test("the proposed day leaves two weeks, and companies read the trade terms alone", () => {
  expect(proposedDay("2026-12-20")).toBe("2027-01-03");
  expect(contractKinds.filter((kind) => readersOf(kind) === "companies")).toEqual(["trade_terms"]);
});
