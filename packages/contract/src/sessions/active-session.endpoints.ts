import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, pathId } from "#contract/wire/schemas.ts";

const done = z.object({ status: z.literal("success") });
const byId = z.object({ id: pathId });

/** A session of the account: where it was last used, never its token. */
const activeSession = z.object({
  id,
  /** Browser and system in words. */
  device: z.string(),
  /** The network it was last used from, not the single connection. Empty until it is used. */
  network: z.string(),
  created_at: moment,
  last_seen_at: z.nullable(moment),
  is_this: z.boolean(),
  /** An admin acts for the account in it. */
  taken_over: z.boolean(),
});

const corporation = {
  callers: ["corporation itself"],
  roles: "account",
  companyRoles: "account",
  duringSetUp: true,
} as const;
/** Whoever sits at an open session must not throw its owner out. */
const corporationProved = { ...corporation, stepUp: "with second factor" } as const;
const employee = { callers: ["employee itself"] } as const;

/** Where an account is signed in, to look at and to end. */
export const activeSessionEndpoints = {
  ofCorporation: endpoint({
    method: "GET",
    path: "corporations/sessions",
    summary: "The account's sessions, the last used first.",
    ...corporation,
    answer: z.array(activeSession),
  }),
  endOfCorporation: endpoint({
    method: "DELETE",
    path: "corporations/sessions/:id",
    summary: "Ends one session of the account, this one too.",
    ...corporationProved,
    params: byId,
    answer: done,
    refusals: ["not_found"],
  }),
  endOthersOfCorporation: endpoint({
    method: "DELETE",
    path: "corporations/sessions",
    summary: "Ends all sessions of the account but this one.",
    ...corporationProved,
    answer: done,
  }),
  ofEmployee: endpoint({
    method: "GET",
    path: "employees/sessions",
    summary: "The employee's sessions, the last used first.",
    ...employee,
    answer: z.array(activeSession),
  }),
  endOfEmployee: endpoint({
    method: "DELETE",
    path: "employees/sessions/:id",
    summary: "Ends one session of the employee, this one too.",
    ...employee,
    params: byId,
    answer: done,
    refusals: ["not_found"],
  }),
  endOthersOfEmployee: endpoint({
    method: "DELETE",
    path: "employees/sessions",
    summary: "Ends all sessions of the employee but this one.",
    ...employee,
    answer: done,
  }),
};
