import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, pathId } from "#contract/wire/schemas.ts";

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One saving of a profile. CPR and bank numbers are dots. */
const profileChange = z.object({
  id,
  at: moment,
  /** The admin who acted for the account; null where it saved for itself. */
  admin: z.nullable(z.string()),
  fields: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Whether any of its fields still holds what it wrote. */
  can_put_back: z.boolean(),
});

export type WireProfileChange = z.output<typeof profileChange>;

const changeOfProfile = z.object({ id: pathId, changeId: pathId });

/** The fields that were put back. */
const putBack = z.object({ fields: z.array(z.string()) });

/** What savings of profiles overwrote, and the way back. */
export const profileChangeEndpoints = {
  changesOfEmployee: endpoint({
    method: "GET",
    path: "admin/employees/:id/profile-changes",
    summary: "The newest fifty savings of an employee's profile within 90 days, the newest first.",
    callers: ["admin"],
    roles: "reading",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: z.array(profileChange),
    refusals: ["not_found"],
  }),
  putEmployeeBack: endpoint({
    method: "PUT",
    path: "admin/employees/:id/profile-changes/:changeId/put-back",
    summary: "Puts back what a saving overwrote, as far as its fields still hold what it wrote.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    params: changeOfProfile,
    answer: putBack,
    refusals: ["not_found", "nothing_to_put_back", "cpr_taken"],
  }),
  changesOfCorporation: endpoint({
    method: "GET",
    path: "admin/corporations/:id/profile-changes",
    summary: "The newest fifty savings of a company's profile within 90 days, the newest first.",
    callers: ["admin"],
    roles: "reading",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: z.array(profileChange),
    refusals: ["not_found"],
  }),
  putCorporationBack: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/profile-changes/:changeId/put-back",
    summary: "Puts back what a saving overwrote, as far as its fields still hold what it wrote.",
    callers: ["admin"],
    roles: "office",
    forPeople: true,
    params: changeOfProfile,
    answer: putBack,
    refusals: ["not_found", "nothing_to_put_back"],
  }),
};
