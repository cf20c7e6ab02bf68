import { useFormContext } from "react-hook-form";
import { employeeProfileTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { AccountValues } from "./account-values.ts";

/** Where the pay goes and how it is taxed. */
export function PayFields({ isCprLocked }: { isCprLocked: boolean }) {
  const { register, formState } = useFormContext<AccountValues>();
  const { errors } = formState;
  return (
    <div className="stack">
      <TextField
        label={texts.cpr}
        mask="digits"
        maxLength={10}
        autoComplete="off"
        isDisabled={isCprLocked}
        hint={isCprLocked ? texts.cprLocked : undefined}
        error={errors.cpr_nr?.message}
        {...register("cpr_nr")}
      />
      <div className="bank-row">
        <TextField
          label={texts.reg}
          mask="digits"
          maxLength={4}
          autoComplete="off"
          error={errors.bank_reg_nr?.message}
          {...register("bank_reg_nr")}
        />
        <TextField
          label={texts.account}
          mask="digits"
          maxLength={10}
          autoComplete="off"
          error={errors.bank_account_nr?.message}
          {...register("bank_account_nr")}
        />
      </div>
      <NativeSelect
        label={texts.taxCard}
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
