import { type FieldPath, useFormContext } from "react-hook-form";
import { staffTypeForm } from "#contract/settings/staff-types/forms.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { useFreshValues } from "../use-fresh-values.ts";
import { formField, type SkillOutput, type SkillValues } from "./skill-values.ts";

type SkillField = FieldPath<SkillValues>;

/** The form of a staff type. */
export function useSkillForm(values: SkillValues) {
  const { form, showFieldErrors } = useApiForm<SkillValues, SkillOutput>({
    schema: staffTypeForm,
    defaultValues: values,
    fieldOf: formField,
  });
  useFreshValues(form, values);

  function explainInvalid(): void {
    toast.warning(commonTexts.invalidForm);
  }

  /** Says why it was not saved: wrong fields where they stand, a name that is taken, anything else as `failed`. */
  function explain(error: unknown, failed: string): void {
    showFieldErrors(error);
    const isTaken = error instanceof ApiError && error.status === 409;
    if (isTaken) toast.warning(adminToasts.skillTaken);
    else toast.error(failed);
  }

  return { form, explain, explainInvalid };
}

/** A field of the staff type's form with its error, for a field of the ui to spread; `deps` are checked again with it. */
export function useSkillField(name: SkillField, deps: SkillField[] = []) {
  const { register, getFieldState, formState } = useFormContext<SkillValues, unknown, SkillOutput>();
  return { ...register(name, { deps }), error: getFieldState(name, formState).error?.message };
}
