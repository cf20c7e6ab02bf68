import { useEffect, useRef, useState } from "react";
import { accountOf } from "#web/api/session/session.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { dropDraft, type FormPlace, readDraft } from "./draft-store.ts";
import { openForms } from "./open-forms.ts";

export interface UsedDraft<Values> {
  /** What was typed here before the session ended or the page was left, else null. */
  readonly kept: Values | null;
  /** What is typed now has been saved: it does not come back. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in a form while its page is away, for the same account in the same tab: through a sign-in
 * after the session has ended, a reload, and the way back. `unsaved` tells what is typed, null for nothing.
 */
export function useDraft<Values>(form: string, unsaved: () => Values | null): UsedDraft<Values> {
  const { session } = useAppState();
  const owner = accountOf(session);
  const [place] = useState<FormPlace>(() => ({ path: location.pathname, form }));
  const [kept] = useState(() => readDraft<Values>(sessionStorage, place, owner));
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const saved = useRef<string | null>(null);

  useEffect(() => {
    dropDraft(sessionStorage, place);
    return openForms.open({
      place,
      owner,
      unsaved: () => {
        const values = latest.current();
        return JSON.stringify(values) === saved.current ? null : values;
      },
    });
  }, [place, owner]);

  function forget() {
    saved.current = JSON.stringify(latest.current());
    dropDraft(sessionStorage, place);
  }

  return { kept, forget };
}
