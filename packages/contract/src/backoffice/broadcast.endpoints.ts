import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, kroner, moment, queryNumber } from "#contract/wire/schemas.ts";
import { nameProblem } from "#rules/people/clean-name.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { broadcastMessages as messages } from "#texts/da/backoffice/broadcast.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

/** People or companies that are chosen one by one. */
const chosen = z
  .array(id)
  .check(z.minLength(1, messages.nobodyChosen), z.maxLength(200, messages.tooManyChosen));

/**
 * Who gets it: the selected or the applicants of a booking, everybody of a staff type, in a region or in all, chosen
 * people, everybody with access, chosen companies or, with null, all of them.
 */
const audience = z.union([
  z.strictObject({ employee_ids: chosen }),
  z.strictObject({ everybody: z.literal(true) }),
  z.strictObject({ corporation_ids: z.nullable(chosen) }),
  z.strictObject({ booking_id: id, who: z.literal(["selected", "applied"]) }),
  z.strictObject({ staff_type_id: id, area_code: z.nullable(z.literal([...regionCodes])) }),
]);

const text = (max: number, missing: string, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong));

const body = z.union([
  z.strictObject({
    channel: z.literal("sms"),
    to: audience,
    text: text(600, messages.text, messages.smsTooLong),
    key: z.uuid(),
  }),
  z.strictObject({
    channel: z.literal("email"),
    to: audience,
    subject: text(120, messages.subject, messages.subjectTooLong).check(
      z.refine((line) => nameProblem(line) !== "hidden_characters", generalMessages.nameHidden),
    ),
    text: text(4000, messages.text, messages.emailTooLong),
    key: z.uuid(),
  }),
]);

/** A person or a company; the other id is null. */
const person = z.object({ employee_id: z.nullable(id), corporation_id: z.nullable(id), name: z.string() });

/** How many get it, who does not and why, and what it costs. */
const reach = z.object({
  count: z.int(),
  people: z.array(person),
  /** Without a telephone or e-mail address, and those who want no messages about jobs. */
  no_address: z.array(person),
  unsubscribed: z.array(person),
  /** Parts of one SMS; 0 for a mail. */
  parts: z.int(),
  /** About what it costs, kroner without VAT. */
  price: kroner,
  /** As one of them reads it. */
  preview: z.string(),
  /** It had been sent with this key already, so nothing was queued now. */
  is_repeated: z.boolean(),
});

const sent = z.object({
  key: z.string(),
  at: moment,
  channel: z.literal(["sms", "email"]),
  to: z.object({
    kind: z.literal(["booking", "type", "people", "everybody", "companies", "all_companies"]),
    booking_id: z.nullable(id),
    who: z.nullable(z.literal(["selected", "applied"])),
    job_title: z.nullable(z.string()),
    area_code: z.nullable(z.literal([...regionCodes])),
  }),
  /** Of a mail. */
  subject: z.nullable(z.string()),
  /** As the first of them reads it, but the way to want no more mails; empty once the messages are deleted. */
  text: z.string(),
  people: z.array(
    z.object({ ...person.shape, status: z.literal(["queued", "sending", "sent", "failed", "withdrawn"]) }),
  ),
});

/** Messages of the office to many at once. */
export const manyMessageEndpoints = {
  sendToMany: endpoint({
    method: "POST",
    path: "admin/messages",
    summary:
      "An SMS or e-mail to everybody on a booking or of a staff type and region, to chosen people or everybody, to chosen companies or all; once for each key. `dryRun=1` answers who gets it and what it costs, and sends nothing.",
    callers: ["admin"],
    roles: "planning",
    query: z.object({ dryRun: z.optional(z.literal("1")) }),
    body,
    answer: reach,
    refusals: ["not_found", "nobody_to_write_to"],
    rate: { perHour: 300 },
  }),
  sentToMany: endpoint({
    method: "GET",
    path: "admin/messages",
    summary: "What was sent to many, newest first, with who got it.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({ limit: z._default(queryNumber(1, 50), 10) }),
    answer: z.array(sent),
  }),
};
