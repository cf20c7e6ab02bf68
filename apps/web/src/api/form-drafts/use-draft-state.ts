import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { useFormDraft } from "./use-form-draft.ts";

/**
 * A state of a form without the form library, kept by `useFormDraft` while `isTyped` holds for it. Answers the
 * state, its setter, and what to call once it is saved.
 */
export function useDraftState<State>(
  form: string,
  start: State,
  isTyped: (state: State) => boolean,
): [State, Dispatch<SetStateAction<State>>, () => void] {
  const latest = useRef(start);
  const { kept, forget } = useFormDraft<State>(form, () => (isTyped(latest.current) ? latest.current : null));
  const [state, setState] = useState<State>(kept ?? start);
  latest.current = state;
  return [state, setState, forget];
}
