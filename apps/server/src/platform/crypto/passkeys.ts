import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Settings } from "#server/platform/settings/settings.ts";

/** A passkey as it is stored. */
export interface Passkey {
  readonly credentialId: string;
  /** base64url of the COSE key. */
  readonly publicKey: string;
  /** How often it was used, as it says itself; 0 for ever where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

type Known = Pick<Passkey, "credentialId" | "transports">;

/** Loaded when somebody first uses a passkey: the library takes longer to load than the rest of the server. */
const library = () => import("@simplewebauthn/server");
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** The site that a passkey belongs to, as browsers know it. */
function site({ publicUrl }: Settings) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/**
 * What a passkey is for: a second step after a password, or signing in by itself. By itself it lies in the device, and the
 * device has to see finger, face or PIN.
 */
export type PasskeyUse = "second step" | "alone";

const verification = { "second step": "preferred", alone: "required" } as const;

/**
 * What a browser is asked to make a passkey with. `challenge` is base64url; an authenticator in `known` makes no second.
 * The handle of the account stays in the device.
 */
export async function passkeyCreation(
  settings: Settings,
  {
    challenge,
    account,
    known,
    use,
  }: {
    readonly challenge: string;
    readonly account: { readonly handle: string; readonly login: string; readonly name: string };
    readonly known: readonly Known[];
    readonly use: PasskeyUse;
  },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: settings.brand.name,
    rpID: site(settings).rpID,
    userID: new TextEncoder().encode(account.handle),
    userName: account.login,
    userDisplayName: account.name,
    challenge: bytesOf(challenge),
    timeout: 300_000,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: verification[use], userVerification: verification[use] },
  });
}

/** The passkey that a browser made for `challenge`, null when its answer does not fit. */
export async function readNewPasskey(
  settings: Settings,
  response: unknown,
  { challenge, use }: { readonly challenge: string; readonly use: PasskeyUse },
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = site(settings);
  // Whatever is malformed throws: it is no passkey.
  const answer = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: use === "alone",
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { id, publicKey, counter, transports } = answer.registrationInfo.credential;
  const named = (transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 8);
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: named,
  };
}

/** What a browser is asked to sign: `challenge`, with one of these passkeys, or with any of this site that it has. */
export function passkeyRequest(settings: Settings, challenge: string, known: readonly Known[] | "any") {
  return {
    challenge,
    rpId: site(settings).rpID,
    allowCredentials:
      known === "any" ? [] : known.map((key) => ({ ...credentialOf(key), type: "public-key" })),
    timeout: 300_000,
    userVerification: verification[known === "any" ? "alone" : "second step"],
  };
}

/**
 * The new counter of the passkey that signed `challenge`, null when the signature does not fit or the counter has
 * gone back, as that of a copied authenticator does.
 */
export async function counterOfAssertion(
  settings: Settings,
  assertion: unknown,
  {
    challenge,
    passkey,
    use,
  }: { readonly challenge: string; readonly passkey: Passkey; readonly use: PasskeyUse },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = site(settings);
  const answer = await verifyAuthenticationResponse({
    response: assertion as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: use === "alone",
    credential: {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

function credentialOf({ credentialId, transports }: Known) {
  return { id: credentialId, transports: [...transports] };
}
