import * as z from "zod/mini";
import { clockTimeOr } from "#contract/wire/schemas.ts";
import { checkoutMessages as messages } from "#texts/da/common/validation.ts";

/** A time that somebody stamps: `HH:MM`, minutes 00, 15, 30 or 45, before 24:00. */
function quarterHour(missing: string) {
  return clockTimeOr(missing).check(z.regex(/^(?!24).*:(00|15|30|45)$/, messages.quarter));
}

/** 0 to 5 whole stars; 0 means no rating. */
export const stars = z
  .int(messages.rating)
  .check(z.minimum(0, messages.rating), z.maximum(5, messages.rating));

const explanation = z._default(z.string().check(z.trim(), z.maxLength(140, messages.explanationTooLong)), "");

/** What is said beside the stars. */
export const ratingComment = z.string().check(z.trim(), z.maxLength(1000, messages.commentTooLong));

/** What a company stamps for one person; what the server derives itself is ignored. */
export const corporationStampFields = {
  corporation_checkin_time: quarterHour(messages.startMissing),
  corporation_checkout_time: quarterHour(messages.endMissing),
  time_comment_by_corporation: explanation,
  comment: z._default(ratingComment, ""),
  rating: z.optional(stars),
};

const digits = (missing: string, length: number, invalid: string) =>
  z.string(missing).check(z.minLength(1, missing), z.regex(new RegExp(`^\\d{${length}}$`), invalid));

/** The employee's bank and tax block. */
export const payDataFields = {
  cpr_nr: digits(messages.cprMissing, 10, messages.cprInvalid),
  bank_account_nr: digits(messages.accountMissing, 10, messages.accountInvalid),
  bank_reg_nr: digits(messages.regMissing, 4, messages.regInvalid),
  tax_card_type: z.pipe(
    z.literal([1, 2, "1", "2"], messages.taxCard),
    z.transform((value) => Number(value) as 1 | 2),
  ),
};

/** What an employee submits. The pay data may be left out once it is stored. */
export const employeeStampFields = {
  employee_checkin_time: quarterHour(messages.startMissing),
  employee_checkout_time: quarterHour(messages.endMissing),
  cpr_nr: z.optional(payDataFields.cpr_nr),
  bank_account_nr: z.optional(payDataFields.bank_account_nr),
  bank_reg_nr: z.optional(payDataFields.bank_reg_nr),
  tax_card_type: z.optional(payDataFields.tax_card_type),
  rating: z.optional(stars),
  employee_comment: z._default(ratingComment, ""),
  time_comment_by_employee: explanation,
};
