import * as z from "zod/mini";
import { employeeSession } from "#contract/employees/employee.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { id, moment, pathId } from "#contract/wire/schemas.ts";
import { challengeToken, credential } from "./credential.entities.ts";
import { passkeyCreation, webAuthnOptions } from "./second-factor.entities.ts";

const done = z.object({ status: z.literal("success") });
const own = { callers: ["employee itself"] } as const;

const ownPasskey = z.object({
  id,
  /** The device that made it, in words. */
  name: z.string(),
  created_at: moment,
  last_used_at: z.nullable(moment),
});

/** Passkeys that sign employees in: asking for one, and a person's own. */
export const employeePasskeyEndpoints = {
  signInOptions: endpoint({
    method: "POST",
    path: "employees/sign-in/passkey/options",
    summary: "What a browser signs with any passkey of its device.",
    callers: ["anyone"],
    answer: z.object({ challenge: z.string(), options: webAuthnOptions }),
    rate: { perHour: 300 },
  }),
  signIn: endpoint({
    method: "POST",
    path: "employees/sign-in/passkey",
    summary: "Signs in the employee whose passkey has signed the challenge.",
    callers: ["anyone"],
    body: z.strictObject({ challenge: challengeToken, assertion: credential }),
    answer: employeeSession,
    refusals: ["wrong_passkey", "challenge_ended", "deactivated"],
    rate: { perHour: 120 },
  }),
  list: endpoint({
    method: "GET",
    path: "employees/passkeys",
    summary: "The employee's passkeys, and whether another may be added right now.",
    ...own,
    answer: z.object({
      passkeys: z.array(ownPasskey),
      /** Why none may be added now; null where one may. */
      refusal: z.nullable(z.literal(["sign_in_again", "too_many_passkeys"])),
    }),
  }),
  start: endpoint({
    method: "POST",
    path: "employees/passkeys/options",
    summary: "What the browser makes a passkey with. Only within ten minutes of signing in.",
    ...own,
    answer: passkeyCreation,
    refusals: ["sign_in_again", "too_many_passkeys"],
  }),
  add: endpoint({
    method: "POST",
    path: "employees/passkeys",
    summary: "Adds the passkey that the browser made, named after its device, and tells the employee.",
    ...own,
    body: z.strictObject({ challenge: challengeToken, registration: credential }),
    answer: done,
    refusals: ["sign_in_again", "too_many_passkeys", "wrong_passkey", "challenge_ended"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "employees/passkeys/:id",
    summary: "Removes a passkey: it signs nobody in any more.",
    ...own,
    params: z.object({ id: pathId }),
    answer: done,
    refusals: ["not_found"],
  }),
};
