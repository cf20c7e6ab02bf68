import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, pathId } from "#contract/wire/schemas.ts";
import { MAX_CHOSEN } from "#rules/applying/choosing.ts";

/** What became of everybody whom one press was about, in the order sent. */
const chosen = z.object({
  people: z.array(
    z.object({
      shift_id: id,
      employee_id: id,
      first_name: z.string(),
      /** For a company the initial. */
      last_name: z.string(),
      /** Whether the person has it now, by this press or one before. */
      done: z.boolean(),
      /** Why not; null where it is done. */
      sentence: z.nullable(z.string()),
    }),
  ),
  /** How many places are filled, of how many. */
  selected: z.int(),
  number_of_staff: z.int(),
});

export type WireChosen = z.output<typeof chosen>;

const oneBooking = {
  callers: ["corporation"],
  roles: "planning",
  companyRoles: "planning",
  params: z.object({ id: pathId }),
  body: z.strictObject({ shift_ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_CHOSEN)) }),
  answer: chosen,
  refusals: ["not_found"],
} as const;

/** Choosing several applicants of a booking by one press. */
export const choosingEndpoints = {
  bookSeveral: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/selected",
    summary:
      "Selects these shifts' people in the order sent, each as if alone and while places are free. Who may not have a place is answered with the reason; who has one already stays so.",
    ...oneBooking,
  }),
  standBySeveral: endpoint({
    method: "PUT",
    path: "corporations/bookings/:id/standby",
    summary:
      "Puts these shifts' applicants on the standby queue of a full booking, behind whoever waits; they are asked before they get a place.",
    ...oneBooking,
  }),
};
