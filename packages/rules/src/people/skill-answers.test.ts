import { describe, expect, test } from "vitest";
import { answersByBlock } from "./skill-answers.ts";

const blocks = ["Erfaring", "Tempo", "Service"];
const answer = (title: string, value: number) => ({ title, value });

describe("answers to a questionnaire", () => {
  test("are brought into the order of the blocks", () => {
    const answers = [answer("Service", 5), answer("Erfaring", 1), answer("Tempo ", 3)];
    expect(answersByBlock(blocks, answers)).toEqual([1, 3, 5]);
  });

  test("to blocks of the same title are taken as they come", () => {
    const answers = [answer("Tempo", 2), answer("Tempo", 4)];
    expect(answersByBlock(["Tempo", "Tempo"], answers)).toEqual([2, 4]);
  });

  test.each([
    ["one is missing", [answer("Erfaring", 1), answer("Tempo", 2)]],
    ["one is left over", [...blocks, "Tempo"].map((title) => answer(title, 1))],
    ["a block is answered twice", ["Erfaring", "Tempo", "Tempo"].map((title) => answer(title, 1))],
    ["one names no block", ["Erfaring", "Tempo", "Humør"].map((title) => answer(title, 1))],
  ])("are refused when %s", (_, answers) => {
    expect(answersByBlock(blocks, answers)).toBeNull();
  });
});
