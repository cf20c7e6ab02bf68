import { useEffect, useRef, useState } from "react";

/** One thing that may be meant by what was typed. */
export interface Suggestion {
  id: string;
  label: string;
  /** Said in a smaller voice at the end of the line. */
  detail?: string;
}

/** Asks for suggestions; must give up when the signal says so. */
export type Suggest<S extends Suggestion> = (query: string, signal: AbortSignal) => Promise<readonly S[]>;

interface Asking {
  /** Fewer letters are not asked about. */
  minLength: number;
  /** Milliseconds of rest before asking. */
  debounce: number;
}

/** Suggestions for a text. Late answers to an earlier text are dropped; a failed question suggests nothing. */
export function useSuggestions<S extends Suggestion>(
  suggest: Suggest<S>,
  text: string,
  { minLength, debounce }: Asking,
): { suggestions: readonly S[]; isLoading: boolean } {
  const [answer, setAnswer] = useState<{ query: string; suggestions: readonly S[] }>(nothing);
  const ask = useRef(suggest);
  ask.current = suggest;
  const query = text.trim();
  const isAsked = query.length >= minLength;

  useEffect(() => {
    if (!isAsked) return;
    const giveUp = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await ask.current(query, giveUp.signal).catch(() => []);
      if (!giveUp.signal.aborted) setAnswer({ query, suggestions });
    }, debounce);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [query, isAsked, debounce]);

  if (!isAsked) return { suggestions: [], isLoading: false };
  return { suggestions: answer.suggestions, isLoading: answer.query !== query };
}

const nothing = { query: "", suggestions: [] };
