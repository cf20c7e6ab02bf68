import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment } from "#contract/wire/schemas.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

/** Far above what the rule lets through, which names the part and how long it may be. */
const someText = z.string().check(z.maxLength(5_000, generalMessages.tooLong));

/** What of a letter is edited; a paragraph a line. */
const letterText = z.strictObject({ subject: someText, body: someText, button: someText });

const letterVersion = z.object({
  id,
  /** Null where the standard text was taken back. */
  text: z.nullable(z.object({ subject: z.string(), body: z.string(), button: z.string() })),
  created_at: moment,
  /** Who of the office saved it; null for somebody who is not there any more. */
  created_by: z.nullable(z.string()),
});

export type WireLetterVersion = z.output<typeof letterVersion>;

const key = z.string().check(z.regex(/^\w{1,60}$/, generalMessages.invalid));
/** The newest first. */
const versions = z.array(letterVersion);

/** The texts of letters as owners edit them, in versions; a letter without one has the standard text. */
export const letterEndpoints = {
  letters: endpoint({
    method: "GET",
    path: "admin/letters",
    summary: "The newest version of each letter that was ever edited.",
    callers: ["admin"],
    roles: "office",
    answer: z.array(z.extend(letterVersion, { key: z.string() })),
  }),
  letter: endpoint({
    method: "GET",
    path: "admin/letters/:key",
    summary: "The versions of one letter, the newest first; none for one that has the standard text.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ key }),
    answer: versions,
    refusals: ["not_found"],
  }),
  saveLetter: endpoint({
    method: "POST",
    path: "admin/letters/:key",
    summary:
      "Saves a version of a letter, or takes the standard text back; it counts for what is queued from then on.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ key }),
    body: z.strictObject({
      text: z.nullable(letterText),
      /** The version that the editing began from; null where there was none. */
      from: z.nullable(id),
    }),
    answer: versions,
    refusals: ["not_found", "changed_meanwhile"],
  }),
  sendSample: endpoint({
    method: "POST",
    path: "admin/letters/:key/sample",
    summary: "Queues a text that need not be saved, with example values, to the caller's own e-mail.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ key }),
    body: letterText,
    answer: z.object({ to: z.string() }),
    refusals: ["not_found"],
  }),
};
