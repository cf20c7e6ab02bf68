import { expect, test } from "vitest";
import {
  type AskedInWords,
  chanceInWords,
  evidenceInShort,
  evidenceSentence,
  givenUpSentence,
  likenessSentence,
} from "./fill-chance-words.ts";

const asked: AskedInWords = {
  weekday: 5,
  region: "copenhagen",
  lead: "week",
  wage: 190,
  is_holiday: false,
  people: "some",
};

test("the chance is said in words and a round number, with what it rests on", () => {
  expect([90, 75, 50, 20].map(chanceInWords)).toEqual([
    "Meget sandsynligt, omkring 90\u00a0%",
    "Sandsynligt, omkring 75\u00a0%",
    "Usikkert, omkring 50\u00a0%",
    "Svært, omkring 20\u00a0%",
  ]);
  expect(evidenceSentence({ filled: 34, total: 38 })).toBe("34 af 38 lignende bookinger blev fyldt.");
  expect(evidenceInShort({ filled: 8, total: 8, percent: 90 })).toBe("8 af 8, omkring 90\u00a0%");
});

test("what is compared is named, and so is what was given up", () => {
  expect(likenessSentence(asked, ["day", "region", "wage", "people", "lead"])).toBe(
    "Lignende: samme personale, fredag, København, 190–200\u00a0kr. i timen, 3–5 personer, booket 2–7 dage før.",
  );
  expect(givenUpSentence(asked, ["day", "region", "wage", "people", "lead"])).toBeNull();
  expect(givenUpSentence(asked, ["wage", "people", "lead"])).toBe(
    "Vi ser bort fra ugedag og område, for ellers er der for få.",
  );
});

test("a holiday is compared with holidays", () => {
  expect(likenessSentence({ ...asked, is_holiday: true }, ["day", "wage", "people", "lead"])).toBe(
    "Lignende: samme personale, helligdage, 190–200\u00a0kr. i timen, 3–5 personer, booket 2–7 dage før.",
  );
});

test("without an address no region is named, neither as compared nor as given up", () => {
  const nowhere = { ...asked, region: null };
  expect(likenessSentence(nowhere, ["wage", "people", "lead"])).not.toContain("København");
  expect(givenUpSentence(nowhere, ["wage", "people", "lead"])).toBe(
    "Vi ser bort fra ugedag, for ellers er der for få.",
  );
});
