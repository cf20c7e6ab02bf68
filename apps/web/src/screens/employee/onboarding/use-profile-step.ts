import { useLayoutEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { introForm } from "#contract/employees/forms.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { isWorkersBirthDate } from "#rules/people/age.ts";
import { dayOf } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { employeeMessages } from "#texts/da/common/validation.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { typedInto } from "#web/api/form-drafts/use-draft-form.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { returnTo } from "#web/api/session/return-to.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";

export interface ProfileValues {
  first_name: string;
  last_name: string;
  city: string;
  phone: string;
  email: string;
  birth_date: string | null;
  description: string;
  has_driver_license: boolean;
  owns_car: boolean;
}

export interface ProfileStepFacts {
  readonly chosen: { readonly jobRoles: readonly string[]; readonly regions: readonly string[] };
  /** What was typed here before, and what is told of it from now on. */
  readonly typed: Partial<ProfileValues> | null;
  readonly onType: (values: Partial<ProfileValues> | null) => void;
  readonly onCreated: () => Promise<void>;
}

const adultForm = z.extend(introForm, {
  birth_date: introForm.shape.birth_date.check(
    z.refine((day) => isWorkersBirthDate(day, dayOf(serverNow())), employeeMessages.birthDate),
  ),
});

/** The last form of onboarding. Sent only when it is right; then the home, or the page that was wanted. */
export function useProfileStep({ chosen, typed, onType, onCreated }: ProfileStepFacts) {
  const { employee } = useEmployee();
  const { refresh } = useAppState();
  const { form, showFieldErrors } = useApiForm<ProfileValues, z.output<typeof adultForm>>({
    schema: adultForm,
    defaultValues: {
      first_name: employee.first_name,
      last_name: employee.last_name,
      city: employee.city,
      phone: formatPhone(employee.phone),
      email: employee.email,
      birth_date: employee.birth_date,
      description: employee.description,
      has_driver_license: employee.has_driver_license,
      owns_car: employee.owns_car,
    },
  });
  useTyped(form, typed, onType);
  const send = useApiMutation(employeeEndpoints.intro);

  async function submit(values: z.output<typeof adultForm>) {
    toast.withdraw(commonTexts.invalidForm);
    const workLocations = chosen.regions.map((area_code) => ({ country: "denmark", area_code }));
    try {
      await send.mutateAsync({
        body: {
          ...values,
          workLocations: workLocations as BodyInput<typeof employeeEndpoints.intro>["workLocations"],
          jobRoles: chosen.jobRoles.map(Number),
        },
      });
    } catch (error) {
      explain(error);
      return;
    }
    const wanted = returnTo(location.search);
    await onCreated();
    if (wanted) location.replace(wanted);
    else await refresh();
  }

  function explain(error: unknown) {
    const { isShown, other } = showFieldErrors(error);
    if (isShown || other) toast.warning(commonTexts.invalidForm);
    else toast.error((error instanceof ApiError && error.sentence) || employeeToasts.somethingWrong);
  }

  return {
    form,
    isCreating: send.isPending || send.isSuccess,
    onSubmit: form.handleSubmit(submit, () => toast.warning(commonTexts.invalidForm)),
  };
}

/** Brings back what was typed before, and tells of every change. */
function useTyped<Output>(
  form: UseFormReturn<ProfileValues, unknown, Output>,
  typed: ProfileStepFacts["typed"],
  onType: ProfileStepFacts["onType"],
): void {
  const latest = useRef({ typed, onType });
  latest.current.onType = onType;
  useLayoutEffect(() => {
    const before = latest.current.typed;
    if (before) {
      form.reset({ ...form.getValues(), ...before }, { keepDefaultValues: true, keepFieldsRef: true });
    }
    const { unsubscribe } = form.watch(() => latest.current.onType(typedInto(form)));
    return unsubscribe;
  }, [form]);
}
