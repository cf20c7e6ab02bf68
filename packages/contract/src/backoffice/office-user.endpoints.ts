import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { email, flag, id, moment, pathId, text } from "#contract/wire/schemas.ts";
import { officeRoles } from "#rules/people/security/office-roles.ts";
import { officeUserMessages as messages, secondFactorMessages } from "#texts/da/common/validation.ts";

const role = z.literal([...officeRoles]);

/** Somebody who works in the office. */
export const officeUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  /** When the invitation was sent last; null for a user made on the console. */
  invited_at: z.nullable(moment),
  /** Null until the first sign-in. */
  last_seen_at: z.nullable(moment),
  disabled_at: z.nullable(moment),
  second_factor: z.boolean(),
});

export type WireOfficeUser = z.output<typeof officeUser>;

const byId = z.object({ id: pathId });
const success = z.object({ status: z.literal("success") });

/** The users of the office and their roles. */
export const officeUserEndpoints = {
  users: endpoint({
    method: "GET",
    path: "admin/users",
    summary: "The users of the office, by name.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    answer: z.array(officeUser),
  }),
  inviteUser: endpoint({
    method: "POST",
    path: "admin/users",
    summary: "Adds a user and mails a link to choose a password with, which works for seven days.",
    callers: ["admin"],
    roles: "office",
    stepUp: "with second factor",
    body: z.strictObject({
      name: text(100, messages.nameMissing),
      email: email(messages.emailMissing, messages.emailInvalid),
      role,
    }),
    answer: officeUser,
    refusals: ["duplicate_email"],
    rate: { perHour: 60 },
  }),
  changeUser: endpoint({
    method: "PUT",
    path: "admin/users/:id",
    summary: "Gives a user another role from the next call on, or takes the access away everywhere at once.",
    callers: ["admin"],
    roles: "office",
    stepUp: "with second factor",
    params: byId,
    body: z.strictObject({ role: z.optional(role), disabled: z.optional(flag) }),
    answer: officeUser,
    refusals: ["not_found", "own_account", "last_owner"],
  }),
  resetUserFactor: endpoint({
    method: "PUT",
    path: "admin/users/:id/reset-second-factor",
    summary:
      "Takes a colleague's lost second factor away and ends their sessions; the reason stands in the mail to them.",
    callers: ["admin"],
    roles: "office",
    stepUp: "by second factor",
    params: byId,
    body: z.strictObject({ reason: text(500, secondFactorMessages.reasonMissing) }),
    answer: officeUser,
    refusals: ["not_found", "own_factor"],
  }),
  sendUserInvitation: endpoint({
    method: "PUT",
    path: "admin/users/:id/send-again",
    summary: "Mails the invitation again; the link before stops working.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    params: byId,
    answer: success,
    refusals: ["not_found", "invitation_over", "invitation_just_sent"],
  }),
  withdrawUser: endpoint({
    method: "DELETE",
    path: "admin/users/:id",
    summary: "Withdraws the invitation of a user who has not signed in yet; the user is gone.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    params: byId,
    answer: success,
    refusals: ["not_found", "invitation_over"],
  }),
};
