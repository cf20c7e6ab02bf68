import * as z from "zod/mini";
import { profileFields } from "#contract/corporations/corporation.endpoints.ts";
import { corporation } from "#contract/corporations/corporation.entities.ts";
import { employee } from "#contract/employees/employee.entities.ts";
import { employeeProfileFields, workAs, workRegions } from "#contract/employees/forms.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { pathId } from "#contract/wire/schemas.ts";

/** The `version` of the page that the profile was read from. */
const version = z.int().check(z.minimum(0));

// The e-mail that signs in changes by a link to the new one.
const { email: _, ...companyFields } = profileFields;

const summary =
  "Saves the profile for the office; what is left out stays. 409 with what was saved meanwhile, by whom, and the `version` that it is now.";

/** Profiles of others, saved by the office. */
export const editProfileEndpoints = {
  saveEmployeeProfile: endpoint({
    method: "PUT",
    path: "admin/employees/:id/profile",
    summary,
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    body: z.strictObject({
      version,
      ...employeeProfileFields,
      work_locations: z.optional(workRegions),
      work_skills: z.optional(workAs),
    }),
    answer: z.object({ employee, version }),
    refusals: ["not_found", "changed_meanwhile", "cpr_taken", "role"],
  }),
  saveCorporationProfile: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/profile",
    summary,
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    body: z.strictObject({ version, ...companyFields }),
    answer: z.object({ corporation, version }),
    refusals: ["not_found", "changed_meanwhile", "role"],
  }),
};
