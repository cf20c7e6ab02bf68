import * as z from "zod/mini";
import { parseKroner } from "#rules/money/ore.ts";
import {
  bookingMessages,
  corporationMessages,
  generalMessages,
  passwordMessages,
} from "#texts/da/validation.ts";

/** Text that must be there; at most `max` characters. */
export function required(message: string, max = 200) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, generalMessages.tooLong));
}

/** Text that may be empty or left out. */
export function optional(max = 200, tooLong: string = generalMessages.tooLong) {
  return z._default(z.string(generalMessages.invalid).check(z.trim(), z.maxLength(max, tooLong)), "");
}

/** An e-mail address: a name, an at, a domain with a dot. Two messages: missing and malformed. */
export function email(missing: string, invalid: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(200, invalid),
      z.regex(/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/, invalid),
    );
}

/** 8 to 20 characters; too long has the documented message of too short. */
export const password = z
  .string(passwordMessages.missing)
  .check(
    z.minLength(1, passwordMessages.missing),
    z.minLength(8, passwordMessages.length),
    z.maxLength(20, passwordMessages.length),
  );

export const confirmedPassword = z
  .string(passwordMessages.confirmMissing)
  .check(
    z.minLength(1, passwordMessages.confirmMissing),
    z.minLength(8, passwordMessages.length),
    z.maxLength(20, passwordMessages.length),
  );

/** Digits only, 1 to 8. */
export function phone(missing: string) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.regex(/^\d{1,8}$/, corporationMessages.phoneInvalid));
}

/** `192`, `192,5` or `192,50`, above 0 (D-027, decisions.md *On the wire*). */
export const wage = z
  .string(bookingMessages.hourlyWage)
  .check(z.refine((text) => (parseKroner(text) ?? 0) > 0, bookingMessages.hourlyWage));

/** A fee in kroner an hour: a number, or text with a comma. */
export const feeAmount = z.union(
  [
    z.number().check(z.minimum(0, corporationMessages.fee), z.maximum(99_999, corporationMessages.fee)),
    z.string().check(z.refine((text) => parseKroner(text) !== null, corporationMessages.fee)),
  ],
  corporationMessages.fee,
);

/** A path segment of our own image addresses, or nothing. */
export const imageName = z.string().check(z.regex(/^[\w.-]{0,120}$/, generalMessages.invalid));
export const imageBase = z
  .string()
  .check(z.regex(/^(https?:\/\/[^\s"'<>]{1,300}|\/[^\s"'<>]{0,300}|)$/, generalMessages.invalid));
