import { useEffect, useState } from "react";
import { CODE_LASTS_MINUTES } from "#rules/people/security/sign-in-code.ts";
import { serverNow } from "#web/api/page/server-clock.ts";

/** Where a code was sent to, and when, in milliseconds. */
export interface SentCode {
  readonly kind: "email" | "phone";
  readonly to: string;
  readonly at: number;
}

const KEY = "vagtklar-sign-in-code";
/** The step in which the code is typed has an address of its own, for the browser's Back and for loading anew. */
const STEP = "#code";

/** The code that was sent last from this tab, and whether it is being typed. */
export function useSentCode() {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    function look() {
      const kept = read();
      setSent(kept);
      const isOpen = kept !== null && serverNow() - kept.at < CODE_LASTS_MINUTES * 60_000;
      if (location.hash === STEP && !isOpen) leaveStep();
      setTyping(location.hash === STEP);
    }
    look();
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);

  return {
    sent,
    isTyping,
    /** Goes to the step, or stays in it with another code. */
    keep(next: SentCode) {
      sessionStorage.setItem(KEY, JSON.stringify(next));
      setSent(next);
      if (location.hash !== STEP) history.pushState(null, "", STEP);
      setTyping(true);
    },
    edit() {
      leaveStep();
      setTyping(false);
    },
  };
}

/** Forgets what was sent: it has signed in. */
export function forgetSentCode(): void {
  sessionStorage.removeItem(KEY);
}

function leaveStep(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

function read(): SentCode | null {
  return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as SentCode | null;
}
