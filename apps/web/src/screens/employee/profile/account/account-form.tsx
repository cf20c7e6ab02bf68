import { Check } from "lucide-react";
import { useId, useRef } from "react";
import { type FieldErrors, FormProvider, useFormState } from "react-hook-form";
import type * as z from "zod/mini";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import {
  employeeNotificationTexts,
  profilePartTexts as parts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useSeen } from "#web/api/forms/use-seen.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { untouchedOf } from "#web/components/fields/pay-numbers.tsx";
import { AboutFields } from "#web/components/people/profile/about-fields.tsx";
import {
  type AccountValues,
  accountForm,
  accountValuesOf,
  fieldsOfPart,
} from "#web/components/people/profile/account-values.ts";
import { NotificationTable } from "#web/components/people/profile/notification-table.tsx";
import { OfferBudget } from "#web/components/people/profile/offer-budget.tsx";
import { PayFields } from "#web/components/people/profile/pay-fields.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "../profile-part.tsx";
import { DevicePush } from "./device-push.tsx";
import { missingAbout, missingPay, switchedOff } from "./missing.ts";

const SavedMeanwhile = lazyComponent(
  async () => (await import("#web/components/feedback/saved-meanwhile.tsx")).SavedMeanwhile,
);

/** Who somebody is, where the pay goes, and what to be told about. */
export function AccountForm() {
  const { form, isCprLocked, isPending, hasFailed, onSubmit, meanwhile } = useAccountForm();
  const id = useId();
  return (
    <FormProvider {...form}>
      <form id={id} className="profile-form" onSubmit={onSubmit} noValidate>
        {hasFailed && <LoadFailed onRetry={() => void onSubmit()} isRetrying={isPending} />}
        <AccountParts isCprLocked={isCprLocked} />
      </form>
      {meanwhile.meanwhile && <SavedMeanwhile {...meanwhile} onFail={meanwhile.onClose} />}
      {form.formState.isDirty && (
        <div className="save-bar">
          <Button type="submit" form={id} variant="primary" size="large" isPending={isPending}>
            <Icon of={Check} />
            {texts.save}
          </Button>
        </div>
      )}
    </FormProvider>
  );
}

function AccountParts({ isCprLocked }: { isCprLocked: boolean }) {
  const { employee } = useEmployee();
  const inSight = usePartsInSight();
  return (
    <>
      <ProfilePart
        id="konto"
        title={texts.sections.account}
        holds={parts.person(`${employee.first_name} ${employee.last_name}`, employee.city)}
        missing={parts.missing(missingAbout(employee))}
        {...inSight("about")}
      >
        <AboutFields />
      </ProfilePart>
      <ProfilePart
        id="loen"
        title={parts.pay}
        holds={parts.payHolds}
        missing={parts.missing(missingPay(employee))}
        {...inSight("pay")}
      >
        <PayFields employee={employee} isCprLocked={isCprLocked} />
      </ProfilePart>
      <ProfilePart
        id="beskeder"
        title={employeeNotificationTexts.title}
        holds={parts.switchedOff(switchedOff(employee))}
        {...inSight("messages")}
      >
        <DevicePush />
        <NotificationTable />
        <OfferBudget />
      </ProfilePart>
    </>
  );
}

/** When each part has to be seen: by a refused field at each press of the button, or by what a draft holds. */
function usePartsInSight() {
  const { errors, dirtyFields, submitCount } = useFormState<AccountValues>();
  const has = (part: keyof typeof fieldsOfPart, fields: object) =>
    Object.keys(fields).some((name) => fieldsOfPart[part](name));
  const refused = (["about", "pay", "messages"] as const).filter((part) => has(part, errors));
  return (part: keyof typeof fieldsOfPart) => ({
    callsForSight: refused.includes(part) ? submitCount + 1 : Number(has(part, dirtyFields)),
    takesFocus: refused[0] === part,
  });
}

/** The account form: what differs from the stored profile is saved with one button. */
function useAccountForm() {
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
  /** The profile that the fields show at first: what the form has seen. */
  const start = useRef(employee);
  const seen = useSeen({
    save: () => void onSubmit(),
    take: (stored) => {
      for (const [name, value] of Object.entries(accountValuesOf({ ...employee, ...stored })))
        if (name in stored) form.resetField(name as keyof AccountValues, { defaultValue: value });
    },
  });

  /** What was changed here goes along, with what the form has seen of it; the rest stays as others have saved it. */
  async function send(typed: z.output<typeof accountForm>) {
    const left = untouchedOf(employee, typed);
    toast.withdraw(commonTexts.invalidForm);
    toast.withdraw(employeeToasts.invalidAccount);
    try {
      const { dirtyFields } = form.formState;
      const changed = Object.entries(typed).filter(
        ([name]) => name in dirtyFields && !left.includes(name) && !(isCprLocked && name === "cpr_nr"),
      );
      const names = changed.map(([name]) => name).filter((name) => !fieldsOfPart.pay(name));
      const body = { ...Object.fromEntries(changed), seen: seen.seenOf(start.current, names) };
      const saved = await save.mutateAsync({ body });
      start.current = saved;
      seen.forgetShown();
      forget();
      form.reset(accountValuesOf(saved));
      toast.success(employeeToasts.profileSaved);
      await refresh();
    } catch (error) {
      if (seen.isMeanwhile(error)) return;
      showFieldErrors(error);
      toast.error(brandedToasts.saveFailed(config.brand));
    }
  }

  /** A wrong account number has a toast of its own. */
  function explainInvalid(errors: FieldErrors<AccountValues>) {
    if (errors.bank_account_nr) toast.error(employeeToasts.invalidAccount);
    else toast.warning(commonTexts.invalidForm);
  }

  const onSubmit = form.handleSubmit(send, explainInvalid);
  return {
    ...{ form, isCprLocked, onSubmit, meanwhile: seen.dialog },
    isPending: save.isPending,
    hasFailed: save.isError && !seen.dialog.meanwhile,
  };
}
