import { useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, type FieldPath, useFormContext } from "react-hook-form";
import { staffTypeForm } from "#contract/settings/staff-types/forms.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useFreshValues } from "#web/api/forms/use-fresh-values.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { formField, gapsOf, type SkillOutput, type SkillValues } from "./skill-values.ts";

type SkillField = FieldPath<SkillValues>;

/** The form of a staff type, and which of its blocks is shown. */
export function useSkillForm(values: SkillValues) {
  const { form, showFieldErrors } = useApiForm<SkillValues, SkillOutput>({
    schema: staffTypeForm,
    defaultValues: values,
    fieldOf: formField,
  });
  const [shown, setShown] = useState(() => firstGap(values));
  useFreshValues(form, values);

  /** Shows the first block with something wrong; the form then focuses the field. */
  function explainInvalid(errors: FieldErrors<SkillValues>): void {
    const wrong =
      Object.keys(errors.blocks ?? {})
        .map(Number)
        .find(Number.isInteger) ?? -1;
    if (wrong >= 0 && !errors.name && !errors.billyId) flushSync(() => setShown(wrong));
    toast.warning(commonTexts.invalidForm);
  }

  /** Says why it was not saved: wrong fields where they stand, a name that is taken, anything else as `failed`. */
  function explain(error: unknown, failed: string): void {
    const [first = ""] = error instanceof ApiError ? Object.keys(error.fields) : [];
    const [, place] = /^blocks\.(\d)/.exec(formField(first)) ?? [];
    if (place !== undefined) flushSync(() => setShown(Number(place)));
    showFieldErrors(error);
    const isTaken = error instanceof ApiError && error.status === 409;
    if (isTaken) toast.warning(adminToasts.skillTaken);
    else toast.error(failed);
  }

  return { form, shown, setShown, explain, explainInvalid };
}

/** The first block that is not filled in, or the first of all. */
function firstGap(values: SkillValues): number {
  return Math.max(
    0,
    gapsOf(values).findIndex((count) => count > 0),
  );
}

/** A field of the staff type's form with its error, for a field of the ui to spread; `deps` are checked again with it. */
export function useSkillField(name: SkillField, deps: SkillField[] = []) {
  const { register, getFieldState, formState } = useFormContext<SkillValues, unknown, SkillOutput>();
  return { ...register(name, { deps }), error: getFieldState(name, formState).error?.message };
}
