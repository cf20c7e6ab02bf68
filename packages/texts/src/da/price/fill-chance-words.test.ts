import { expect, test } from "vitest";
import {
  type AskedInWords,
  chanceInWords,
  evidenceInShort,
  evidenceSentence,
  givenUpSentence,
  likenessSentence,
} from "./fill-chance-words.ts";

const asked: AskedInWords = { weekday: 5, region: "copenhagen", lead: "week", wage: 190 };

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
  expect(likenessSentence(asked, ["wage", "day", "region", "lead"])).toBe(
    "Lignende: samme personale, 190–200\u00a0kr. i timen, fredag, København, booket 2–7 dage før.",
  );
  expect(givenUpSentence(asked, ["wage", "day", "region", "lead"])).toBeNull();
  expect(givenUpSentence(asked, ["region", "lead"])).toBe(
    "Vi ser bort fra timeløn og ugedag, for ellers er der for få.",
  );
  expect(likenessSentence(asked, [])).toBe("Lignende: alle bookinger af samme personale.");
  expect(givenUpSentence(asked, [])).toBe(
    "Vi ser bort fra timeløn, ugedag, område og hvor tidligt der bookes, for ellers er der for få.",
  );
});

test("without an address no region is named, neither as compared nor as given up", () => {
  const nowhere = { ...asked, region: null };
  expect(likenessSentence(nowhere, ["lead"])).toBe("Lignende: samme personale, booket 2–7 dage før.");
  expect(givenUpSentence(nowhere, ["lead"])).toBe(
    "Vi ser bort fra timeløn og ugedag, for ellers er der for få.",
  );
});
