import { useEffect, useRef, useState } from "react";
import { useAppState } from "#web/api/session/use-session.ts";
import { addKeeper } from "./keepers.ts";
import { dropWords, type FormPlace, readWords, storeWords } from "./stored-words.ts";
import { ownerOf } from "./words-owner.ts";

export interface FormDraft<Words> {
  /** What was typed here before the session ended or the page was left, else null. */
  readonly kept: Words | null;
  /** What is typed now has been saved: it does not come back. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in a form while its page is away, for the same account in the same tab: through a sign-in
 * after the session has ended, a reload, and the way back. `now` tells what is typed, null for nothing.
 */
export function useFormDraft<Words>(form: string, now: () => Words | null): FormDraft<Words> {
  const { session } = useAppState();
  const owner = ownerOf(session);
  const [place] = useState<FormPlace>(() => ({ path: location.pathname, form }));
  const [entry] = useState(entryOfHistory);
  const [kept] = useState(() => readWords<Words>(sessionStorage, place, { owner, entry }));
  const latest = useRef(now);
  latest.current = now;
  const saved = useRef<string | null>(null);

  useEffect(() => {
    dropWords(sessionStorage, place);
    return addKeeper((isSignedOut) => {
      const words = latest.current();
      if (words === null || JSON.stringify(words) === saved.current) dropWords(sessionStorage, place);
      else storeWords(sessionStorage, place, { owner, entry, isSignedOut, words });
    });
  }, [place, owner, entry]);

  function forget() {
    saved.current = JSON.stringify(latest.current());
    dropWords(sessionStorage, place);
  }

  return { kept, forget };
}

/** The router names every entry of the tab's history; a reload keeps the name. */
function entryOfHistory(): string {
  const state = history.state as { __TSR_key?: string } | null;
  return state?.__TSR_key ?? "";
}
