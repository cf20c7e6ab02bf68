import { Check } from "lucide-react";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { employeeProfileTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AboutFields } from "./about-fields.tsx";
import { NotificationTable } from "./notification-table.tsx";
import { PayFields } from "./pay-fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Who somebody is, where the pay goes, and what to be told about. */
export function AccountForm() {
  const { form, isCprLocked, isPending, hasFailed, onSubmit } = useAccountForm();
  const id = useId();
  return (
    <FormProvider {...form}>
      <form id={id} className="stack profile-form" onSubmit={onSubmit} noValidate>
        {hasFailed && <LoadFailed onRetry={() => void onSubmit()} isRetrying={isPending} />}
        <AboutFields isCprLocked={isCprLocked} />
        <PayFields />
        <NotificationTable />
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
