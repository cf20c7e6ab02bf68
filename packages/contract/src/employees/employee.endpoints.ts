import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  accepting,
  clockTime,
  day,
  id,
  moment,
  paging,
  pathId,
  searchTerm,
  seenValues,
} from "#contract/wire/schemas.ts";
import { employee, workExperience, workLocation, workSkill } from "./employee.entities.ts";
import {
  employeeProfileFields,
  experienceFields,
  introFields,
  skillAnswers,
  workLocations,
} from "./forms.ts";

const byId = z.object({ id: pathId });
const experience = accepting(experienceFields, Object.keys(workExperience.shape));

const ignoredOfEmployee = [...Object.keys(employee.shape), "token", "status", "taken_over"];

/** A confirmed shift that is not over. */
const futureShift = z.object({
  shift_id: id,
  booking_id: id,
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  job_title: z.string(),
  corporation: z.string(),
});

/** An employee's own profile, and what admins do with everybody's. */
export const employeeEndpoints = {
  intro: endpoint({
    method: "PUT",
    path: "employees/intro",
    summary: "Ends onboarding: all of it or nothing.",
    callers: ["employee"],
    body: accepting(introFields, ignoredOfEmployee),
    answer: employee,
    refusals: ["onboarding_done"],
  }),
  save: endpoint({
    method: "PUT",
    path: "employees",
    summary: "Saves the profile; identity, counters and rating are nobody's to send.",
    callers: ["employee"],
    body: accepting({ ...employeeProfileFields, seen: seenValues }, ignoredOfEmployee),
    answer: employee,
    refusals: ["onboarding_first", "cpr_taken", "changed_meanwhile"],
  }),
  meta: endpoint({
    method: "GET",
    path: "employees/:id/meta",
    summary: "How many applications and upcoming shifts the employee has.",
    callers: ["employee"],
    params: byId,
    answer: z.object({ appliedShifts: z.int(), upcomingShifts: z.int() }),
    refusals: ["not_found"],
  }),
  checkoutNotifications: endpoint({
    method: "GET",
    path: "notifications/employee/checkout",
    summary: "How many worked shifts wait for the employee's stamp.",
    callers: ["employee"],
    answer: z.int(),
  }),
  saveWorkLocations: endpoint({
    method: "PUT",
    path: "employees/work-locations",
    summary: "Sets the regions.",
    callers: ["employee"],
    body: workLocations,
    answer: z.array(workLocation),
  }),
  saveWorkSkills: endpoint({
    method: "PUT",
    path: "employees/work-skills",
    summary: "Stores the five answers for one staff type and chooses it.",
    callers: ["employee"],
    body: skillAnswers,
    answer: z.array(workSkill),
  }),
  deleteWorkSkill: endpoint({
    method: "DELETE",
    path: "employees/work-skills/:id",
    summary: "Drops a staff type with its answers.",
    callers: ["employee"],
    params: byId,
    answer: z.array(workSkill),
  }),
  experience: endpoint({
    method: "GET",
    path: "employees/work-experience",
    summary: "The own work experience.",
    callers: ["employee"],
    answer: z.array(workExperience),
  }),
  addExperience: endpoint({
    method: "POST",
    path: "employees/work-experience",
    summary: "Adds an entry.",
    callers: ["employee"],
    body: experience,
    answer: z.array(workExperience),
    refusals: ["onboarding_first"],
  }),
  changeExperience: endpoint({
    method: "PUT",
    path: "employees/work-experience/:id",
    summary: "Changes an entry.",
    callers: ["employee"],
    params: byId,
    body: experience,
    answer: z.array(workExperience),
    refusals: ["not_found", "onboarding_first"],
  }),
  deleteExperience: endpoint({
    method: "DELETE",
    path: "employees/work-experience/:id",
    summary: "Removes an entry.",
    callers: ["employee"],
    params: byId,
    answer: z.array(workExperience),
    refusals: ["not_found", "onboarding_first"],
  }),
  unsubscribe: endpoint({
    method: "GET",
    path: "employees/emails/unsubscribe",
    summary: "Ends the job mails of whoever the signed token names.",
    callers: ["anyone"],
    query: z.object({ token: z.string().check(z.maxLength(400)) }),
    answer: z.object({ status: z.literal("success") }),
    refusals: ["token_invalid"],
  }),
  unsubscribeOneClick: endpoint({
    method: "POST",
    path: "employees/emails/unsubscribe",
    summary: "The same for mail programs (RFC 8058); needs no session.",
    callers: ["anyone"],
    query: z.object({ token: z.string().check(z.maxLength(400)) }),
    answer: z.object({ status: z.literal("success") }),
    refusals: ["token_invalid"],
  }),
  list: endpoint({
    method: "GET",
    path: "admin/employees",
    summary: "Employees, searched by id, name, e-mail, phone and city; never by CPR.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({
      ...paging(15, "number"),
      searchTerm,
      staffType: z.optional(z.string().check(z.maxLength(100))),
      /** Those without access instead of those with it. */
      deactivated: z.optional(z.literal("1")),
      /** Only those of whom nobody has said whether they need a permit to work. */
      right: z.optional(z.literal("not_stated")),
    }),
    answer: z.object({ employees: z.array(employee), totalEmployees: z.int() }),
  }),
  options: endpoint({
    method: "GET",
    path: "admin/employees/get-all-employees",
    summary: "Everybody who can be added to a booking.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(
      z.object({ id, first_name: z.string(), last_name: z.string(), city: z.string(), created_at: moment }),
    ),
  }),
  deactivate: endpoint({
    method: "PUT",
    path: "admin/employees/:id/deactivate",
    summary:
      "Ends an employee's access and open applications. Coming shifts are released or kept; without a choice 409 with them. Repeatable; 409 where the other choice holds.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: z._default(z.strictObject({ future_shifts: z.optional(z.literal(["release", "keep"])) }), {}),
    answer: employee,
    refusals: ["not_found", "future_shifts", "shifts_kept", "shifts_released"],
  }),
  reactivate: endpoint({
    method: "PUT",
    path: "admin/employees/:id/reactivate",
    summary: "Gives a deactivated employee access again; an erased one is gone. Repeatable.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    answer: employee,
    refusals: ["not_found"],
  }),
  futureShifts: endpoint({
    method: "GET",
    path: "admin/employees/:id/future-shifts",
    summary: "Somebody's confirmed shifts that are not over, soonest first.",
    callers: ["admin"],
    roles: "reading",
    params: byId,
    answer: z.array(futureShift),
    refusals: ["not_found"],
  }),
  resetToken: endpoint({
    method: "PUT",
    path: "admin/employees/:id/reset-token",
    summary: "Ends every session of an employee, who can sign in again.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: byId,
    answer: employee,
    refusals: ["not_found"],
  }),
};
