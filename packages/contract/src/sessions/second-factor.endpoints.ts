import * as z from "zod/mini";
import { corporationSession } from "#contract/corporations/corporation.entities.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { pathId, required, text } from "#contract/wire/schemas.ts";
import { secondFactorMessages as messages } from "#texts/da/common/validation.ts";
import { challengeToken, credential } from "./credential.entities.ts";
import { challenge, newRecoveryCodes, passkeyCreation, secondFactor } from "./second-factor.entities.ts";

const done = z.object({ status: z.literal("success") });
const own = {
  callers: ["corporation itself"],
  roles: "account",
  companyRoles: "account",
  duringSetUp: true,
} as const;
/** Whoever sits at an open session must not change how its owner signs in. */
const ownProved = { ...own, stepUp: "always" } as const;

const code = required(messages.codeMissing, 40);
const codeProof = z.strictObject({ code });
const passkeyProof = z.strictObject({ challenge: challengeToken, assertion: credential });

/** The second factor of companies and admins: its set-up, signing in with it, proving again. */
export const secondFactorEndpoints = {
  secondStep: endpoint({
    method: "POST",
    path: "corporations/sign-in/second-factor",
    summary: "The second step of signing in: a code of the app, a recovery code, or a passkey's signature.",
    callers: ["anyone"],
    body: z.union([z.strictObject({ challenge: challengeToken, code }), passkeyProof], messages.codeMissing),
    answer: corporationSession,
    refusals: ["wrong_code", "wrong_passkey", "challenge_ended", "too_many_requests"],
    rate: { perHour: 60 },
  }),
  overview: endpoint({
    method: "GET",
    path: "corporations/second-factor",
    summary: "Which second factors the account has.",
    ...own,
    answer: secondFactor,
  }),
  startTotp: endpoint({
    method: "POST",
    path: "corporations/second-factor/totp",
    summary: "A new secret for an app; it counts once its first code has come back.",
    ...ownProved,
    answer: z.object({ secret: z.string(), url: z.string() }),
  }),
  confirmTotp: endpoint({
    method: "PUT",
    path: "corporations/second-factor/totp",
    summary: "Turns the app on with its first code. The first second factor comes with recovery codes.",
    ...own,
    body: codeProof,
    answer: newRecoveryCodes,
    refusals: ["wrong_code", "challenge_ended", "too_many_requests"],
  }),
  removeTotp: endpoint({
    method: "DELETE",
    path: "corporations/second-factor/totp",
    summary: "Turns the app off.",
    ...ownProved,
    answer: done,
    refusals: ["not_found", "last_factor"],
  }),
  startPasskey: endpoint({
    method: "POST",
    path: "corporations/second-factor/passkeys/options",
    summary: "What the browser makes a passkey with.",
    ...ownProved,
    answer: passkeyCreation,
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "corporations/second-factor/passkeys",
    summary: "Adds the passkey that the browser made. The first second factor comes with recovery codes.",
    ...own,
    body: z.strictObject({
      challenge: challengeToken,
      name: text(60, messages.nameMissing),
      registration: credential,
    }),
    answer: newRecoveryCodes,
    refusals: ["wrong_passkey", "challenge_ended"],
  }),
  removePasskey: endpoint({
    method: "DELETE",
    path: "corporations/second-factor/passkeys/:id",
    summary: "Removes a passkey.",
    ...ownProved,
    params: z.object({ id: pathId }),
    answer: done,
    refusals: ["not_found", "last_factor"],
  }),
  renewRecoveryCodes: endpoint({
    method: "POST",
    path: "corporations/second-factor/recovery-codes",
    summary: "A new set of recovery codes; those of before stop working.",
    ...ownProved,
    answer: newRecoveryCodes,
    refusals: ["not_found"],
  }),
  challenge: endpoint({
    method: "POST",
    path: "corporations/second-factor/challenge",
    summary: "How this session can prove who it is, and what a passkey has to sign for it.",
    ...own,
    answer: challenge,
  }),
  stepUp: endpoint({
    method: "POST",
    path: "corporations/step-up",
    summary:
      "Proves again who it is, with a code, the password or a passkey. Counts for ten minutes; the password not for a change of the second factor.",
    ...own,
    body: z.union(
      [codeProof, z.strictObject({ password: required(messages.passwordMissing) }), passkeyProof],
      messages.codeMissing,
    ),
    answer: done,
    refusals: ["wrong_code", "wrong_proof", "wrong_passkey", "challenge_ended", "too_many_requests"],
  }),
  reset: endpoint({
    method: "PUT",
    path: "admin/corporations/:id/reset-second-factor",
    summary: "Takes a company's lost second factor away and ends its sessions. Not of an admin's account.",
    callers: ["admin"],
    roles: "planning",
    stepUp: "by second factor",
    params: z.object({ id: pathId }),
    body: z.strictObject({ reason: text(500, messages.reasonMissing) }),
    answer: done,
    refusals: ["not_found"],
  }),
};
