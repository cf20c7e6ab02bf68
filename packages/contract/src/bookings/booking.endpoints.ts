import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { accepting, flag, paging, pathId, seenVersion, weekQuery } from "#contract/wire/schemas.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import { changePreview } from "./agreement.ts";
import {
  cardState,
  corporationBooking,
  deprecatedBooking,
  editableBooking,
  finishedBooking,
} from "./booking.entities.ts";
import { ignoredOfBooking, newBookingBody, requestKey } from "./booking-body.ts";
import { otherIsFilled } from "./booking-fields.ts";
import { bookingChangeFields } from "./booking-form.ts";
import { repeatDates } from "./repeat-form.ts";

const byId = z.object({ id: pathId });
const zeroOrOne = z._default(z.literal(["0", "1"]), "0");

const changeBody = accepting(bookingChangeFields, ignoredOfBooking).check(otherIsFilled);

/** A company's own bookings: lists, form, edit, delete. */
export const bookingEndpoints = {
  upcoming: endpoint({
    method: "GET",
    path: "corporations/bookings/upcoming",
    summary: "All upcoming bookings, or those of one week.",
    callers: ["corporation"],
    roles: "reading",
    query: z.object(weekQuery),
    answer: z.array(corporationBooking),
  }),
  finished: endpoint({
    method: "GET",
    path: "corporations/bookings/finished",
    summary: "Ended bookings, those that wait for the company's stamp first.",
    callers: ["corporation"],
    roles: "reading",
    query: z.object({
      ...paging(10, "number", "moment", "number"),
      from: z._default(z.string().check(z.maxLength(40)), "list"),
    }),
    answer: z.object({ data: z.array(finishedBooking), tab: z.string() }),
  }),
  finishedOfWeek: endpoint({
    method: "GET",
    path: "corporations/bookings/finished-week-filter",
    summary: "Ended bookings of one week.",
    callers: ["corporation"],
    roles: "reading",
    query: z.object(weekQuery),
    answer: z.array(finishedBooking),
  }),
  lastCreated: endpoint({
    method: "GET",
    path: "corporations/bookings/last-created-booking",
    summary: "The last booking of that staff type, to fill the form; null when there is none.",
    callers: ["corporation"],
    roles: "reading",
    query: z.object({ staff_type: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: z.nullable(corporationBooking),
  }),
  create: endpoint({
    method: "POST",
    path: "corporations/bookings",
    summary: "Books staff. Fees and price are computed here.",
    callers: ["corporation"],
    roles: "planning",
    query: z.object({ notSendEmail: zeroOrOne, pastBooking: zeroOrOne }),
    body: newBookingBody,
    header: requestKey,
    answer: corporationBooking,
    refusals: ["request_key_reused", "whole_day", "text_changed"],
  }),
  get: endpoint({
    method: "GET",
    path: "corporations/bookings/:id",
    summary: "One booking of the company; admins see everybody's.",
    callers: ["corporation"],
    roles: "reading",
    params: byId,
    answer: corporationBooking,
    refusals: ["not_found"],
  }),
  rejected: endpoint({
    method: "GET",
    path: "corporations/bookings/rejected",
    summary:
      "The company's rejected bookings that are not over, soonest first. Saving one of them sends it again.",
    callers: ["corporation"],
    roles: "reading",
    answer: z.array(corporationBooking),
  }),
  getEditable: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/editable",
    summary: "One booking as the edit form needs it.",
    callers: ["corporation"],
    roles: "reading",
    params: byId,
    answer: editableBooking,
    refusals: ["not_found"],
  }),
  getDeprecated: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/deprecated",
    summary: "A closed booking with its staff and their times.",
    callers: ["corporation"],
    roles: "reading",
    params: byId,
    answer: deprecatedBooking,
    refusals: ["not_found"],
  }),
  change: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id",
    summary:
      "Changes a booking. Other or worse terms ask the selected again, better ones and facts are told; `dryRun=1` answers whom it asks and what it costs, and changes nothing. With a reason an admin moves it past the rules of working time.",
    callers: ["corporation"],
    roles: "planning",
    params: byId,
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body: changeBody,
    answer: z.union([corporationBooking, changePreview]),
    refusals: [
      "not_found",
      "count_locked",
      "count_closed",
      "count_below_selected",
      "wage_lowered",
      "staff_type_selected",
      "booking_started",
      "conflict_of_applicant",
      "working_time",
      "papers_first",
      "booking_ended",
      "whole_day",
      "changed_meanwhile",
    ],
  }),
  repeat: endpoint({
    method: "POST",
    path: "corporations/bookings/:id/repeat",
    summary: "Books the same job again, one booking for each date: all or none.",
    callers: ["corporation"],
    roles: "planning",
    params: byId,
    body: z.strictObject({
      dates: repeatDates,
      whole_day: z.optional(flag),
      terms_version: seenVersion,
    }),
    header: requestKey,
    answer: z.array(corporationBooking),
    refusals: ["not_found", "request_key_reused", "whole_day", "text_changed"],
  }),
  cancel: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/cancel",
    summary:
      "Deletes a booking that nobody is selected for; with `release` and a reason also those who are, each at what a removal costs now.",
    callers: ["corporation"],
    roles: "planning",
    params: byId,
    body: z._default(
      z.strictObject({
        release: z.optional(flag),
        reason: z.optional(z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong))),
      }),
      {},
    ),
    answer: corporationBooking,
    refusals: ["not_found", "has_selected", "reason_required", "booking_started", "booking_ended"],
  }),
  changeStatus: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/change-status",
    summary: "Opens or closes an approved booking.",
    callers: ["admin rights"],
    roles: "planning",
    params: byId,
    body: accepting({ status: z.literal(["open", "closed"]) }, ignoredOfBooking),
    answer: corporationBooking,
    refusals: ["not_found", "not_approved", "booking_ended"],
  }),
  changeUiStatus: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/change-booking-ui-status",
    summary: "Keeps what the card of the booking shows.",
    callers: ["corporation"],
    roles: "planning",
    params: byId,
    body: accepting({ box_status: cardState }, ignoredOfBooking),
    answer: corporationBooking,
    refusals: ["not_found"],
  }),
  staffList: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/staff-list",
    summary:
      "The selected staff as a PDF in Base64, to hang up: names, phones, room for times and signatures.",
    callers: ["corporation"],
    roles: "reading",
    params: byId,
    answer: z.object({ name: z.string(), media_type: z.literal("application/pdf"), content: z.string() }),
    refusals: ["not_found", "nothing_to_send"],
  }),
  sendBookingList: endpoint({
    method: "POST",
    path: "corporations/bookings/:id/send-booking-list",
    summary: "Mails the company the list of its selected staff.",
    callers: ["corporation"],
    roles: "planning",
    params: byId,
    answer: corporationBooking,
    refusals: ["not_found", "nothing_to_send"],
  }),
};
