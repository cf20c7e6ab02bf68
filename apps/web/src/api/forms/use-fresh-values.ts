import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Shows in an untouched form what somebody else saved meanwhile; what is being written stays. */
export function useFreshValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  stored: Values,
): void {
  const { isDirty } = form.formState;
  const asText = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored brings new values.
  useEffect(() => {
    if (!isDirty) form.reset(stored);
  }, [asText]);
}
