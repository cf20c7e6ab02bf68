import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, pathId } from "#contract/wire/schemas.ts";
import { adminMessages } from "#texts/da/common/validation.ts";

const reason = z.string().check(z.trim(), z.maxLength(300, adminMessages.reasonTooLong));
const decision = z.literal(["excuse", "late_cancellation"]);

/** What the office does about people who are sick. */
export const sickEndpoints = {
  reportForPerson: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/sick",
    summary: "Reports a selected person sick or absent for them; company and person are told.",
    callers: ["admin"],
    params: z.object({ id: pathId }),
    body: z.strictObject({ reason }),
    answer: z.object({ shift_id: id }),
    refusals: ["not_found", "not_selected", "already_arrived", "booking_ended", "reason_required"],
  }),
  decideLateSick: endpoint({
    method: "PUT",
    path: "admin/shifts/:id/late-sick",
    summary: "Decides on a sick report that came after the usual window; the person is told.",
    callers: ["admin"],
    params: z.object({ id: pathId }),
    body: z.strictObject({ decision, reason }),
    answer: z.object({ shift_id: id, decision }),
    refusals: ["not_found", "nothing_to_answer", "reason_required"],
  }),
};
