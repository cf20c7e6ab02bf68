import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FieldPath, useForm, useFormContext } from "react-hook-form";
import { staffTypeForm } from "#contract/staff-types/forms.ts";
import { adminToasts, corporationToasts } from "#texts/da/toasts.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { useFreshValues } from "../use-fresh-values.ts";
import { formField, type SkillOutput, type SkillValues } from "./skill-values.ts";

type SkillField = FieldPath<SkillValues>;

/** The form of a staff type. */
export function useSkillForm(values: SkillValues) {
  const form = useForm<SkillValues, unknown, SkillOutput>({
    defaultValues: values,
    resolver: standardSchemaResolver(staffTypeForm),
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  useFreshValues(form, values);

  function explainInvalid(): void {
    toast.warning(corporationToasts.invalidForm);
  }

  /** Says why it was not saved: a name that is taken and wrong fields where they stand, the rest as `documented`. */
  function explain(error: unknown, documented: string): void {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    for (const [index, [name, message]] of fields.entries()) {
      form.setError(formField(name) as SkillField, { message }, { shouldFocus: index === 0 });
    }
    const isTaken = error instanceof ApiError && error.status === 409;
    if (isTaken) toast.warning(adminToasts.skillTaken);
    else toast.error(documented);
  }

  return { form, explain, explainInvalid };
}

/** A field of the staff type's form with its error, for a kit field to spread. */
export function useSkillField(name: SkillField) {
  const { register, getFieldState, formState } = useFormContext<SkillValues, unknown, SkillOutput>();
  return { ...register(name), error: getFieldState(name, formState).error?.message };
}
