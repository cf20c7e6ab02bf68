import { useFormContext } from "react-hook-form";
import { payNumberTexts, employeeProfileTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { PayNumbers, type PayNumbersForm } from "#web/components/fields/pay-numbers.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import type { AccountValues } from "./account-values.ts";

interface PayFieldsProps {
  employee: PayNumbersForm;
  isCprLocked: boolean;
}

/** Where the pay goes and how it is taxed. */
export function PayFields({ employee, isCprLocked }: PayFieldsProps) {
  const { register } = useFormContext<AccountValues>();
  return (
    <div className="stack">
      <PayNumbers stored={employee} cpr={isCprLocked ? { isDisabled: true, hint: texts.cprLocked } : {}} />
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
