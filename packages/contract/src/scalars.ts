import "#contract/default-messages.ts";
import * as z from "zod/mini";
import { generalMessages } from "#texts/da/validation.ts";

/** A row's id, as a number in bodies and answers: what an integer column holds. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** A row's id in a path: anything that is no such number answers 404, since nothing can be there. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);

/** `YYYY-MM-DD`, a day that exists. */
export const day = z.iso.date();

/** `HH:MM`, 00:00 to 24:00. */
export const clockTime = clockTimeOr();

/** The same with a message of its own. */
export function clockTimeOr(message?: string) {
  return z.string(message).check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, message));
}

/** ISO 8601 with offset, as every moment leaves the server. */
export const moment = z.iso.datetime();

/** Kroner as a JSON number with at most two decimals. */
export const kroner = z.number();

/** `"192,50"`: kroner as documented for wages. */
export const commaKroner = z.string();

/** Whether a box is ticked: documents and old clients also send 0 and 1. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.literal([0, 1, "0", "1"]),
    z.transform((value) => Number(value) === 1),
  ),
]);

/** A query's whole number from `min` to `max`; other text is 422. */
export function queryNumber(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, generalMessages.invalid)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(min), z.maximum(max)),
    ),
  );
}

/** `limit` and `offset` of a list that pages. */
export function paging(defaultLimit: number) {
  return {
    limit: z._default(queryNumber(1, 100), defaultLimit),
    offset: z._default(queryNumber(0, 1_000_000), 0),
  };
}

/** `weekNumber` and the `year` that the client always sends with it (decisions.md, *Weeks*). */
export const weekQuery = {
  weekNumber: z.optional(queryNumber(1, 53)),
  year: z.optional(queryNumber(2000, 2100)),
};

/** Free text, trimmed, of at most `max` characters. Empty unless `message` says that it is required. */
export function text(max: number, message?: string) {
  const trimmed = z
    .string(message ?? generalMessages.invalid)
    .check(z.trim(), z.maxLength(max, generalMessages.tooLong));
  return message ? trimmed.check(z.minLength(1, message)) : trimmed;
}
