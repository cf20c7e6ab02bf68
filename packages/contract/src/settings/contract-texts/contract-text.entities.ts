import * as z from "zod/mini";
import { day, givenDay, id, moment } from "#contract/wire/schemas.ts";
import { contractKinds } from "#rules/contract-texts/contract-text.ts";
import { adminMessages, contractMessages, generalMessages } from "#texts/da/common/validation.ts";

export const contractKind = z.literal([...contractKinds]);

const section = z.object({ heading: z.string(), sentences: z.array(z.string()) });

/** A text in force as the caller reads it. */
export const contractText = z.object({
  kind: contractKind,
  /** Of the text and all its figures: what a call that accepts it may say that it has shown. */
  version: z.string(),
  /** The first day of the version; null for the one that the product comes with. */
  valid_from: z.nullable(day),
  sections: z.array(section),
  /** The calling company accepts it with its next booking; false for everybody else. */
  must_accept: z.boolean(),
});

export type WireContractText = z.output<typeof contractText>;

/** A version as the office wrote it, with its placeholders. */
const storedVersion = z.object({
  id,
  valid_from: day,
  sections: z.array(section),
  state: z.literal(["current", "past", "future", "withdrawn"]),
  /** The day on which its readers are told, and when they were. */
  tell_on: day,
  told_at: z.nullable(moment),
  created_at: moment,
  created_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(moment),
  withdrawn_by: z.nullable(z.string()),
});

export type WireContractVersion = z.output<typeof storedVersion>;

/** One text in the office: what the product comes with, and every version since, latest day first. */
export const officeText = z.object({
  kind: contractKind,
  standard: z.array(section),
  versions: z.array(storedVersion),
});

export type WireOfficeText = z.output<typeof officeText>;

/** A text that is being written. */
export const writtenText = {
  kind: contractKind,
  sections: z
    .array(
      z.strictObject({
        heading: z.string().check(z.trim(), z.maxLength(80, generalMessages.tooLong)),
        sentences: z
          .array(z.string().check(z.trim(), z.maxLength(1000, generalMessages.tooLong)))
          .check(z.maxLength(40, contractMessages.tooMany)),
      }),
    )
    .check(z.maxLength(30, contractMessages.tooMany)),
};

export const savedText = z.strictObject({
  ...writtenText,
  valid_from: givenDay,
  /** On which day its readers are told; left out at once. */
  tell_on: z.optional(z.iso.date(adminMessages.day)),
});

/** Acceptances with the texts that they name, as they were read; the latest first. */
export const acceptances = z.object({
  acceptances: z.array(
    z.object({
      id,
      text_id: id,
      accepted_at: moment,
      by: z.literal(["sign_up", "booking", "application"]),
      /** The booking that was sent or applied for; null at a sign-up, or where it is gone. */
      booking_id: z.nullable(id),
      /** Somebody of the office acted for them. */
      by_office: z.boolean(),
    }),
  ),
  texts: z.array(
    z.object({
      id,
      kind: contractKind,
      valid_from: z.nullable(day),
      sections: z.array(section),
    }),
  ),
});

export type WireAcceptances = z.output<typeof acceptances>;
