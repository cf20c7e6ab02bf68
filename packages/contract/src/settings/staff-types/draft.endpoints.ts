import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { flag, optional, pathId } from "#contract/wire/schemas.ts";
import { billyId, draftBlocks } from "./forms.ts";
import { staffTypeDraft } from "./staff-type.entities.ts";

const byId = z.object({ id: pathId });

const draftForm = z.strictObject({
  name: optional(100),
  worker: z._default(flag, true),
  company: z._default(flag, true),
  billy_id: billyId,
  blocks: draftBlocks,
});

/** Staff types that are written in several goes. Nobody outside the office knows of a draft. */
export const staffTypeDraftEndpoints = {
  drafts: endpoint({
    method: "GET",
    path: "admin/staff-type-drafts",
    summary: "The drafts of staff types, latest first.",
    callers: ["admin"],
    roles: "planning",
    answer: z.array(staffTypeDraft),
  }),
  addDraft: endpoint({
    method: "POST",
    path: "admin/staff-type-drafts",
    summary: "Keeps a staff type that is not filled in yet; any of its texts may be empty.",
    callers: ["admin"],
    roles: "planning",
    body: draftForm,
    answer: staffTypeDraft,
  }),
  saveDraft: endpoint({
    method: "PUT",
    path: "admin/staff-type-drafts/:id",
    summary: "Saves a draft; 404 once it is added as a staff type or deleted.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    body: draftForm,
    answer: staffTypeDraft,
    refusals: ["not_found"],
  }),
  deleteDraft: endpoint({
    method: "DELETE",
    path: "admin/staff-type-drafts/:id",
    summary: "Deletes a draft; deleted twice is deleted.",
    callers: ["admin"],
    roles: "planning",
    params: byId,
    answer: z.array(staffTypeDraft),
  }),
};
