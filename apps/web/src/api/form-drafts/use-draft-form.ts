import { useLayoutEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { changedWords } from "./changed-words.ts";
import { useFormDraft } from "./use-form-draft.ts";

/**
 * Keeps what is typed into a form of the form library, by `useFormDraft`; only fields that were changed, so that
 * the others follow the server. Answers what to call once they are saved.
 */
export function useDraftForm<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
): () => void {
  const { kept, forget } = useFormDraft(name, () =>
    changedWords<Values>((form.formState.defaultValues ?? {}) as Partial<Values>, form.getValues()),
  );

  useLayoutEffect(() => {
    if (!kept) return;
    const values = { ...form.getValues(), ...kept } as DefaultValues<Values>;
    // Fields that registered anew would lose what their radios are set to.
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
  }, [kept, form]);

  return forget;
}
