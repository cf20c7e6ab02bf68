import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, givenDay, id, moment, pathId, text } from "#contract/wire/schemas.ts";
import { documentKinds } from "#rules/people/documents/document.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

/** A written consent of a person to work more than the weekly limit. */
export const weekOptOut = z.object({
  id,
  from_day: day,
  /** The first day on which it holds no more; null while it is not withdrawn. */
  until_day: z.nullable(day),
  /** How it was given, and where the paper lies. */
  consent: z.string(),
  /** The document that it is signed in; null without one, and once that is removed. */
  document: z.nullable(
    z.object({ id, kind: z.literal([...documentKinds]), title: z.string(), has_file: z.boolean() }),
  ),
  noted_at: moment,
  /** Who of the office noted it, by name. */
  noted_by: z.nullable(z.string()),
  withdrawn_by: z.nullable(z.string()),
});

export type WireWeekOptOut = z.output<typeof weekOptOut>;

/** Consents to more hours a week than the limit, noted by the office. */
export const weekOptOutEndpoints = {
  noteOptOut: endpoint({
    method: "POST",
    path: "admin/employees/:id/week-opt-outs",
    summary:
      "Notes a person's written consent to more hours a week than the limit, from a day on, with the person's document that it is signed in; 404 for another document, 409 where another consent holds then.",
    callers: ["admin"],
    roles: "hours",
    params: z.object({ id: pathId }),
    body: z.strictObject({
      from_day: givenDay,
      consent: text(500, generalMessages.required),
      document_id: z._default(z.nullable(id), null),
    }),
    answer: z.array(weekOptOut),
    refusals: ["not_found", "opt_out_days"],
  }),
  withdrawOptOut: endpoint({
    method: "PUT",
    path: "admin/employees/:id/week-opt-outs/withdraw",
    summary:
      "Withdraws the consents that hold on a day or later, from that day on; 404 where none does, 409 before the first began.",
    callers: ["admin"],
    roles: "hours",
    params: z.object({ id: pathId }),
    body: z.strictObject({ until_day: givenDay }),
    answer: z.array(weekOptOut),
    refusals: ["not_found", "opt_out_days"],
  }),
};
