import { Landmark } from "lucide-react";
import { useFormContext, useFormState } from "react-hook-form";
import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { CheckoutValues } from "./use-checkout-form.ts";

const fields = ["cpr_nr", "bank_reg_nr", "bank_account_nr", "tax_card_type"] as const;

/** CPR, bank and tax card; asked only while something of it is missing. */
export function PayDetails({ employee }: Pick<WireEmployeeCheckout, "employee">) {
  const { register, control } = useFormContext<CheckoutValues>();
  const { errors } = useFormState({ control, name: fields });
  const isCprLocked = employee.cpr_nr !== "" && employee.updatable_in_zenegy;
  return (
    <section className="card bank" aria-labelledby="bank-title">
      <div className="row row--top">
        <Icon of={Landmark} />
        <div>
          <h2 className="h3" id="bank-title">
            {texts.bankTitle}
          </h2>
          <p className="small dim">{texts.bankHint}</p>
        </div>
      </div>
      <TextField
        label={texts.cpr}
        mask="digits"
        maxLength={10}
        placeholder={texts.digits(10)}
        autoComplete="off"
        isReadOnly={isCprLocked}
        error={errors.cpr_nr?.message}
        {...register("cpr_nr")}
      />
      <div className="bank-row">
        <TextField
          label={texts.reg}
          mask="digits"
          maxLength={4}
          placeholder={texts.digits(4)}
          autoComplete="off"
          error={errors.bank_reg_nr?.message}
          {...register("bank_reg_nr")}
        />
        <TextField
          label={texts.account}
          mask="digits"
          maxLength={10}
          placeholder={texts.digits(10)}
          autoComplete="off"
          error={errors.bank_account_nr?.message}
          {...register("bank_account_nr")}
        />
      </div>
      <RadioChoices
        label={texts.taxCard}
        options={[
          { value: "1", label: texts.taxCards[1] },
          { value: "2", label: texts.taxCards[2] },
        ]}
        error={errors.tax_card_type?.message}
        {...register("tax_card_type")}
      />
    </section>
  );
}
