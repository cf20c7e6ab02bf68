import * as z from "zod/mini";
import { ignoredOfEmployee } from "#contract/areas/ignored.ts";
import { endpoint } from "#contract/endpoint.ts";
import { workExperience } from "#contract/entities/applicant.ts";
import { employee, employeeSession, workLocation, workSkill } from "#contract/entities/employee.ts";
import { accepting } from "#contract/inputs/accepting.ts";
import {
  employeeProfileFields,
  experienceFields,
  introFields,
  skillAnswers,
  workLocations,
} from "#contract/inputs/employee-forms.ts";
import { pathId } from "#contract/scalars.ts";

const byId = z.object({ id: pathId });
const experience = accepting(experienceFields, [...Object.keys(workExperience.shape)]);

/** An employee's own profile. */
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
    body: accepting(employeeProfileFields, ignoredOfEmployee),
    answer: employee,
    refusals: ["onboarding_first"],
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
  transferOldProfile: endpoint({
    method: "PUT",
    path: "employees/transfer-old-profile",
    summary: "Moves this sign-in to an unclaimed old profile with the same CPR number.",
    callers: ["employee"],
    body: z.strictObject({ cpr: z.string().check(z.regex(/^\d{10}$/)) }),
    answer: employeeSession,
    refusals: ["old_profile_not_found", "already_claimed", "onboarding_done"],
    rate: { perHour: 5, account: "cpr" },
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
};
