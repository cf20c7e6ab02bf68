import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { commaKroner, day, givenDay, id, moment, pathId, wage } from "#contract/wire/schemas.ts";
import { parseKroner } from "#rules/money/ore.ts";
import { staffWageMessages as messages } from "#texts/da/staff-types/staff-wages.ts";

/** Wages as they were set: from which day, when and by whom. */
const setWages = z.object({
  id,
  hourly_wage: z.nullable(commaKroner),
  lowest_wage: z.nullable(commaKroner),
  valid_from: day,
  state: z.literal(["current", "past", "future", "withdrawn"]),
  created_at: moment,
  created_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(moment),
  withdrawn_by: z.nullable(z.string()),
});

/** A booking to come that pays less than the lowest wage of its day. */
const bookingUnder = z.object({
  id,
  date: day,
  company: z.string(),
  hourly_wage: commaKroner,
  lowest_wage: commaKroner,
});

const wagesOfStaffType = z.object({
  /** Latest day first. */
  wages: z.array(setWages),
  /** Earliest day first, at most a hundred. */
  under: z.array(bookingUnder),
  /** How many there are. */
  under_count: z.int(),
});

const form = z
  .strictObject({ hourly_wage: z.nullable(wage), lowest_wage: z.nullable(wage), valid_from: givenDay })
  .check(
    z.refine(
      ({ hourly_wage, lowest_wage }) =>
        hourly_wage === null ||
        lowest_wage === null ||
        (parseKroner(hourly_wage) ?? 0) >= (parseKroner(lowest_wage) ?? 0),
      { error: messages.defaultUnderLowest, path: ["hourly_wage"] },
    ),
  );

/** What each staff type pays, with its history. */
export const staffWageEndpoints = {
  staffWages: endpoint({
    method: "GET",
    path: "admin/staffs/:id/wages",
    summary:
      "Default and lowest hourly wage of a staff type with their history, and the bookings to come under it.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: wagesOfStaffType,
    refusals: ["not_found"],
  }),
  setStaffWages: endpoint({
    method: "POST",
    path: "admin/staffs/:id/wages",
    summary:
      "Sets both wages from today or a later day on; null is none of its own. What is booked keeps its wage.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    body: form,
    answer: wagesOfStaffType,
    refusals: ["not_found", "value_of_day"],
  }),
  withdrawStaffWages: endpoint({
    method: "DELETE",
    path: "admin/staffs/wages/:id",
    summary: "Withdraws wages that are not in force yet.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    answer: wagesOfStaffType,
    refusals: ["not_found", "value_in_force", "value_withdrawn"],
  }),
};
