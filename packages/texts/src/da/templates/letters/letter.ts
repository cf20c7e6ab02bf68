import { fillLine, fillParagraphs, type LetterText, letterInForce } from "#rules/letters/letter-text.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { type Email, type Letter, layOut } from "#texts/da/templates/email/layout.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { allPlaceholders, type Placeholder } from "./placeholders.ts";

/** Whom a letter goes to, in the order of the editor's list. */
export const letterReaders = ["employee", "company", "office"] as const;

/** What the code says in a letter whose text is a template. Greeting, facts and link are not edited. */
export interface LetterContent {
  readonly greeting: string;
  readonly values: Readonly<Partial<Record<Placeholder, string>>>;
  readonly facts?: Letter["facts"];
  /** Where the button leads. */
  readonly link: string;
  readonly unsubscribeLink?: string | undefined;
}

/** A letter of the editor: whom it goes to, when, and what it says as long as nobody has changed it. */
export interface LetterTemplate {
  /** What its versions are saved under; never given to another. */
  readonly key: string;
  readonly to: (typeof letterReaders)[number];
  readonly title: string;
  /** What makes it go out, as a clause: «når virksomheden har valgt en ansøger». */
  readonly when: string;
  readonly standard: LetterText;
  /** What its text may hold in braces. */
  readonly placeholders: readonly Placeholder[];
  /** What it may not leave out. */
  readonly required: readonly Placeholder[];
  /** The letter with everyday values. */
  readonly example: (brand: Brand) => LetterDraft;
}

/** A letter before its text is chosen: `writeLetter` makes the e-mail of it. */
export interface LetterDraft {
  readonly template: LetterTemplate;
  readonly content: LetterContent;
  readonly brand: Brand;
}

/** Writes the letter of a template about `facts`. */
export type WriteLetter<Facts> = ((facts: Facts, brand: Brand) => LetterDraft) & {
  readonly template: LetterTemplate;
};

interface LetterParts<Facts> extends Pick<LetterTemplate, "key" | "to" | "title" | "when"> {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly required?: readonly Placeholder[];
  readonly say: (facts: Facts) => LetterContent;
  readonly example: NoInfer<Facts>;
}

/** Makes a letter of its parts: a function from facts to draft that knows its template. */
export function letter<Facts>(parts: LetterParts<Facts>): WriteLetter<Facts> {
  const { key, to, title, when, subject, paragraphs, button, required = [], say, example } = parts;
  const template: LetterTemplate = {
    ...{ key, to, title, when, required },
    standard: { subject, body: paragraphs.join("\n\n"), button },
    get placeholders() {
      return placeholdersOf(say(example));
    },
    example: (brand) => write(example, brand),
  };
  function write(facts: Facts, brand: Brand): LetterDraft {
    return { template, content: say(facts), brand };
  }
  return Object.assign(write, { template });
}

const ownPlaceholders = ["vores_navn", "vores_telefon", "vores_mail"] as const;

function placeholdersOf({ values }: LetterContent): Placeholder[] {
  return allPlaceholders.filter((name) => name in values || ownPlaceholders.some((own) => own === name));
}

/**
 * The e-mail that a letter becomes with the text that the office has saved for it, null for the standard one.
 * Rule: Placeholders of letters, docs/rules/letters.md.
 */
export function writeLetter(draft: LetterDraft, saved: LetterText | null): Email {
  const { standard, placeholders } = draft.template;
  return fillLetter(draft, letterInForce(standard, saved, placeholders));
}

/** The e-mail of a text that need not be one that can be saved: what has no value stays in braces. A subject or a text that comes out empty is the standard one. */
function fillLetter({ template, content, brand }: LetterDraft, text: LetterText): Email {
  const { greeting, facts, link, unsubscribeLink } = content;
  const values = { ...content.values, ...ownValues(brand) };
  const paragraphs = fillParagraphs(text.body, values);
  const letter: Letter = {
    subject: fillLine(text.subject, values) || fillLine(template.standard.subject, values),
    greeting,
    paragraphs: paragraphs.length > 0 ? paragraphs : fillParagraphs(template.standard.body, values),
    action: { label: text.button, link },
    ...(facts ? { facts } : {}),
    ...(unsubscribeLink ? { unsubscribeLink } : {}),
  };
  return layOut(letter, brand);
}

/** A text as its letter comes out with everyday values, also one that cannot be saved; `link` stands in for every link. */
export function exampleLetter(
  template: LetterTemplate,
  text: LetterText,
  { brand, link }: { readonly brand: Brand; readonly link: string },
): Email {
  const { content, ...draft } = template.example(brand);
  return fillLetter({ ...draft, content: { ...content, link, unsubscribeLink: undefined } }, text);
}

/** The e-mail with which somebody looks at a text in their own mail program. */
export function sampleLetter(...example: Parameters<typeof exampleLetter>): Email {
  const email = exampleLetter(...example);
  return { ...email, subject: `Prøve: ${email.subject}` };
}

function ownValues(brand: Brand): Readonly<Record<(typeof ownPlaceholders)[number], string>> {
  return {
    vores_navn: brand.name,
    vores_telefon: formatPhone(brand.supportPhone),
    vores_mail: brand.supportEmail,
  };
}
