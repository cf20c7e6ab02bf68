import * as z from "zod/mini";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { experienceFields } from "#contract/employees/forms.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { experienceTypes } from "#texts/da/employee/experience.ts";
import { answers, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Experience } from "./experience-card.tsx";

/** What the dialog holds: choosers have text, empty where nothing is chosen. */
export interface ExperienceValues {
  employer_text: string;
  title: string;
  exp_type: string;
  start_year: string;
  start_month: string;
  end_year: string;
  end_month: string;
  still_employed: boolean;
  shift_count: string;
  description: string;
}

const entry = z.object(experienceFields);
/** From what the dialog holds to the body of the call. */
export const experienceForm = z.pipe(z.transform(bodyOf), entry);

/** Adds an entry or changes one; what depends on other fields is judged by the server, on its field. */
export function useExperienceForm(experience: Experience | null, onDone: () => void) {
  const { config } = useAppState();
  const { form, showFieldErrors } = useApiForm<ExperienceValues, z.output<typeof entry>>({
    schema: experienceForm,
    defaultValues: valuesOf(experience),
  });
  const forget = useDraftForm(`experience-${experience?.id ?? "new"}`, form);
  const add = useApiMutation(employeeEndpoints.addExperience);
  const change = useApiMutation(employeeEndpoints.changeExperience);

  async function send(body: z.output<typeof entry>) {
    toast.withdraw(commonTexts.invalidForm);
    try {
      const rows = experience
        ? await change.mutateAsync({ params: { id: experience.id }, body })
        : await add.mutateAsync({ body });
      answers.setQueryData(keyOf(employeeEndpoints.experience), rows);
    } catch (error) {
      explain(error);
      return;
    }
    forget();
    toast.success(experience ? employeeToasts.experienceUpdated : employeeToasts.experienceAdded);
    onDone();
  }

  function explain(error: unknown) {
    const { isShown, other } = showFieldErrors(error);
    if (isShown || other) toast.warning(commonTexts.invalidForm);
    else if (experience) toast.error(brandedToasts.experienceUpdateFailed(config.brand));
    else toast.error(brandedToasts.experienceAddFailed(config.brand));
  }

  return {
    form,
    isPending: add.isPending || change.isPending,
    onSubmit: form.handleSubmit(send, () => toast.warning(commonTexts.invalidForm)),
  };
}

function valuesOf(experience: Experience | null): ExperienceValues {
  return {
    employer_text: experience?.employer_text ?? "",
    title: experience?.title ?? "",
    exp_type: experience?.exp_type ?? "",
    start_year: String(experience?.start_year ?? ""),
    start_month: experience?.start_month ?? "",
    end_year: String(experience?.end_year ?? ""),
    end_month: experience?.end_month ?? "",
    still_employed: experience?.still_employed ?? false,
    shift_count: experience?.shift_count ?? "",
    description: experience?.description ?? "",
  };
}

/** Fields that don't apply are sent empty: the end of what goes on, the shift count of what was no temp work. */
function bodyOf(values: ExperienceValues): z.input<typeof entry> {
  const { start_year, end_year, end_month, shift_count, ...rest } = values;
  return {
    ...rest,
    start_year: start_year === "" ? undefined : Number(start_year),
    end_year: values.still_employed || end_year === "" ? null : Number(end_year),
    end_month: values.still_employed ? null : end_month || null,
    shift_count: values.exp_type === experienceTypes[2] ? shift_count : null,
    // Choosers hold plain text; whether it is one of the choices is what the schema checks next.
  } as z.input<typeof entry>;
}
