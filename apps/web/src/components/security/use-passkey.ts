import { useState } from "react";
import { proofTexts } from "#texts/da/security/second-step.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { PasskeyFailure } from "./passkeys.ts";

/** Runs something with a passkey: whether it is under way, and the sentence for why it did not work, `otherwise` where nothing says. */
export function usePasskey(otherwise: string = proofTexts.failed) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(act: () => Promise<unknown>) {
    setPending(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(passkeyFailureText(error, otherwise));
    }
    setPending(false);
  }

  return { run, isPending, failure };
}

/** The sentence for what a browser or the server refused of a passkey. */
export function passkeyFailureText(error: unknown, otherwise: string): string {
  return error instanceof PasskeyFailure ? error.message : failureText(error, otherwise);
}
