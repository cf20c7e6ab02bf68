import { passkeyFailures, proofTexts } from "#texts/da/security/second-step.ts";

/** Loaded when a passkey is asked for: nobody else needs it. */
const library = () => import("@simplewebauthn/browser");

type Library = Awaited<ReturnType<typeof library>>;
type Options<Name extends "startAuthentication" | "startRegistration"> = Parameters<
  Library[Name]
>[0]["optionsJSON"];

/** A passkey that could not be used; the message is the sentence for it. */
export class PasskeyFailure extends Error {}

/** Has the browser sign a challenge with a passkey. Throws `PasskeyFailure`. */
export function signWithPasskey(options: object) {
  return ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as Options<"startAuthentication"> }),
  );
}

/** Has the browser make a passkey. Throws `PasskeyFailure`. */
export function makePasskey(options: object) {
  return ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as Options<"startRegistration"> }),
  );
}

async function ask<Answer>(use: (library: Library) => Promise<Answer>) {
  try {
    const { response, ...rest } = (await use(await library())) as Answer & {
      id: string;
      rawId: string;
      response: { clientDataJSON: string };
    };
    return { ...rest, response: { ...response }, type: "public-key" as const };
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  const { name, message = "" } = error instanceof Error ? error : { name: "" };
  if (name === "NotAllowedError" || name === "AbortError") return passkeyFailures.cancelled;
  if (name === "InvalidStateError") return passkeyFailures.known;
  if (name === "SecurityError") return passkeyFailures.elsewhere;
  return message.includes("not supported") ? passkeyFailures.unsupported : proofTexts.failed;
}
