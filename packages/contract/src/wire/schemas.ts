import * as z from "zod/mini";
import { parseKroner } from "#rules/money/ore.ts";
import { nameProblem, withoutHidden } from "#rules/people/clean-name.ts";
import { tidyEmail } from "#rules/people/email.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordLength } from "#rules/people/password.ts";
import { HIGHEST_WAGE, ungroupWage } from "#rules/pricing/typed-wage.ts";
import { FIRST_DAY, isGivenDay, LAST_DAY } from "#rules/time/moment.ts";
import {
  adminMessages,
  bookingMessages,
  corporationMessages,
  generalMessages,
  passwordMessages,
} from "#texts/da/common/validation.ts";

// What a field is told where its schema says nothing of its own; without this zod says it in English.
z.config({
  localeError: ({ code, input }) => {
    if (code === "unrecognized_keys") return generalMessages.unknownField;
    if (input === undefined || input === null || input === "") return generalMessages.required;
    const isLongText = code === "too_big" && typeof input === "string";
    return isLongText ? generalMessages.tooLong : generalMessages.invalid;
  },
});

/** A row's id, as a number in bodies and answers: what an integer column holds. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** A row's id in a path: anything that is no such number answers 404, since nothing can be there. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);

/** `YYYY-MM-DD`, a day that exists. */
export const day = z.iso.date();

/** A day that a caller names, from 2000 to 2100. */
export const givenDay = z.iso.date(adminMessages.day).check(z.refine(isGivenDay, adminMessages.day));

/** `HH:MM`, 00:00 to 24:00. */
export const clockTime = clockTimeOr();

/** A clock time, HH:MM from 00:00 to 24:00, with `message` where it is none. */
export function clockTimeOr(message?: string) {
  return z.string(message).check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, message));
}

/** ISO 8601 with offset, as every moment leaves the server. */
export const moment = z.iso.datetime();

/** A moment that a caller names, with any offset, from 2000 to 2100. */
export const givenMoment = z.iso.datetime({ offset: true, error: adminMessages.day }).check(
  z.refine((text) => {
    const at = Date.parse(text);
    return at >= Date.parse(FIRST_DAY) && at <= Date.parse(LAST_DAY);
  }, adminMessages.day),
);

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

/** What a list is sorted by: a whole number, as its id is, or a moment in milliseconds since 1970. */
const sortParts = { number: "\\d{1,9}", moment: "\\d{1,14}" };

/**
 * `limit`, `offset` and `after` of a list that pages. `after` is what the header `X-Next-After` of the page before says:
 * the place of its last row, that is the parts by which the list is sorted, the row's id last. The page begins behind it,
 * whoever joined or left in front, and `offset` counts no more.
 */
export function paging(defaultLimit: number, ...sortedBy: readonly (keyof typeof sortParts)[]) {
  const place = new RegExp(`^${sortedBy.map((part) => sortParts[part])}$`);
  return {
    limit: z._default(queryNumber(1, 100), defaultLimit),
    offset: z._default(queryNumber(0, 1_000_000), 0),
    after: z.optional(
      z.pipe(
        z.string().check(z.regex(place, generalMessages.invalid)),
        z.transform((text: string): readonly number[] => text.split(",").map(Number)),
      ),
    ),
  };
}

/** What a list is searched for; nothing is everything. */
export const searchTerm = z._default(z.string().check(z.trim(), z.maxLength(100)), "");

/** `weekNumber` and the `year` that the client always sends with it. */
export const weekQuery = {
  weekNumber: z.optional(queryNumber(1, 53)),
  year: z.optional(queryNumber(2000, 2100)),
};

/** Free text, trimmed, of at most `max` characters. Empty unless `message` says that it is required. */
export function text(max: number, message?: string) {
  const trimmed = z
    .string(message ?? generalMessages.invalid)
    .check(z.trim(), z.maxLength(max, generalMessages.tooLong));
  return message ? trimmed.check(z.minLength(1, message), isSeen(message)) : trimmed;
}

/** Text that must be there; at most `max` characters. */
export function required(message: string, max = 200) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, generalMessages.tooLong), isSeen(message));
}

/** Text that only has characters of no width, such as U+200B, is empty for whoever reads it; no text at all is said once, by its length. */
function isSeen(message: string) {
  return z.refine<string>((text) => text === "" || withoutHidden(text) !== "", message);
}

/** A name or an address that others read in messages; at most 200 characters. Rule: Names in messages, docs/rules/people.md. */
export function shownName(message: string) {
  return required(message).check(...nameChecks());
}

/** A name that is shown to others; it may be empty. */
export function shownText() {
  return text(200).check(...nameChecks());
}

function nameChecks() {
  return [
    z.refine<string>((text) => nameProblem(text) !== "hidden_characters", generalMessages.nameHidden),
    z.refine<string>((text) => nameProblem(text) !== "web_address", generalMessages.nameWebAddress),
    z.refine<string>((text) => nameProblem(text) !== "mixed_alphabets", generalMessages.nameMixed),
  ];
}

