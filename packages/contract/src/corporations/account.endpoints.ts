import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, currentPassword, day, email, id, pathId, text } from "#contract/wire/schemas.ts";
import { adminMessages, corporationMessages as messages } from "#texts/da/common/validation.ts";
import { corporation } from "./corporation.entities.ts";

/** A booking of a suspended company that is still to come. */
const futureBooking = z.object({
  booking_id: id,
  job_title: z.string(),
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  number_of_staff: z.int(),
  selected: z.int(),
  /** Waits for an admin's approval. */
  approved: z.boolean(),
  status: z.literal(["open", "closed"]),
});

export type WireFutureBooking = z.output<typeof futureBooking>;

/** A company's e-mail, and the end and return of its access. */
export const accountEndpoints = {
  changeEmail: endpoint({
    method: "PUT",
    path: "corporations/change-email",
    summary: "Mails a link to the new e-mail, which waits as `pending_email` until it is confirmed.",
    callers: ["corporation itself"],
    roles: "account",
    companyRoles: "account",
    body: z.strictObject({
      email: email(messages.emailMissing, messages.emailInvalid),
      current_password: currentPassword,
    }),
    answer: corporation,
    refusals: ["duplicate_email"],
    rate: { perHour: 60 },
  }),
  sendEmailLinkAgain: endpoint({
    method: "POST",
    path: "corporations/change-email/send-again",
    summary:
      "Mails the link to the e-mail that waits, a new one or that of the sign-up, once more; the one before stops working.",
    callers: ["corporation itself"],
    roles: "account",
    companyRoles: "account",
    answer: corporation,
    refusals: ["no_pending_email"],
    rate: { perHour: 10 },
  }),
  cancelEmailChange: endpoint({
    method: "DELETE",
    path: "corporations/change-email",
    summary: "Drops the waiting e-mail; its link stops working.",
    callers: ["corporation"],
    roles: "account",
    companyRoles: "account",
    answer: corporation,
  }),
  confirmEmail: endpoint({
    method: "PUT",
    path: "corporations/confirm-email/:token",
    summary:
      "Confirms the e-mail of a sign-up, or makes the waiting one the company's, with the link's token; then the company's other sessions end.",
    callers: ["anyone"],
    params: z.object({ token: z.string().check(z.maxLength(200)) }),
    answer: z.object({
      status: z.literal("success"),
      email: z.string(),
      /** Whether another one was in force until now. */
      is_new: z.boolean(),
    }),
    refusals: ["token_invalid", "duplicate_email"],
    rate: { perHour: 60 },
  }),
  giveEmail: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/email",
    summary:
      "For a company that has lost its mailbox: mails a link to a new e-mail, which waits until it is confirmed. The one in force is told.",
    callers: ["admin"],
    roles: "planning",
    stepUp: "with second factor",
    params: z.object({ id: pathId }),
    body: z.strictObject({ email: email(messages.emailMissing, messages.emailInvalid) }),
    answer: corporation,
    refusals: ["not_found", "duplicate_email"],
    rate: { perHour: 60 },
  }),
  sendEmailLinkOf: endpoint({
    method: "POST",
    path: "admin/corporations/:id/email-link",
    summary:
      "Mails the link to a company's e-mail that waits to be confirmed once more; the one before stops working.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    answer: corporation,
    refusals: ["not_found", "no_pending_email"],
    rate: { perHour: 30 },
  }),
  markEmailConfirmed: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/email-confirmed",
    summary:
      "Marks the e-mail that a company signed up with as confirmed, for a reason that is logged; a repeat changes nothing.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ reason: text(300, adminMessages.confirmedReason) }),
    answer: corporation,
    refusals: ["not_found"],
  }),
  suspend: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/suspend",
    summary: "Ends a company's access. Its bookings stay; a repeat changes nothing.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ reason: text(300, adminMessages.suspendReason) }),
    answer: corporation,
    refusals: ["not_found", "own_account", "office_user"],
  }),
  reactivate: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/reactivate",
    summary: "Gives a suspended company its access back; a repeat changes nothing. Not for an office user.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    answer: corporation,
    refusals: ["not_found", "office_user"],
  }),
  futureBookings: endpoint({
    method: "GET",
    path: "admin/corporations/:id/future-bookings",
    summary:
      "A company's bookings that have not ended, soonest first: what an admin decides on when it is suspended.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.array(futureBooking),
    refusals: ["not_found"],
  }),
};
