import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, pathId } from "#contract/wire/schemas.ts";
import { undoKinds } from "#rules/bookings/undo.ts";

/** What an admin can take back within ten seconds. */
export const undoEndpoints = {
  list: endpoint({
    method: "GET",
    path: "admin/undos",
    summary:
      "What the caller has done and can still undo, oldest first, with the milliseconds that are left.",
    callers: ["admin rights"],
    roles: "reading",
    answer: z.array(
      z.object({
        id,
        kind: z.literal([...undoKinds]),
        /** The company whose booking it is, or the person. */
        name: z.string(),
        ms_left: z.int(),
      }),
    ),
  }),
  undo: endpoint({
    method: "POST",
    path: "admin/undos/:id",
    summary: "Undoes an act of the caller's: everything is as before, and its messages are never sent.",
    callers: ["admin rights"],
    roles: "hours",
    params: z.object({ id: pathId }),
    answer: z.object({ status: z.literal("success") }),
    refusals: ["not_found", "undo_of_other", "undo_done", "undo_too_late", "undo_changed"],
  }),
};
