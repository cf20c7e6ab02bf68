import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, pathId, text } from "#contract/wire/schemas.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

const about = z.literal(["employee", "corporation"]);

/** A note of the office about a person or a company. */
const note = z.object({
  id,
  text: z.string(),
  /** Who wrote it, by name. */
  author: z.string(),
  /** Whether the caller wrote it, and may change it. */
  is_own: z.boolean(),
  written_at: moment,
  edited_at: z.nullable(moment),
});

export type WireNote = z.output<typeof note>;

const noteText = text(2000, generalMessages.required);

/** Internal notes: the person or company does not see them in the product, and reads them in its own data. */
export const noteEndpoints = {
  notes: endpoint({
    method: "GET",
    path: "admin/notes",
    summary: "The office's notes about one person or company, the newest first.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({ about, id: pathId }),
    answer: z.array(note),
  }),
  writeNote: endpoint({
    method: "POST",
    path: "admin/notes",
    summary: "Writes a note about a person or company.",
    callers: ["admin"],
    roles: "hours",
    body: z.strictObject({ about, id, text: noteText }),
    answer: z.array(note),
    refusals: ["not_found"],
  }),
  editNote: endpoint({
    method: "PUT",
    path: "admin/notes/:id",
    summary: "Changes an own note; somebody else's is 404.",
    callers: ["admin"],
    roles: "hours",
    params: z.object({ id: pathId }),
    body: z.strictObject({ text: noteText }),
    answer: z.array(note),
    refusals: ["not_found"],
  }),
  deleteNote: endpoint({
    method: "DELETE",
    path: "admin/notes/:id",
    summary: "Deletes an own note; an owner deletes anybody's. Somebody else's is 404.",
    callers: ["admin"],
    roles: "hours",
    params: z.object({ id: pathId }),
    answer: z.array(note),
    refusals: ["not_found"],
  }),
};
