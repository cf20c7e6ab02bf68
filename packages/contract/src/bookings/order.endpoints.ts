import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, kroner, moment, pathId } from "#contract/wire/schemas.ts";
import { adminBooking } from "./admin-booking.entities.ts";
import { corporationBooking } from "./booking.entities.ts";
import { requestKey } from "./booking-body.ts";
import { orderForm } from "./order-form.ts";
import { prepayment, price } from "./price.ts";

const sums = { people: z.int(), total: kroner, total_with_vat: kroner };

/** What an order would come to. `line` and `day` are the places of role and day in what was sent. */
export const orderPreview = z.object({
  ...sums,
  bookings: z.array(
    z.object({
      ...{ line: z.int(), day: z.int(), date: day, start_time: clockTime, end_time: clockTime },
      number_of_staff: z.int(),
      job_title: z.string(),
      total: kroner,
      /** What the total is made of, and why. */
      price,
    }),
  ),
  /** By role, in the order sent. */
  lines: z.array(z.object({ people: z.int(), total: kroner })),
  /** By day, soonest first, with what is paid in advance of all that is booked for the day and address. */
  days: z.array(z.object({ date: day, people: z.int(), total: kroner, prepayment: z.nullable(prepayment) })),
});

/** An order as it is now: deleted bookings stand in it, and cost nothing. */
export const corporationOrder = z.object({
  id,
  title: z.string(),
  created_at: moment,
  ...sums,
  bookings: z.array(corporationBooking),
});

/** What came of approving one booking of an order: the reason where it was not approved. */
const approvalResult = z.object({
  booking_id: id,
  result: z.literal([
    "approved",
    "not_found",
    "already_approved",
    "booking_ended",
    "suspended_corporation",
    "email_unconfirmed",
    "waits_for_owner",
  ]),
});

export type WireApprovalResult = z.output<typeof approvalResult>;

/** Arrangements of several roles and days that are booked in one go. */
export const orderEndpoints = {
  create: endpoint({
    method: "POST",
    path: "corporations/orders",
    summary:
      "Books an arrangement of several roles and days: all its bookings or none. More than 15 people are split. `dryRun=1` answers what it would come to, and books nothing.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body: orderForm,
    header: requestKey,
    answer: z.union([corporationOrder, orderPreview]),
    refusals: ["not_found", "request_key_reused", "whole_day", "text_changed"],
  }),
  /** Rule: Adding a role, docs/rules/orders.md. */
  addRoles: endpoint({
    method: "POST",
    path: "corporations/bookings/:id/roles",
    summary:
      "Books more roles beside a booking, as part of its order; a booking without one becomes an order by it, with the title that is sent. `dryRun=1` answers what they would come to, and books nothing.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    params: z.object({ id: pathId }),
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body: orderForm,
    header: requestKey,
    answer: z.union([corporationOrder, orderPreview]),
    refusals: ["not_found", "booking_ended", "request_key_reused", "whole_day", "text_changed"],
  }),
  get: endpoint({
    method: "GET",
    path: "corporations/orders/:id",
    summary: "One order of the company with its bookings, soonest first; admins see everybody's.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    params: z.object({ id: pathId }),
    answer: corporationOrder,
    refusals: ["not_found"],
  }),
  ofOffice: endpoint({
    method: "GET",
    path: "admin/orders/:id",
    summary: "One order with its bookings as admins see them, soonest first, deleted ones among them.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.object({
      id,
      title: z.string(),
      created_at: moment,
      ...sums,
      bookings: z.array(adminBooking),
    }),
    refusals: ["not_found"],
  }),
  approve: endpoint({
    method: "PUT",
    path: "admin/orders/:id/approve",
    summary:
      "Approves the bookings of an order that are named, each as if by itself, and answers what came of each; its company gets one letter.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ booking_ids: z.array(id).check(z.minLength(1), z.maxLength(60)) }),
    answer: z.object({ results: z.array(approvalResult) }),
    refusals: ["not_found"],
  }),
};
