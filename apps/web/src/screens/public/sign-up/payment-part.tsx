import { paymentDeadlines, paymentTypes } from "#texts/da/price/payment-choices.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";

const DEFAULT_DEADLINE_DAYS = 7;

/** By invoice within 7 days; shown, but not for the company to choose. */
export function PaymentPart() {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.payment}</legend>
      <RadioChoices
        label={texts.paymentType}
        options={paymentTypes.map((type) => ({ ...type, isDisabled: type.value === "credit_card" }))}
        defaultValue="invoice"
      />
      <RadioChoices
        className="deadlines"
        label={texts.paymentDeadline}
        hint={texts.paymentDeadlineHint}
        options={paymentDeadlines.map(({ days, label }) => ({
          value: String(days),
          label,
          isDisabled: true,
        }))}
        defaultValue={String(DEFAULT_DEADLINE_DAYS)}
      />
    </fieldset>
  );
}
