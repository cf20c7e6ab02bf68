import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemsOfLetter, tidyLetter } from "#rules/letters/letter-text.ts";
import { letters } from "#tests/support/fixtures/emails.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import { letterTemplates } from "./all-letters.ts";
import { fixedLetters } from "./fixed-letters.ts";
import { type LetterDraft, writeLetter } from "./letter.ts";

const named = letterTemplates.map((template) => [template.key, template] as const);
const drafts = Object.entries(letters).flatMap(([name, write]): [string, LetterDraft][] => {
  const letter = write();
  return "template" in letter ? [[name, letter]] : [];
});

describe.each(named)("the letter %s", (_, template) => {
  const { standard, placeholders: known, required } = template;

  test("has a standard text that could be saved as it is", () => {
    expect(problemsOfLetter(standard, { known, required })).toEqual([]);
    expect(tidyLetter(standard)).toEqual(standard);
  });

  test("has an example without a gap, that tells what it is and when it goes out", () => {
    const { subject, text } = writeLetter(template.example(brand), null);
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(template.title).not.toBe("");
    expect(template.when).toMatch(/^\S.*[^.]$/);
  });

  test("names what its text has in braces, each once", () => {
    expect(new Set(known).size).toBe(known.length);
    expect(required.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test("every letter is in the list once, those with a fixed text apart", () => {
  const keys = letterTemplates.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(drafts.filter(([, { template }]) => !keys.includes(template.key)).map(([name]) => name)).toEqual([]);
  const fixed = Object.values(letters).filter((write) => !("template" in write()));
  // The sign-in code is a letter too, and stands in no module of the others.
  expect(fixedLetters).toHaveLength(fixed.length + 1);
});

describe.each(drafts)("the letter of %s", (_, draft) => {
  const known = draft.template.placeholders;
  const piece = fc.oneof(
    fc.constantFrom(...known.map((name) => `{${name}}`), " ", "\n", "<b>", "&"),
    fc.string({ maxLength: 12 }).map((words) => words.replace(/[{}]/g, "")),
  );
  const words = fc.array(piece, { maxLength: 10 }).map((all) => all.join(""));

  test("has values for exactly the placeholders that it lists", () => {
    const own = ["vores_navn", "vores_telefon", "vores_mail"];
    expect([...Object.keys(draft.content.values), ...own].toSorted()).toEqual([...known].toSorted());
  });

  test("is written from whatever an owner may save, with no placeholder left and its link as it was", () => {
    fc.assert(
      fc.property(words, words, fc.string({ minLength: 1, maxLength: 40 }), (subject, body, button) => {
        const saved = tidyLetter({ subject, body, button });
        fc.pre(problemsOfLetter(saved, { known, required: [] }).length === 0);
        const standard = writeLetter(draft, null);
        const email = writeLetter(draft, saved);
        expect(email.subject).toMatch(/^[^\r\n]+$/);
        expect(`${email.subject}\n${email.text}`).not.toMatch(/\{\p{Ll}[\p{Ll}_]*\}/u);
        expect(email.html).not.toContain("<b>");
        expect(email.secret).toBeUndefined();
        expect(linksOf(email.html)).toEqual(linksOf(standard.html));
      }),
      { numRuns: 25 },
    );
  });

  test("goes out with its standard text where a saved one has a placeholder that it has no value for", () => {
    const saved = { subject: "Hej {husdyr}", body: "Tekst", button: "Se" };
    expect(writeLetter(draft, saved)).toEqual(writeLetter(draft, null));
  });
});

test("a value is plain text and is never filled itself", () => {
  const [, draft] = drafts.find(([name]) => name === "hired") ?? [];
  if (!draft) throw new Error("no letter");
  const values = { ...draft.content.values, fornavn: "{virksomhed}<script>" };
  const strange = { ...draft, content: { ...draft.content, values } };
  const saved = { subject: "Til {fornavn}", body: "Kære {fornavn}", button: "Se" };
  const { subject, text, html } = writeLetter(strange, saved);
  expect(subject).toBe("Til {virksomhed}<script>");
  expect(text).toContain("Kære {virksomhed}<script>");
  expect(html).not.toContain("<script>");
});

test("a letter whose text comes out empty has the standard one, as its subject has", () => {
  const [, draft] = drafts.find(([name]) => name === "hired") ?? [];
  if (!draft) throw new Error("no letter");
  const nameless = {
    ...draft,
    content: { ...draft.content, values: { ...draft.content.values, fornavn: " " } },
  };
  const saved = {
    subject: "{fornavn}",
    body: "{fornavn}\n\n{fornavn}",
    button: draft.template.standard.button,
  };
  expect(writeLetter(nameless, saved)).toEqual(writeLetter(nameless, null));
});

test("what is not seen in a button is left out", () => {
  const [, draft] = drafts.find(([name]) => name === "hired") ?? [];
  if (!draft) throw new Error("no letter");
  const { text } = writeLetter(draft, {
    subject: "Valgt",
    body: "Tillykke.",
    button: "Se\u202e vag\u200bten",
  });
  expect(text).toContain("\nSe vagten:\n");
});

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
