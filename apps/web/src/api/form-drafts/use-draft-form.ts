import { useLayoutEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useDraft } from "./use-draft.ts";

/**
 * Keeps what is typed into a form of react-hook-form, by `useDraft`; only fields that were changed, so that the
 * others follow the server. Answers what to call once they are saved.
 */
export function useDraftForm<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
): () => void {
  const { kept, forget } = useDraft(name, () =>
    changedValues<Values>((form.formState.defaultValues ?? {}) as Partial<Values>, form.getValues()),
  );

  useLayoutEffect(() => {
    if (!kept) return;
    const values = { ...form.getValues(), ...kept } as DefaultValues<Values>;
    // Fields that registered anew would lose what their radios are set to.
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
  }, [kept, form]);

  return forget;
}

/** The fields whose values differ from those that the form started with; null where none does. */
export function changedValues<Values extends object>(
  start: Partial<Values>,
  now: Values,
): Partial<Values> | null {
  const names = Object.keys(now) as (keyof Values)[];
  const changed = names.filter((name) => (now[name] ?? "") !== (start[name] ?? ""));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}
