import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "#web/api/calls/call.ts";
import { focusPastDialogs } from "#web/ui/overlays/focus-past-dialogs.ts";

type FieldsOf<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  "getValues" | "setError" | "setFocus"
>;

/** Where the server's field errors went. */
export interface ShownFieldErrors {
  /** At least one stands under its field; the first of them has the focus. */
  isShown: boolean;
  /** The first message that belongs to no field of the form. */
  other: string | undefined;
}

/** Shows the errors of a refused call under the fields of `form`, the first one focused. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: FieldsOf<Values, Output>,
  error: unknown,
  fieldOf: (serverField: string) => string = (name) => name,
): ShownFieldErrors {
  const errors = error instanceof ApiError ? Object.entries(error.fields) : [];
  const values = form.getValues();
  let isShown = false;
  let other: string | undefined;
  for (const [serverField, message] of errors) {
    const name = fieldOf(serverField);
    const [root = ""] = name.split(".");
    if (root in values) {
      if (isShown) form.setError(name as FieldPath<Values>, { message });
      else showFieldError(form, name as FieldPath<Values>, message);
      isShown = true;
    } else {
      other ??= message;
    }
  }
  return { isShown, other };
}

/** Shows an error under a field and focuses it, also where a dialog over the form asked before it was sent. */
export function showFieldError<Values extends FieldValues, Output>(
  form: Omit<FieldsOf<Values, Output>, "getValues">,
  name: FieldPath<Values>,
  message: string,
): void {
  form.setError(name, { message });
  focusPastDialogs(() => form.setFocus(name));
}
