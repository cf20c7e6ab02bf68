import { withoutHidden } from "#rules/people/clean-name.ts";

/** The texts that people accept: the employees' agreement, the card rules in it, and the companies' trade terms. */
export const contractKinds = ["employee_agreement", "card_rules", "trade_terms"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** A heading with its sentences; as the office writes them with placeholders in braces, as people read them without. */
export interface ContractSection {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** What each text may have in braces, in Danish, since an owner writes it. Rule: Placeholders of contract texts, docs/rules/contract-texts.md. */
export const contractPlaceholders = {
  employee_agreement: ["firmanavn", "sygemelding", "afbudsregler"],
  card_rules: ["kortvagter", "rødt_kort_måneder", "sent_afbud_timer", "sent_afbud_dage"],
  trade_terms: [
    "firmanavn",
    "mindstetimer",
    "overtidstrin",
    "hastegrænse",
    "akutgrænse",
    "gratis_afbestilling",
    "afbestillingstimer",
    "sen_afbestilling",
    "sene_afbestillingstimer",
    "faktureringsdag",
    "betalingsfrist",
    "forudbetaling",
    "kreditloft",
    "rekrutteringsgebyr",
    "uoplyst_rekruttering",
    "bod",
    "pausegrænse",
    "pauseminutter",
  ],
} as const satisfies Readonly<Record<ContractKind, readonly string[]>>;

export type ContractPlaceholder = (typeof contractPlaceholders)[ContractKind][number];

/** Those that stand for whole sentences, as many as there are: each is a sentence by itself. */
const wholeSentences: readonly string[] = ["sygemelding", "afbudsregler", "forudbetaling"];

/** Whether a placeholder stands for whole sentences. Rule: Placeholders of contract texts, docs/rules/contract-texts.md. */
export function isWholeSentences(name: string): boolean {
  return wholeSentences.includes(name);
}

/** What the placeholders of one text are filled with: words, or sentences where they stand for whole ones. */
export type ContractFacts = Readonly<Partial<Record<ContractPlaceholder, string | readonly string[]>>>;

/** What keeps a text from being saved; `found` is the placeholder, or what stands in its place. */
export type ContractProblem =
  | { readonly kind: "no_sections" }
  | { readonly kind: "empty_heading" | "empty_section" | "double_heading"; readonly heading: string }
  | {
      readonly kind: "unknown_placeholder" | "not_alone";
      readonly heading: string;
      readonly found: string;
    };

const BRACES = /\{[^{}]*\}|[{}]/g;
const nameIn = (found: string) => found.slice(1, -1);

function isKnown(kind: ContractKind, found: string): boolean {
  const names: readonly string[] = contractPlaceholders[kind];
  return found.length > 2 && names.includes(nameIn(found));
}

/**
 * A text as it is saved: headings and sentences of one line each, nothing in them that is not seen, one way to write å,
 * and no empty sentence. Rule: A contract text that can be saved, docs/rules/contract-texts.md.
 */
export function tidyContract(sections: readonly ContractSection[]): ContractSection[] {
  const tidy = (words: string) => withoutHidden(words).normalize("NFC");
  return sections.map(({ heading, sentences }) => ({
    heading: tidy(heading),
    sentences: sentences.map(tidy).filter((sentence) => sentence !== ""),
  }));
}

/**
 * What keeps a text from being saved: no section, a heading that is empty or stands twice, a section without a sentence,
 * something in braces that no data stand behind, and a placeholder of whole sentences inside another sentence. Empty
 * where all is well. Rule: A contract text that can be saved, docs/rules/contract-texts.md.
 */
export function problemsOfContract(
  kind: ContractKind,
  sections: readonly ContractSection[],
): ContractProblem[] {
  if (sections.length === 0) return [{ kind: "no_sections" }];
  return sections.flatMap((section, index) => problemsOfSection(kind, section, sections.slice(0, index)));
}

function problemsOfSection(
  kind: ContractKind,
  { heading, sentences }: ContractSection,
  before: readonly ContractSection[],
): ContractProblem[] {
  if (heading.trim() === "") return [{ kind: "empty_heading", heading }];
  if (before.some((other) => other.heading.trim() === heading.trim()))
    return [{ kind: "double_heading", heading }];
  if (sentences.every((sentence) => sentence.trim() === "")) return [{ kind: "empty_section", heading }];
  const inHeading = heading.match(BRACES)?.[0];
  if (inHeading !== undefined) return [{ kind: "unknown_placeholder", heading, found: inHeading }];
  return sentences.flatMap((sentence): ContractProblem[] => {
    const found = sentence.match(BRACES) ?? [];
    const unknown = found.find((one) => !isKnown(kind, one));
    if (unknown !== undefined) return [{ kind: "unknown_placeholder", heading, found: unknown }];
    const among = found.find((one) => isWholeSentences(nameIn(one)) && sentence.trim() !== one);
    return among === undefined ? [] : [{ kind: "not_alone", heading, found: among }];
  });
}

/** The placeholders that a text does not name, in their order: its owner is warned. Rule: A contract text that can be saved, docs/rules/contract-texts.md. */
export function missingPlaceholders(
  kind: ContractKind,
  sections: readonly ContractSection[],
): ContractPlaceholder[] {
  const text = sections.flatMap(({ sentences }) => sentences).join(" ");
  return contractPlaceholders[kind].filter((name) => !text.includes(`{${name}}`));
}

/**
 * A text with what its placeholders stand for. One of whole sentences becomes as many as there are, and a section without
 * any is left out; a value that ends in a stop takes the stop behind it along. What no facts stand behind stays.
 * Rule: Placeholders of contract texts, docs/rules/contract-texts.md.
 */
export function fillContract(sections: readonly ContractSection[], facts: ContractFacts): ContractSection[] {
  return sections
    .map(({ heading, sentences }) => ({
      heading: heading.trim(),
      sentences: sentences.flatMap((sentence) => filledSentence(sentence.trim(), facts)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function filledSentence(sentence: string, facts: ContractFacts): readonly string[] {
  if (sentence === "") return [];
  const factOf = (found: string) => facts[nameIn(found) as ContractPlaceholder];
  const whole = /^\{[^{}]*\}$/.test(sentence) ? factOf(sentence) : undefined;
  if (Array.isArray(whole)) return whole as readonly string[];
  const filled = sentence.replace(/(\{[^{}]*\})(\.?)/g, (all, found: string, stop: string) => {
    const value = factOf(found);
    if (typeof value !== "string") return all;
    return value.endsWith(".") ? value : `${value}${stop}`;
  });
  return [filled];
}
