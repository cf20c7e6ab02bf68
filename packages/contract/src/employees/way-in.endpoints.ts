import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { moment, pathId } from "#contract/wire/schemas.ts";
import { wayKinds } from "#rules/people/security/ways-in.ts";

const done = z.object({ status: z.literal("success") });

/** What stands for a way in, in calls: nothing of the address can be read from it. */
export const wayKey = z.string().check(z.minLength(1), z.maxLength(64));

/** A way in as it is shown. */
export const wayIn = z.object({
  key: z.string(),
  kind: z.enum(wayKinds),
  /** The e-mail or the number, most of it hidden; the device of a passkey; empty where there is nothing. */
  shown: z.string(),
  /** When it last signed in, null where that is not known. */
  last_used_at: z.nullable(moment),
});

export type WireWayIn = z.output<typeof wayIn>;

/** The last one that no device holds is not removed. */
const removable = z.extend(wayIn, { can_remove: z.boolean() });

/** What signs an employee in: seen and removed by the person and by the office. Rule: Ways in, docs/rules/people.md. */
export const wayInEndpoints = {
  ownWaysIn: endpoint({
    method: "GET",
    path: "employees/ways-in",
    summary: "What signs the employee in: e-mails, numbers, Facebook, Apple and passkeys.",
    callers: ["employee itself"],
    answer: z.array(removable),
  }),
  removeOwnWayIn: endpoint({
    method: "DELETE",
    path: "employees/ways-in/:key",
    summary: "Removes a way in, ends the other sessions that it opened, and tells its address.",
    callers: ["employee itself"],
    params: z.object({ key: wayKey }),
    answer: done,
    refusals: ["not_found", "last_way_in"],
  }),
  waysIn: endpoint({
    method: "GET",
    path: "admin/employees/:id/ways-in",
    summary: "What signs a person in.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: z.array(removable),
    refusals: ["not_found"],
  }),
  removeWayIn: endpoint({
    method: "DELETE",
    path: "admin/employees/:id/ways-in/:key",
    summary: "Removes a way in of a person, ends the sessions that it opened, and tells its address.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId, key: wayKey }),
    answer: done,
    refusals: ["not_found", "last_way_in"],
  }),
};
