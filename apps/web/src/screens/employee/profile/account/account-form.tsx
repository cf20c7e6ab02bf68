import { Check } from "lucide-react";
import { useId } from "react";
import { FormProvider, useFormContext, useFormState } from "react-hook-form";
import {
  employeeNotificationTexts,
  profilePartTexts as parts,
  payNumberTexts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { PayNumbers } from "#web/components/fields/pay-numbers.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ProfilePart } from "../profile-part.tsx";
import { AboutFields } from "./about-fields.tsx";
import { type AccountValues, fieldsOfPart } from "./account-values.ts";
import { DevicePush } from "./device-push.tsx";
import { missingAbout, missingPay, switchedOff } from "./missing.ts";
import { NotificationTable } from "./notification-table.tsx";
import { OfferBudget } from "./offer-budget.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Who somebody is, where the pay goes, and what to be told about. */
export function AccountForm() {
  const { form, isCprLocked, isPending, hasFailed, onSubmit } = useAccountForm();
  const id = useId();
  return (
    <FormProvider {...form}>
      <form id={id} className="profile-form" onSubmit={onSubmit} noValidate>
        {hasFailed && <LoadFailed onRetry={() => void onSubmit()} isRetrying={isPending} />}
        <AccountParts isCprLocked={isCprLocked} />
      </form>
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
        <PayFields isCprLocked={isCprLocked} />
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

/** Where the pay goes and how it is taxed. */
function PayFields({ isCprLocked }: { isCprLocked: boolean }) {
  const { register } = useFormContext<AccountValues>();
  return (
    <div className="stack">
      <PayNumbers cpr={isCprLocked ? { isDisabled: true, hint: texts.cprLocked } : {}} />
      <NativeSelect
        label={payNumberTexts.taxCard}
        options={[
          { value: "0", label: texts.taxCards[0] },
          { value: "1", label: texts.taxCards[1] },
          { value: "2", label: texts.taxCards[2] },
        ]}
        {...register("tax_card_type")}
      />
    </div>
  );
}
