import * as z from "zod/mini";
import { corporationSession } from "#contract/corporations/corporation.entities.ts";
import { employeeSession } from "#contract/employees/employee.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  accepting,
  currentPassword,
  email,
  password,
  pathId,
  phoneDigits,
  required,
} from "#contract/wire/schemas.ts";
import { generalMessages, signInMessages } from "#texts/da/common/validation.ts";
import { secondStep } from "./second-factor.entities.ts";

const done = z.object({ status: z.literal("success") });

/** Where a code that signs an employee in is sent to. */
export const contact = {
  email: email(signInMessages.ownEmailMissing, signInMessages.ownEmailInvalid),
  phone: z
    .string(signInMessages.phoneInvalid)
    .check(phoneDigits, z.regex(/^\d{8}$/, signInMessages.phoneInvalid)),
};

const typedCode = {
  code: z.string(signInMessages.codeDigits).check(
    z.maxLength(20),
    z.overwrite((text) => text.replace(/\s/g, "")),
    z.regex(/^\d{6}$/, signInMessages.codeDigits),
  ),
  // The profile in which the e-mail or number stands is somebody else's: a new one is made.
  new_profile: z.optional(z.boolean()),
};

/** Signing in and out, take-overs, forgotten passwords. */
export const sessionEndpoints = {
  corporationSignIn: endpoint({
    method: "POST",
    path: "corporations/sign-in",
    summary:
      "Signs a company in. Wrong credentials answer 200 with status 'error', a second factor 'second_factor'.",
    callers: ["anyone"],
    body: z.strictObject({
      email: required(signInMessages.emailMissing),
      password: z
        .string(signInMessages.passwordMissing)
        .check(z.minLength(1, signInMessages.passwordMissing), z.maxLength(200, generalMessages.tooLong)),
    }),
    answer: z.union([
      corporationSession,
      secondStep,
      z.object({ status: z.literal("error"), message: z.string() }),
    ]),
    refusals: ["suspended", "login_disabled"],
    // Wrong passwords have bounds of their own, by account and address; this one keeps the server free.
    rate: { perHour: 3_000 },
  }),
  corporationMe: endpoint({
    method: "GET",
    path: "corporations/me",
    summary: "The signed-in company, for the automatic sign-in at start.",
    callers: ["corporation"],
    roles: "account",
    companyRoles: "account",
    duringSetUp: true,
    answer: corporationSession,
  }),
  corporationSignOut: endpoint({
    method: "POST",
    path: "corporations/sign-out",
    summary: "Ends this session; an admin's take-overs end with it.",
    callers: ["corporation"],
    roles: "account",
    companyRoles: "account",
    duringSetUp: true,
    answer: done,
  }),
  employeeSignIn: endpoint({
    method: "POST",
    path: "employees/sign-in",
    summary:
      "Signs an employee in with a code by e-mail or SMS, with Facebook or Apple, or locally outside production.",
    callers: ["anyone"],
    body: z.union(
      [
        z.strictObject({ fbToken: z.string().check(z.minLength(1), z.maxLength(5000)) }),
        z.strictObject({
          appleToken: z.string().check(z.minLength(1), z.maxLength(5000)),
          authCode: z.optional(z.nullable(z.string())),
          user: z.optional(z.nullable(z.unknown())),
          // What our page asked Apple with: a token that names one is taken with that one only.
          nonce: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
        }),
        z.strictObject({ email: contact.email, ...typedCode }),
        z.strictObject({ phone: contact.phone, ...typedCode }),
      ],
      signInMessages.tokenMissing,
    ),
    answer: employeeSession,
    refusals: [
      ...(["provider_refused", "wrong_sign_in_code", "contact_in_profile"] as const),
      ...(["deactivated", "not_configured", "service_down"] as const),
    ],
    rate: { perHour: 120 },
  }),
  sendSignInCode: endpoint({
    method: "POST",
    path: "employees/sign-in/code",
    summary: "Sends a code that signs an employee in; the answer does not tell whether there is a profile.",
    callers: ["anyone"],
    body: z.union(
      [z.strictObject({ email: contact.email }), z.strictObject({ phone: contact.phone })],
      signInMessages.ownEmailMissing,
    ),
    success: 202,
    answer: done,
    refusals: ["not_configured"],
    // Each e-mail, number and address has a bound of its own; this one keeps the server free.
    rate: { perHour: 600 },
  }),
  employeeMe: endpoint({
    method: "GET",
    path: "employees/me",
    summary: "The signed-in employee, for the automatic sign-in at start and after a checkout.",
    callers: ["employee"],
    answer: employeeSession,
  }),
  employeeSignOut: endpoint({
    method: "POST",
    path: "employees/sign-out",
    summary: "Ends this session.",
    callers: ["employee"],
    answer: done,
  }),
  takeOverCorporation: endpoint({
    method: "GET",
    path: "admin/corporations/:id/take-over",
    summary: "Opens a session of that company for the admin; it ends with the admin's own.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: corporationSession,
    refusals: ["not_found", "own_profile", "office_user"],
  }),
  takeOverEmployee: endpoint({
    method: "GET",
    path: "admin/employees/:id/take-over",
    summary: "Opens a session of that employee for the admin; it ends with the admin's own.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: employeeSession,
    refusals: ["not_found"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "corporations/reset-password",
    summary: "Sends a mail with a link that lasts an hour.",
    callers: ["anyone"],
    body: z.strictObject({ email: email(signInMessages.emailMissing, signInMessages.emailInvalid) }),
    answer: done,
    refusals: ["unknown_email"],
    rate: { perHour: 10, account: "email" },
  }),
  confirmResetPassword: endpoint({
    method: "PUT",
    path: "corporations/confirm-reset-password/:token",
    summary: "Sets a new password with the link's token and ends every session of the company.",
    callers: ["anyone"],
    params: z.object({ token: z.string().check(z.maxLength(200)) }),
    body: accepting({ password }, ["confirmPassword", "newPassword"]),
    answer: done,
    refusals: ["token_invalid"],
    rate: { perHour: 60 },
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "corporations/change-password",
    summary:
      "Sets a new password; this session goes on, the company's others and its calendar's address end, and it is mailed.",
    callers: ["corporation itself"],
    roles: "account",
    companyRoles: "account",
    body: accepting({ password, current_password: currentPassword }, ["confirmPassword", "newPassword"]),
    answer: done,
    rate: { perHour: 300 },
  }),
};
