import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";

const folder = join(import.meta.dirname, "../../../../public/intro");

test("the captions of the film are the sentences that stand under it", () => {
  const captions = readFileSync(join(folder, "intro.vtt"), "utf8");
  const said = captions.split("\n").filter((line) => /^[A-ZÆØÅ].*\.$/.test(line));
  expect(said).toEqual([...onboardingTexts.video.said]);
});

test("the film is there for every telephone, and small enough for one on the way", () => {
  const header = readFileSync(join(folder, "intro.mp4")).subarray(0, 64).toString("latin1");
  expect(header.slice(4, 8)).toBe("ftyp");
  for (const film of ["intro.mp4", "intro.webm"])
    expect(statSync(join(folder, film)).size).toBeLessThan(1.5e6);
});
