import * as z from "zod/mini";
import { feeAmount, required, text } from "#contract/wire/schemas.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";

/** The default fees and their form, in kroner an hour. */
export const defaultFeeFields = {
  standard_fee: feeAmount,
  urgent_booking_fee: feeAmount,
  emergency_booking_fee: feeAmount,
};
export const defaultFeeForm = z.object(defaultFeeFields);

/** The message to everyone; none is none. */
export const globalMessageText = text(2000);

/** An SMS of more than four parts is a letter. */
export const MAX_SMS_TEMPLATE_LENGTH = 600;

/** The text of an SMS template; what it may hold in {braces} depends on the template. */
export const smsTemplateText = required(messages.templateEmpty, MAX_SMS_TEMPLATE_LENGTH);
