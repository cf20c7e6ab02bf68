import * as z from "zod/mini";
import {
  confirmedPassword,
  email,
  password,
  phone,
  required,
  seenVersion,
  shownName,
  shownText,
} from "#contract/wire/schemas.ts";
import { corporationMessages as messages, passwordMessages } from "#texts/da/common/validation.ts";
import { cvrNumber, eanNumber } from "./company-numbers.ts";

/** Every spelling of a moment that JavaScript reads. */
const anyMoment = z.string(messages.termsMissing).check(
  z.maxLength(100, messages.termsMissing),
  z.refine((text) => !Number.isNaN(Date.parse(text)), messages.termsMissing),
);

/** A new company's profile. */
export const signUpFields = {
  name: shownName(messages.name),
  cvr_nr: cvrNumber,
  address: shownName(messages.address),
  city_zip: required(messages.cityZip).check(z.regex(/^\d{4}$/, messages.cityZip)),
  city: shownName(messages.city),
  contact_person: shownName(messages.contactPerson),
  department: z._default(shownText(), ""),
  email: email(messages.emailMissing, messages.emailInvalid),
  phone: phone(messages.phone),
  billing_email: email(messages.billingEmailMissing, messages.billingEmailInvalid),
  ean: z._default(eanNumber, ""),
  password,
  confirmPassword: confirmedPassword,
  // Any moment or true: the server stores its own.
  terms_accepted_at: z.union([z.literal(true), anyMoment], messages.termsMissing),
  terms_version: seenVersion,
};

/** Refuses two passwords that differ, under the second. */
export const passwordsMatch: z.core.CheckFn<{ password: string; confirmPassword: string }> = (payload) => {
  if (payload.value.password !== payload.value.confirmPassword) {
    payload.issues.push({
      code: "custom",
      path: ["confirmPassword"],
      message: passwordMessages.different,
      input: payload.value,
    });
  }
};

/** The form in the browser. */
export const signUpForm = z.object(signUpFields).check(passwordsMatch);

export type SignUpForm = z.output<typeof signUpForm>;
