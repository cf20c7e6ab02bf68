import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, id, pathId } from "#contract/wire/schemas.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";
import { billyId, skillBlocks, staffTypeName } from "./forms.ts";
import {
  offeredStaffType,
  seenStaffType,
  staffTypeWithSkills,
  wholeStaffType,
} from "./staff-type.entities.ts";

const byId = z.object({ id: pathId });

/** A name with both switches, as adding sends it. */
const namedWithSwitches = z.strictObject(
  {
    skill_name: staffTypeName,
    skill_worker: z._default(flag, true),
    skill_company: z._default(flag, true),
  },
  messages.skillName,
);

/** A change may send the name alone or as adding does; the switches have a call of their own. */
const renamed = z.union(
  [
    staffTypeName,
    z.pipe(
      namedWithSwitches,
      z.transform(({ skill_name }) => skill_name),
    ),
  ],
  messages.skillName,
);

/** Which switch, and the state that it shows now; a key of the switch's name is its state, too. */
const visibility = z
  .strictObject({
    WorkerCompany: z.literal(["worker", "company"], messages.visibility),
    value: z.optional(flag),
    worker: z.optional(flag),
    company: z.optional(flag),
  })
  .check(
    z.refine((body) => (body.value ?? body[body.WorkerCompany]) !== undefined, {
      error: messages.visibility,
      path: ["value"],
    }),
  );

/** The staff types, which everybody reads, and what an admin makes of them. */
export const staffTypeEndpoints = {
  list: endpoint({
    method: "GET",
    path: "admin/staffs/get-all-staffs",
    summary: "Every staff type with its hourly wages of today and later; readable by everyone.",
    callers: ["anyone"],
    answer: z.array(offeredStaffType),
  }),
  skillDetail: endpoint({
    method: "GET",
    path: "admin/staffs/:id/get-skill-detail",
    summary: "The questionnaire of a staff type: five blocks with five answers each.",
    callers: ["employee", "admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.array(staffTypeWithSkills),
    refusals: ["not_found"],
  }),
  add: endpoint({
    method: "POST",
    path: "admin/staffs/add-new-skill",
    summary: "Adds a staff type with its questionnaire; the draft it was written as is gone then.",
    callers: ["admin"],
    roles: "planning",
    body: z.strictObject({
      newSkill: skillBlocks,
      jobTitle: namedWithSwitches,
      billy_id: billyId,
      draft_id: z.optional(id),
    }),
    answer: wholeStaffType,
    refusals: ["duplicate_staff_type"],
  }),
  save: endpoint({
    method: "PUT",
    path: "admin/staffs/:id/update-skill-question",
    summary: "Saves name and questionnaire; an empty billy_id keeps the stored one.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: z.strictObject({
      skillDetails: skillBlocks,
      jobTitle: renamed,
      billy_id: billyId,
      seen: z.optional(seenStaffType),
    }),
    answer: wholeStaffType,
    refusals: ["not_found", "duplicate_staff_type", "changed_meanwhile"],
  }),
  switchVisibility: endpoint({
    method: "PUT",
    path: "admin/staffs/set-staffs-skills/:id",
    summary: "Shows a staff type to workers or companies, or hides it from them.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: visibility,
    answer: wholeStaffType,
    refusals: ["not_found"],
  }),
};
