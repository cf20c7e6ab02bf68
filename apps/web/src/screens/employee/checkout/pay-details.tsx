import { Landmark } from "lucide-react";
import { useFormContext, useFormState } from "react-hook-form";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { payNumberTexts } from "#texts/da/employee/employee-profile.ts";
import { PayNumbers } from "#web/components/fields/pay-numbers.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { CheckoutValues } from "./use-checkout-form.ts";

/** CPR, bank and tax card; asked only while something of it is missing. */
export function PayDetails({ employee }: Pick<WireEmployeeCheckout, "employee">) {
  const { register, control } = useFormContext<CheckoutValues>();
  const { errors } = useFormState({ control, name: "tax_card_type" });
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
      <PayNumbers stored={employee} isHiddenReadOnly cpr={{ isReadOnly: isCprLocked }} tellsDigits />
      <RadioChoices
        label={payNumberTexts.taxCard}
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
