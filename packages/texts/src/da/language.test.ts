import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = new URL(".", import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);

/** Admin wording that the documents quote in English. */
const quotedInEnglish = [
  "Template updated successfully!",
  "Something went wrong",
  "Loading templates...",
  "Error loading templates: ",
  "No templates found.",
  "take over",
  "Admin message",
  "Default Fee",
];

/** The SMS templates have an English title beside the Danish one. */
const englishTitles = /^\s*title: .*$/gm;

/** What stands in quotes or backticks: the texts; comments left out. */
function stringsOf(file: string): string[] {
  const source = readFileSync(new URL(file, here), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*(\/\/|import ).*$/gm, "")
    .replace(file.includes("sms/") ? englishTitles : "", "");
  return [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? "").replace(/\$\{[^}]*\}/g, ""),
  );
}

describe("the texts", () => {
  it.each(files)("%s speaks Danish", (file) => {
    const english = /\b(the|your|you|is|with|please|click|error|loading|failed|welcome|provider)\b|lorem/i;
    const suspects = stringsOf(file).filter(
      (text) =>
        /\s/.test(text) && english.test(text) && !quotedInEnglish.some((quote) => text.includes(quote)),
    );
    expect(suspects).toEqual([]);
  });
});
