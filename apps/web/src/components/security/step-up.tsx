import { useEffect, useState } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { type WantedProof, whenProofIsWanted } from "#web/api/calls/call.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const StepUpDialog = lazyComponent(async () => (await import("./step-up-dialog.tsx")).StepUpDialog);

interface Asked {
  readonly wanted: WantedProof;
  /** One answer for every call that waits. */
  readonly answer: (isProved: boolean) => void;
}

/** Where a call wants a fresh proof: asks for it in a dialog over whatever is open, and lets the call go on. */
export function StepUp() {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    let waiting: Promise<boolean> | null = null;
    whenProofIsWanted((wanted) => {
      waiting ??= new Promise((resolve) => {
        setAsked({
          wanted,
          answer: (isProved) => {
            waiting = null;
            setAsked(null);
            resolve(isProved);
          },
        });
      });
      return waiting;
    });
    return () => whenProofIsWanted(async () => false);
  }, []);

  function fail() {
    toast.error(commonTexts.errorTitle);
    asked?.answer(false);
  }

  return asked && <StepUpDialog wanted={asked.wanted} onAnswer={asked.answer} onFail={fail} />;
}
