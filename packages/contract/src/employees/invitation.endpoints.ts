import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { email, flag, id, moment, pathId, phoneDigits, shownText } from "#contract/wire/schemas.ts";
import { INVITED_IN_ONE_CALL } from "#rules/people/invitation.ts";
import { employeeMessages, invitationMessages } from "#texts/da/common/validation.ts";

/** Somebody to be invited, by e-mail or else by SMS. */
export const invitedPerson = z
  .strictObject({
    first_name: z._default(shownText(), ""),
    last_name: z._default(shownText(), ""),
    email: z.optional(email(employeeMessages.emailMissing, employeeMessages.emailInvalid)),
    phone: z.optional(z.string().check(phoneDigits, z.regex(/^\d{8}$/, employeeMessages.phoneInvalid))),
  })
  .check(z.refine((one) => Boolean(one.email || one.phone), invitationMessages.contact));

export type InvitedPerson = z.output<typeof invitedPerson>;

const status = z.literal(["invited", "exists"]);

/** An invitation that nobody has come by yet. */
const openInvitation = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Whether the profile needs no approval. */
  approved_beforehand: z.boolean(),
  sent_at: moment,
  /** Until when the link works; it may have run out. */
  ends_at: moment,
  reminded_at: z.nullable(moment),
});

export type WireInvitation = z.output<typeof openInvitation>;

const byId = z.object({ id: pathId });
const success = z.object({ status: z.literal("success") });

/** Invitations to become an employee. */
export const invitationEndpoints = {
  invite: endpoint({
    method: "POST",
    path: "admin/employees/invite",
    summary:
      "Invites people by e-mail, or by SMS where none is given; whoever has a profile is left out. Who is invited already gets the link anew, once a minute.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    body: z.strictObject({
      people: z.array(invitedPerson).check(z.minLength(1), z.maxLength(INVITED_IN_ONE_CALL)),
      /** Their profiles need no approval. */
      approved: z._default(flag, false),
    }),
    answer: z.array(
      z.union([z.object({ email: z.string(), status }), z.object({ phone: z.string(), status })]),
    ),
  }),
  invitations: endpoint({
    method: "GET",
    path: "admin/invitations",
    summary: "Invitations that nobody has come by, newest first.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(openInvitation),
  }),
  sendInvitation: endpoint({
    method: "PUT",
    path: "admin/invitations/:id/send-again",
    summary: "Sends an invitation again; its link works for seven days from now.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: byId,
    answer: success,
    refusals: ["not_found", "invitation_over", "invitation_just_sent"],
  }),
  withdrawInvitation: endpoint({
    method: "DELETE",
    path: "admin/invitations/:id",
    summary: "Withdraws an invitation; nobody is told. Repeatable.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    answer: success,
    refusals: ["not_found", "invitation_over"],
  }),
};
