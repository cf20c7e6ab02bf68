import { employeePasskeyEndpoints as rows } from "#contract/sessions/employee-passkey.endpoints.ts";
import { call } from "#web/api/calls/call.ts";
import { makePasskey, signWithPasskey } from "./passkeys.ts";

/** Set on a device that has a passkey here or whose owner wants none: nobody is offered one again. */
const ANSWERED = "vagtklar-passkey-offer";

const asEmployee = { tokenKey: "employeeToken" } as const;

/** Makes a passkey on this device that signs the employee in. Throws `PasskeyFailure`, or what the server refuses. */
export async function addOwnPasskey(): Promise<void> {
  const { challenge, options } = await call(rows.start, asEmployee);
  const registration = await makePasskey(options);
  await call(rows.add, { ...asEmployee, body: { challenge, registration } });
  noteAnswered();
}

/** Signs in with a passkey of this device and returns the token. Throws `PasskeyFailure`, or what the server refuses. */
export async function signInByPasskey(): Promise<string> {
  const { challenge, options } = await call(rows.signInOptions);
  const assertion = await signWithPasskey(options);
  const { token } = await call(rows.signIn, { body: { challenge, assertion } });
  noteAnswered();
  return token;
}

/** Whether this device can see finger, face or PIN, and nobody has answered here whether that signs in. */
export async function isOfferable(): Promise<boolean> {
  if (localStorage.getItem(ANSWERED) !== null || !("PublicKeyCredential" in globalThis)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

export function noteAnswered(): void {
  localStorage.setItem(ANSWERED, "1");
}
