import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FieldErrors, useForm } from "react-hook-form";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { brandedToasts, employeeToasts } from "#texts/da/toasts.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { type AccountValues, accountForm, accountValuesOf } from "./account-values.ts";

/** The account form: what differs from the stored profile is saved with one button. */
export function useAccountForm() {
  const { employee, takenOver } = useEmployee();
  const { config, refresh } = useAppState();
  // Payroll knows this number: only an admin changes it.
  const isCprLocked = employee.cpr_nr !== "" && employee.updatable_in_zenegy && !takenOver;
  const form = useForm<AccountValues>({
    resolver: standardSchemaResolver<AccountValues, unknown, unknown>(accountForm as never) as never,
    mode: "onSubmit",
    reValidateMode: "onChange",
    defaultValues: accountValuesOf(employee),
  });
  const save = useApiMutation(employeeEndpoints.save);

  async function send({ cpr_nr, ...values }: AccountValues) {
    const body = isCprLocked ? values : { ...values, cpr_nr };
    try {
      const saved = await save.mutateAsync({ body: body as BodyInput<typeof employeeEndpoints.save> });
      form.reset(accountValuesOf(saved));
      toast.success(employeeToasts.profileSaved);
      await refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) form.setError(name as keyof AccountValues, { message });
      toast.error(brandedToasts.saveFailed(config.brand));
    }
  }

  /** A wrong account number has its own documented toast. */
  function tellInvalid(errors: FieldErrors<AccountValues>) {
    if (errors.bank_account_nr) toast.error(employeeToasts.invalidAccount);
    else toast.warning(employeeToasts.invalidForm);
  }

  return {
    form,
    isCprLocked,
    isPending: save.isPending,
    hasFailed: save.isError,
    onSubmit: form.handleSubmit(send, tellInvalid),
  };
}
