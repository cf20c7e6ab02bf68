import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, id, moment, pathId } from "#contract/wire/schemas.ts";
import { fitnessChoices, fitnessReasons, reasonRules, waysToPlace } from "#rules/applying/fitness/fitness.ts";
import { rightsToWork } from "#rules/applying/fitness/right-to-work.ts";
import { permitNotIgnored } from "#texts/da/fitness/refusals.ts";
import { foundReason, studentHours } from "./fitness.entities.ts";

const permit = z.object({
  id,
  kind: z.literal(["work_permit", "student_permit"]),
  until: z.nullable(day),
});

/** What was checked when somebody got a shift. */
const fitnessCheck = z.object({
  id,
  shift_id: id,
  booking_id: id,
  date: day,
  corporation: z.string(),
  checked_at: moment,
  checked_for: z.literal(["company", "office", "person", "clock"]),
  /** Who of the office or which company gave the place, by name. */
  checked_by: z.nullable(z.string()),
  how: z.literal([...waysToPlace]),
  right_to_work: z.literal(["free", "permit", "student", "none", "not_stated"]),
  permits: z.array(permit),
  findings: z.array(z.object({ ...foundReason.shape, passed: z.boolean() })),
  /** Why the office went past what was refused. */
  reason: z.string(),
});

export type WireFitnessCheck = z.output<typeof fitnessCheck>;

const personFitness = z.object({
  right_to_work: z.literal([...rightsToWork]),
  said_at: z.nullable(moment),
  by_office: z.boolean(),
  /** Of this month, where the permit of today is a student's and the month has a limit. */
  student: z.nullable(studentHours),
  /** The newest twenty. */
  checks: z.array(fitnessCheck),
});

const ownRight = z.object({
  right_to_work: z.literal([...rightsToWork]),
  by_office: z.boolean(),
  /** Which answers the person may give. */
  may_say: z.array(z.literal(["free", "permit"])),
  student: z.nullable(studentHours),
});

const fitnessSetting = z.object({
  reason: z.literal([...fitnessReasons]),
  choice: z.literal([...fitnessChoices]),
  by_itself: z.literal([...fitnessChoices]),
  choices: z.array(z.literal([...fitnessChoices])),
});

const byId = z.object({ id: pathId });

/** What is checked before somebody gets a shift, what is said of the right to work, and what the office has set. */
export const fitnessEndpoints = {
  check: endpoint({
    method: "GET",
    path: "corporations/bookings/:id/check/:employeeId",
    summary:
      "Whether somebody can get a place on a booking; a company asks of who has applied, and reads no private reason.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    params: z.object({ id: pathId, employeeId: pathId }),
    answer: z.object({
      /** `pass`: the office may go past it with a reason. */
      verdict: z.literal(["ok", "pass", "refuse"]),
      /** Why not, as the caller may read it. */
      sentence: z.nullable(z.string()),
      /** Of the office only. */
      findings: z.array(foundReason),
    }),
    refusals: ["not_found"],
  }),
  personFitness: endpoint({
    method: "GET",
    path: "admin/employees/:id/fitness",
    summary: "Somebody's right to work, hours as a student, and what was checked for the newest shifts.",
    callers: ["admin"],
    roles: "reading",
    params: byId,
    answer: personFitness,
    refusals: ["not_found"],
  }),
  noteRightToWork: endpoint({
    method: "PUT",
    path: "admin/employees/:id/right-to-work",
    summary: "Notes whether somebody needs a permit to work; from then on only the office changes it.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: z.strictObject({ right_to_work: z.literal([...rightsToWork]) }),
    answer: personFitness,
    refusals: ["not_found"],
  }),
  ownRightToWork: endpoint({
    method: "GET",
    path: "employees/right-to-work",
    summary: "What the caller has said of the right to work, and the hours of the month of a student.",
    callers: ["employee"],
    answer: ownRight,
  }),
  sayRightToWork: endpoint({
    method: "PUT",
    path: "employees/right-to-work",
    summary: "Says whether the caller needs a permit to work; 409 where only the office changes it.",
    callers: ["employee"],
    body: z.strictObject({ right_to_work: z.literal(["free", "permit"]) }),
    answer: ownRight,
    refusals: ["right_to_work_office"],
  }),
  settings: endpoint({
    method: "GET",
    path: "admin/fitness-settings",
    summary: "What each reason against a shift does: refuses, warns, or is left aside.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(fitnessSetting),
  }),
  saveSetting: endpoint({
    method: "PUT",
    path: "admin/fitness-settings",
    summary: "Sets what one reason does; a missing permit is never left aside (422).",
    callers: ["admin"],
    roles: "office",
    body: z
      .strictObject({ reason: z.literal([...fitnessReasons]), choice: z.literal([...fitnessChoices]) })
      .check(
        z.refine(({ reason, choice }) => reasonRules[reason].choices.includes(choice), {
          error: permitNotIgnored,
          path: ["choice"],
        }),
      ),
    answer: z.array(fitnessSetting),
  }),
};
