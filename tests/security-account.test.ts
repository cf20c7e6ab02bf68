import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const pages = globSync("docs/security{.md,/*.md}", { cwd: project }).map((path) =>
  readFileSync(join(project, path), "utf8"),
);

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 begins with; those of level 3 come after. */
const SECTIONS: Readonly<Record<string, number>> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

/** A line of a page: `- **1.2.4** What is done (`file`)`. */
const answers = pages.flatMap((page) =>
  [...page.matchAll(/^- \*\*(\d+\.\d+)\.(\d+)(?:–(\d+))?\*\* (\S.*)$/gm)].map(
    ([, section = "", first = "", last = first, text = ""]) => ({
      section,
      first: Number(first),
      last: Number(last),
      text,
    }),
  ),
);

/** `10.4.1–11` answers eleven requirements at once. */
function numbersOf(first: number, last: number, section: string): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}

describe("the account of security", () => {
  it("answers every requirement of levels 1 and 2 once", () => {
    const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    const answered = answers.flatMap(({ section, first, last }) => numbersOf(first, last, section));
    expect(wanted).toHaveLength(253);
    expect(answered.toSorted()).toEqual(wanted.toSorted());
  });

  it("names only files that are there", () => {
    const named = pages.flatMap((text) =>
      [...text.matchAll(/`((?:apps|packages|tests|docs|bench)\/[\w./{},-]+)`/g)].map(
        (found) => found[1] ?? "",
      ),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => globSync(path, { cwd: project }).length === 0)).toEqual([]);
  });

  it("shows something for what it says is done", () => {
    expect(
      answers.filter(({ text }) => !text.startsWith("Does not apply") && !/\(`.*\)$/.test(text)),
    ).toEqual([]);
  });
});
