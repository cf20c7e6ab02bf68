import * as z from "zod/mini";
import { id, kroner, moment } from "#contract/wire/schemas.ts";
import { type TermName, termNames } from "#rules/agreement/terms.ts";
import { bookingFields } from "./booking-fields.ts";

type TermAnswers = { [Name in TermName]: z.ZodMiniOptional<(typeof bookingFields)[Name]["answer"]> };

/** Terms of an agreement as a booking answers them, of which only some are there. */
const someTerms = z.object(
  Object.fromEntries(termNames.map((name) => [name, z.optional(bookingFields[name].answer)])) as TermAnswers,
);

export type WireTerms = z.output<typeof someTerms>;

/** What a change that is not answered yet asks of its person: the terms that differ, and until when to answer. */
export const askedChange = z.object({ from: someTerms, to: someTerms, answer_by: moment });

/** What became of the last change that a selected person was asked. */
export const changeOfPerson = z.object({
  shift_id: id,
  employee_id: id,
  first_name: z.string(),
  last_name: z.string(),
  state: z.literal(["asked", "accepted", "declined", "expired"]),
  asked_at: moment,
  answer_by: moment,
  settled_at: z.nullable(moment),
});

export type WireChangeOfPerson = z.output<typeof changeOfPerson>;

const termValue = z.union([z.string(), z.number(), z.boolean()]);
const person = z.object({ shift_id: id, employee_id: id, first_name: z.string() });

/** What saving an edited form would come to. */
export const changePreview = z.object({
  /** The terms that change, and whether each asks those who are selected. */
  terms: z.array(
    z.object({ field: z.literal([...termNames]), from: termValue, to: termValue, asks: z.boolean() }),
  ),
  asks: z.array(person),
  /** Who has another shift then, and is released at once. */
  collides: z.array(person),
  /** How many people are told without being asked. */
  tells: z.int(),
  answer_by: z.nullable(moment),
  price: z.object({ before: kroner, after: kroner }),
  /** What each no costs: hours and kroner a person. */
  fee_if_no: z.object({ hours: z.number(), amount: kroner }),
});

export type WireChangePreview = z.output<typeof changePreview>;
