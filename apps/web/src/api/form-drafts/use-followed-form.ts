import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { typedInto } from "./use-draft-form.ts";

/**
 * Lets a form follow what the server says now, while it is open: fields in which something was typed keep it, the
 * others show `values`. With `isClosed` nothing can be typed any more, and all of them do. `onKept` is called when
 * something typed was kept while what the other side has `said` became another, also where that changes no field: what
 * the person sends may come back before the form knows that it is saved.
 */
export function useFollowedForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Values,
  { said, isClosed, onKept }: { said: unknown; isClosed: boolean; onKept: () => void },
): void {
  const now = JSON.stringify([values, isClosed, said]);
  const saidNow = JSON.stringify(said);
  const shown = useRef(now);
  const heard = useRef(saidNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says changes, not the object that holds it.
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    const isAnswer = heard.current !== saidNow;
    heard.current = saidNow;
    if (follow(form, values, isClosed) && isAnswer) onKept();
  }, [now]);
}

/** Gives the form what it starts from now. Answers whether something typed was kept. */
export function follow<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, "formState" | "getValues" | "reset">,
  values: Values,
  isClosed: boolean,
): boolean {
  const typed = isClosed ? null : typedInto(form);
  form.reset(values as DefaultValues<Values>, { keepFieldsRef: true });
  if (!typed) return false;
  const together = { ...values, ...typed } as DefaultValues<Values>;
  form.reset(together, { keepDefaultValues: true, keepFieldsRef: true });
  return true;
}
