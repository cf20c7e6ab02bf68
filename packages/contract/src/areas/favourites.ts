import * as z from "zod/mini";
import { endpoint } from "#contract/endpoint.ts";
import { favourite } from "#contract/entities/applicant.ts";
import { flag, id, pathId } from "#contract/scalars.ts";

/** The people whom a company would like to see again; they hear of its new jobs first. */
export const favouriteEndpoints = {
  list: endpoint({
    method: "GET",
    path: "corporations/favourites",
    summary: "The company's favourites, by name.",
    callers: ["corporation"],
    answer: z.array(favourite),
  }),
  mark: endpoint({
    method: "PUT",
    path: "corporations/favourites/:employeeId",
    summary: "Marks somebody who has or had a shift on the company's bookings, or takes the mark back.",
    callers: ["corporation"],
    params: z.object({ employeeId: pathId }),
    body: z.strictObject({ favourite: flag }),
    answer: z.object({ employee_id: id, favourite: z.boolean() }),
    refusals: ["not_found"],
  }),
};
