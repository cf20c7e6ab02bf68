import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { email, flag, id, moment, pathId, text } from "#contract/wire/schemas.ts";
import { companyRoles } from "#rules/people/security/company-roles.ts";
import { officeUserMessages as messages, secondFactorMessages } from "#texts/da/common/validation.ts";

const role = z.literal([...companyRoles]);

/** Somebody who signs in for a company. */
export const companyUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  /** When the invitation was sent last; null for the login that the company signed up with. */
  invited_at: z.nullable(moment),
  /** Null until the first sign-in. */
  last_seen_at: z.nullable(moment),
  disabled_at: z.nullable(moment),
  /** The department that is proposed where they book; null for none. */
  department: z.nullable(id),
  /** Whether they sign in with a second factor, which an owner can take away when it is lost. */
  second_factor: z.boolean(),
});

export type WireCompanyUser = z.output<typeof companyUser>;

const byId = z.object({ id: pathId });
const success = z.object({ status: z.literal("success") });
const owners = {
  callers: ["corporation"],
  roles: "planning",
  companyRoles: "company",
  forPeople: true,
} as const;

/** The users of the company that calls, and their roles. */
export const companyUserEndpoints = {
  users: endpoint({
    method: "GET",
    path: "corporations/users",
    summary: "The users of the company, by name.",
    ...owners,
    answer: z.array(companyUser),
    refusals: ["office_user"],
  }),
  inviteUser: endpoint({
    method: "POST",
    path: "corporations/users",
    summary: "Adds a user and mails a link to choose a password with, which works for seven days.",
    ...owners,
    stepUp: "with second factor",
    body: z.strictObject({
      name: text(100, messages.nameMissing),
      email: email(messages.emailMissing, messages.emailInvalid),
      role,
    }),
    answer: companyUser,
    refusals: ["office_user", "user_email_taken"],
    rate: { perHour: 60 },
  }),
  changeUser: endpoint({
    method: "PUT",
    path: "corporations/users/:id",
    summary:
      "Gives a user another role from the next call on, or a department to book for, or takes the access away everywhere at once.",
    ...owners,
    stepUp: "with second factor",
    params: byId,
    body: z.strictObject({
      role: z.optional(role),
      disabled: z.optional(flag),
      department: z.optional(z.nullable(id)),
    }),
    answer: companyUser,
    refusals: ["office_user", "not_found", "own_account", "last_owner"],
  }),
  resetUserFactor: endpoint({
    method: "PUT",
    path: "corporations/users/:id/reset-second-factor",
    summary:
      "Takes a colleague's lost second factor away and ends their sessions; the reason stands in the mail to them.",
    ...owners,
    stepUp: "by second factor",
    params: byId,
    body: z.strictObject({ reason: text(500, secondFactorMessages.reasonMissing) }),
    answer: companyUser,
    refusals: ["office_user", "not_found", "own_factor"],
  }),
  sendUserInvitation: endpoint({
    method: "PUT",
    path: "corporations/users/:id/send-again",
    summary: "Mails the invitation again; the link before stops working.",
    ...owners,
    params: byId,
    answer: success,
    refusals: ["office_user", "not_found", "invitation_over", "invitation_just_sent"],
  }),
  withdrawUser: endpoint({
    method: "DELETE",
    path: "corporations/users/:id",
    summary: "Withdraws the invitation of a user who has not signed in yet; the user is gone.",
    ...owners,
    params: byId,
    answer: success,
    refusals: ["office_user", "not_found", "invitation_over"],
  }),
};
