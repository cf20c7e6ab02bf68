import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, givenDay, id, moment, pathId, required } from "#contract/wire/schemas.ts";
import { extraHolidays, supplementDays } from "#rules/supplements/wage-agreement.ts";
import { wageAgreementMessages as messages } from "#texts/da/backoffice/wage-agreements.ts";
import { wageAgreement } from "./wage-agreement.entities.ts";

/** A version that was saved: from which day, when and by whom. */
const version = z.object({
  id,
  valid_from: day,
  state: z.literal(["current", "past", "future", "withdrawn"]),
  agreement: wageAgreement,
  created_at: moment,
  created_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(moment),
  withdrawn_by: z.nullable(z.string()),
});

const agreements = z.array(
  z.object({
    id,
    name: z.string(),
    /** Whether it is the agency's: of every company that has no choice of its own. */
    is_default: z.boolean(),
    /** Companies whose bookings are made under it by a choice of their own. */
    companies: z.array(z.object({ id, name: z.string() })),
    /** Latest day first. */
    versions: z.array(version),
    /** The first bookings to come of its companies that are made under something else than the version of their day. */
    otherwise: z.array(z.object({ id, date: day, company: z.string() })),
    /** How many there are in all. */
    otherwise_count: z.int(),
  }),
);

const name = required(messages.name, 100);
const percent = z
  .number(messages.percent)
  .check(z.minimum(0, messages.percent), z.maximum(100, messages.percent));
const whole = (most: number, message: string) =>
  z.int(message).check(z.minimum(0, message), z.maximum(most, message));

const supplementForm = z
  .strictObject({
    days: z.literal([...supplementDays]),
    from: clockTime,
    to: clockTime,
    unit: z.literal(["kroner", "percent"]),
    value: z
      .number(messages.value)
      .check(z.minimum(0.01, messages.value), z.maximum(9999.99, messages.value)),
  })
  .check(
    z.refine(({ from, to }) => from !== to, { error: messages.times, path: ["to"] }),
    z.refine(({ unit, value }) => unit === "kroner" || value <= 500, {
      error: messages.value,
      path: ["value"],
    }),
  );

/** What a new version says. */
const versionForm = {
  valid_from: givenDay,
  combine: z.literal(["highest", "added"]),
  supplements: z.array(supplementForm).check(z.maxLength(20, messages.tooMany)),
  extra_holidays: z.array(z.literal([...extraHolidays])).check(z.maxLength(extraHolidays.length)),
  pension: z.nullable(
    z.strictObject({
      employer_percent: percent,
      employee_percent: percent,
      from_age: whole(99, messages.age),
      after_months: whole(120, messages.months),
    }),
  ),
};

/** Agreements on supplements and pension, their versions, and which company's bookings are made under which. */
export const wageAgreementEndpoints = {
  wageAgreements: endpoint({
    method: "GET",
    path: "admin/wage-agreements",
    summary: "Every agreement on supplements and pension with its versions and its companies, by name.",
    callers: ["admin"],
    roles: "reading",
    answer: agreements,
  }),
  addWageAgreement: endpoint({
    method: "POST",
    path: "admin/wage-agreements",
    summary: "Adds an agreement with its first version.",
    callers: ["admin"],
    roles: "office",
    body: z.strictObject({ name, ...versionForm }),
    answer: agreements,
    refusals: ["agreement_name_taken"],
  }),
  addAgreementVersion: endpoint({
    method: "POST",
    path: "admin/wage-agreements/:id/versions",
    summary: "Adds a version from today or a later day on; what is booked keeps the one it was made under.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    body: z.strictObject(versionForm),
    answer: agreements,
    refusals: ["not_found", "value_of_day"],
  }),
  withdrawAgreementVersion: endpoint({
    method: "DELETE",
    path: "admin/wage-agreements/versions/:id",
    summary: "Withdraws a version that is not in force yet.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    answer: agreements,
    refusals: ["not_found", "value_in_force", "value_withdrawn"],
  }),
  saveWageAgreement: endpoint({
    method: "PUT",
    path: "admin/wage-agreements/:id",
    summary: "Renames an agreement, or makes it the agency's or nobody's; what is left out stays.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    body: z.partial(z.strictObject({ name, is_default: z.boolean() })),
    answer: agreements,
    refusals: ["not_found", "agreement_name_taken"],
  }),
  deleteWageAgreement: endpoint({
    method: "DELETE",
    path: "admin/wage-agreements/:id",
    summary:
      "Deletes an agreement that no company has and that is not the agency's; bookings keep what they were made under.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    answer: agreements,
    refusals: ["not_found", "agreement_in_use"],
  }),
  chooseWageAgreement: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/wage-agreement",
    summary: "Chooses for a company's bookings from now on: the agency's agreement, none, or one of its own.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    body: z.union([
      z.strictObject({ choice: z.literal(["default", "none"]) }),
      z.strictObject({ choice: z.literal("own"), agreement_id: id }),
    ]),
    answer: agreements,
    refusals: ["not_found"],
  }),
};