/** Text that may be empty or left out. */
export function optional(max = 200, tooLong: string = generalMessages.tooLong) {
  return z._default(z.string(generalMessages.invalid).check(z.trim(), z.maxLength(max, tooLong)), "");
}

/**
 * An e-mail address: a name, an at, a domain with a dot; comes out tidy. Two messages: missing and malformed.
 * Rule: One account an e-mail, docs/rules/people.md.
 */
export function email(missing: string, invalid: string) {
  return z
    .string(missing)
    .check(
      z.overwrite(tidyEmail),
      z.minLength(1, missing),
      z.maxLength(200, invalid),
      z.regex(/^[^\s@<>(),;:"]+@([^\s@<>(),;:".-][^\s@<>(),;:".]*\.)+[^\s@<>(),;:".]{2,}$/, invalid),
    );
}

/** Whether a text may be a new password as far as its length goes. Rule: New passwords, docs/rules/people.md. */
function newPassword(missing: string) {
  return z.string(missing).check(
    z.minLength(1, missing),
    z.refine((text) => passwordLength(text) >= MIN_PASSWORD_LENGTH, passwordMessages.length),
    z.refine((text) => passwordLength(text) <= MAX_PASSWORD_LENGTH, passwordMessages.tooLong),
  );
}

/** 8 to 128 characters; whether it is too common, the server says. */
export const password = newPassword(passwordMessages.missing);

export const confirmedPassword = newPassword(passwordMessages.confirmMissing);

/** A password that is there already, asked for again; at most 200 characters, whatever it was chosen by. */
export const currentPassword = z
  .string(passwordMessages.currentMissing)
  .check(z.minLength(1, passwordMessages.currentMissing), z.maxLength(200, generalMessages.tooLong));

/**
 * A Danish telephone number keeps its digits alone: «+45 20 55 01 72» and «0045 20550172» are 20550172. The unseen marks
 * that a telephone's contacts copy along go.
 */
export const phoneDigits = z.overwrite<string>((text) =>
  text.replace(/[\s\p{Cf}]/gu, "").replace(/^(\+|00)45/, ""),
);

/** Digits only, 1 to 8. */
export function phone(missing: string) {
  return z
    .string(missing)
    .check(phoneDigits, z.minLength(1, missing), z.regex(/^\d{1,8}$/, corporationMessages.phoneInvalid));
}

/** `192`, `192,5`, `192,50` or `1.000`, above 0 and not over the highest. Rule: A typed hourly wage, docs/rules/pricing.md. */
export const wage = z.string(bookingMessages.hourlyWage).check(
  z.overwrite(ungroupWage),
  z.refine((text) => (parseKroner(text) ?? 0) > 0, bookingMessages.hourlyWage),
  z.refine((text) => (parseKroner(text) ?? 0) <= HIGHEST_WAGE, bookingMessages.hourlyWageTooHigh),
);

/** A fee in kroner an hour: a number, or text with a comma. */
export const feeAmount = z.union(
  [
    z.number().check(z.minimum(0, corporationMessages.fee), z.maximum(99_999, corporationMessages.fee)),
    z.string().check(z.refine((text) => parseKroner(text) !== null, corporationMessages.fee)),
  ],
  corporationMessages.fee,
);

/** What a call that accepts a text may carry: the `version` of the one that was shown. */
export const seenVersion = z.optional(
  z.string().check(z.minLength(1, generalMessages.invalid), z.maxLength(60, generalMessages.invalid)),
);

/** A path segment of our own image addresses, or nothing. */
export const imageName = z.string().check(z.regex(/^[\w.-]{0,120}$/, generalMessages.invalid));
export const imageBase = z
  .string()
  .check(z.regex(/^(https?:\/\/[^\s"'<>]{1,300}|\/(?![/\\])[^\s"'<>]{0,300}|)$/, generalMessages.invalid));

const seenValue = z.union([z.string().check(z.maxLength(5000)), z.number(), z.boolean(), z.null()]);

/** What a form has seen of the fields that it changes; another value by now is 409 `changed_meanwhile`. */
export const seenValues = z.optional(z.record(z.string().check(z.maxLength(60)), seenValue));

/**
 * A strict object that also lets through names which the caller may send but not set: documented ones and those
 * of our own answers. They are dropped; unknown names are 422.
 */
export function accepting<Shape extends z.core.$ZodShape>(shape: Shape, ignored: readonly string[]) {
  const names = ignored.filter((name) => !(name in shape));
  const tolerated = Object.fromEntries(names.map((name) => [name, z.optional(z.unknown())]));
  const strict: z.ZodMiniType = z.strictObject({ ...tolerated, ...shape });
  const onlyOwn = z.transform((value: unknown) =>
    Object.fromEntries(Object.entries(value as object).filter(([name]) => name in shape)),
  );
  return z.pipe(strict, onlyOwn) as unknown as z.ZodMiniType<
    z.output<z.ZodMiniObject<Shape>>,
    z.input<z.ZodMiniObject<Shape>>
  >;
}
