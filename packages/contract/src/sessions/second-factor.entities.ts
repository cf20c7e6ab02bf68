import * as z from "zod/mini";
import { id, moment } from "#contract/wire/schemas.ts";

/** How an account can prove who it is, besides its password. */
const proofMethod = z.literal(["totp", "passkey", "recovery_code"]);
export type ProofMethod = z.output<typeof proofMethod>;

/** What a browser's WebAuthn is asked, as the standard writes it in JSON. */
export const webAuthnOptions = z.looseObject({ challenge: z.string() });

/** Something to answer with a code, or with `passkey` signed by a browser. Ten minutes, five tries, once. */
export const challenge = z.object({
  challenge: z.string(),
  methods: z.array(proofMethod),
  /** What to ask the browser for; null without a passkey. */
  passkey: z.nullable(webAuthnOptions),
});

/** Signing in, the password being right: the second step answers as a sign-in. */
export const secondStep = z.extend(challenge, { status: z.literal("second_factor") });
export type WireSecondStep = z.output<typeof secondStep>;

/** What a browser is to make a new passkey with. */
export const passkeyCreation = z.object({ challenge: z.string(), options: webAuthnOptions });

const passkey = z.object({
  id,
  name: z.string(),
  created_at: moment,
  last_used_at: z.nullable(moment),
});

/** How the account proves who it is. No secret, no code and no key is ever in it. */
export const secondFactor = z.object({
  /** Whether this account has to have one. */
  required: z.boolean(),
  totp: z.nullable(z.object({ confirmed_at: moment })),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
});

/** Codes that are shown this once; empty where the account's earlier ones go on. */
export const newRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
