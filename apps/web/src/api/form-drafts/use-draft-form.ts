import { useLayoutEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useDraft } from "./use-draft.ts";

/**
 * Keeps what is typed into a form of react-hook-form, by `useDraft`; only fields that were changed, so that the
 * others follow the server, and never those of `secret`. Answers what to call once they are saved.
 */
export function useDraftForm<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  secret: readonly (keyof Values)[] = [],
): () => void {
  const { kept, forget } = useDraft(name, () => typedInto(form, secret));

  useLayoutEffect(() => {
    if (!kept) return;
    const values = { ...form.getValues(), ...kept } as DefaultValues<Values>;
    // Fields that registered anew would lose what their radios are set to.
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
  }, [kept, form]);

  return forget;
}

/** What is typed into the form and not saved, but for the fields of `secret`; null for nothing. */
export function typedInto<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, "formState" | "getValues">,
  secret: readonly (keyof Values)[] = [],
): Partial<Values> | null {
  return changedValues<Values>(
    (form.formState.defaultValues ?? {}) as Partial<Values>,
    form.getValues(),
    secret,
  );
}

/** The fields whose values differ from those that the form started with, but for those of `except`; null where none does. */
export function changedValues<Values extends object>(
  start: Partial<Values>,
  now: Values,
  except: readonly (keyof Values)[] = [],
): Partial<Values> | null {
  const names = (Object.keys(now) as (keyof Values)[]).filter((name) => !except.includes(name));
  const changed = names.filter((name) => (now[name] ?? "") !== (start[name] ?? ""));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}
