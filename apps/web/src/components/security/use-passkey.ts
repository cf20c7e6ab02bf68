import { useState } from "react";
import { proofTexts } from "#texts/da/security/second-step.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { PasskeyFailure } from "./passkeys.ts";

/** Runs something with a passkey: whether it is under way, and the sentence for why it did not work. */
export function usePasskey() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(act: () => Promise<unknown>) {
    setPending(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(passkeyFailureText(error));
    }
    setPending(false);
  }

  return { run, isPending, failure };
}

function passkeyFailureText(error: unknown): string {
  return error instanceof PasskeyFailure ? error.message : failureText(error, proofTexts.failed);
}
