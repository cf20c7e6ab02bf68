import type { FieldErrors } from "react-hook-form";
import type * as z from "zod/mini";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { type AccountValues, accountForm, accountValuesOf } from "./account-values.ts";

/** The account form: what differs from the stored profile is saved with one button. */
export function useAccountForm() {
  const { employee, takenOver } = useEmployee();
  const { config, refresh } = useAppState();
  // Payroll knows this number: only an admin changes it.
  const isCprLocked = employee.cpr_nr !== "" && employee.updatable_in_zenegy && !takenOver;
  const { form, showFieldErrors } = useApiForm<AccountValues, z.output<typeof accountForm>>({
    schema: accountForm,
    defaultValues: accountValuesOf(employee),
  });
  const forget = useDraftForm("profile", form, ["cpr_nr", "bank_reg_nr", "bank_account_nr"]);
  const save = useApiMutation(employeeEndpoints.save);

  async function send({ cpr_nr, ...values }: z.output<typeof accountForm>) {
    toast.withdraw(commonTexts.invalidForm);
    toast.withdraw(employeeToasts.invalidAccount);
    try {
      const saved = await save.mutateAsync({ body: isCprLocked ? values : { ...values, cpr_nr } });
      forget();
      form.reset(accountValuesOf(saved));
      toast.success(employeeToasts.profileSaved);
      await refresh();
    } catch (error) {
      showFieldErrors(error);
      toast.error(brandedToasts.saveFailed(config.brand));
    }
  }

  /** A wrong account number has a toast of its own. */
  function explainInvalid(errors: FieldErrors<AccountValues>) {
    if (errors.bank_account_nr) toast.error(employeeToasts.invalidAccount);
    else toast.warning(commonTexts.invalidForm);
  }

  return {
    form,
    isCprLocked,
    isPending: save.isPending,
    hasFailed: save.isError,
    onSubmit: form.handleSubmit(send, explainInvalid),
  };
}
