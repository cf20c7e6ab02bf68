import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { useDraft } from "./use-draft.ts";

/**
 * A state of a form without react-hook-form, kept by `useDraft` while `isTyped` holds for it. Answers the state, its
 * setter, and what to call once it is saved.
 */
export function useDraftState<State>(
  form: string,
  start: State,
  isTyped: (state: State) => boolean,
): [State, Dispatch<SetStateAction<State>>, () => void] {
  const latest = useRef(start);
  const { kept, forget } = useDraft<State>(form, () => (isTyped(latest.current) ? latest.current : null));
  const [state, setState] = useState<State>(kept ?? start);
  latest.current = state;
  return [state, setState, forget];
}
