import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, givenDay, id, moment, pathId, text } from "#contract/wire/schemas.ts";
import { companyKeyScopes, officeKeyScopes } from "#rules/people/security/api-keys.ts";
import { apiAccessMessages as messages } from "#texts/da/api-access/validation.ts";

/** A key by which a program calls; the key itself is said once, when it is made. */
const apiKey = z.object({
  id,
  name: z.string(),
  scope: z.literal([...companyKeyScopes, ...officeKeyScopes]),
  /** How the key begins. */
  prefix: z.string(),
  made_by: z.string(),
  created_at: moment,
  /** The last day on which it works. */
  ends_on: z.nullable(day),
  /** To the minute. */
  last_used_at: z.nullable(moment),
  state: z.literal(["works", "revoked", "ended", "suspended", "maker_gone"]),
});

export type WireApiKey = z.output<typeof apiKey>;

const companies = { callers: ["corporation itself"], roles: "office", companyRoles: "company" } as const;
const office = { callers: ["admin"], roles: "office" } as const;

const body = <Scope extends string>(scopes: readonly Scope[]) =>
  z.strictObject({
    name: text(60, messages.nameMissing),
    scope: z.literal([...scopes], messages.scope),
    ends_on: z.optional(z.nullable(givenDay)),
  });

const list = {
  method: "GET",
  summary: "The API keys, the newest first: those that work and those that have ended.",
  forPeople: true,
  answer: z.array(apiKey),
} as const;
const make = {
  method: "POST",
  summary: "Makes an API key and answers it, this once.",
  stepUp: "with second factor",
  answer: z.object({ key: apiKey, token: z.string() }),
} as const;
const revoke = {
  method: "DELETE",
  summary: "Revokes an API key at once and for good; a repeat changes nothing.",
  forPeople: true,
  params: z.object({ id: pathId }),
  answer: apiKey,
} as const;

/** The API keys of the company that calls. */
export const companyKeyEndpoints = {
  keys: endpoint({ ...list, ...companies, path: "corporations/api-keys", refusals: ["office_user"] }),
  makeKey: endpoint({
    ...make,
    ...companies,
    path: "corporations/api-keys",
    body: body(companyKeyScopes),
    refusals: ["office_user", "too_many_keys"],
  }),
  revokeKey: endpoint({
    ...revoke,
    ...companies,
    path: "corporations/api-keys/:id",
    refusals: ["office_user", "not_found"],
  }),
};

/** The API keys of the office. */
export const officeKeyEndpoints = {
  officeKeys: endpoint({ ...list, ...office, path: "admin/api-keys" }),
  makeOfficeKey: endpoint({
    ...make,
    ...office,
    path: "admin/api-keys",
    body: body(officeKeyScopes),
    refusals: ["too_many_keys"],
  }),
  revokeOfficeKey: endpoint({ ...revoke, ...office, path: "admin/api-keys/:id", refusals: ["not_found"] }),
};
