import { useController } from "react-hook-form";
import { corporationProfileTexts as texts } from "#texts/da/corporation/corporation-profile.ts";
import { paymentDeadlines, paymentTypes } from "#texts/da/price/payment-choices.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useProfileForm } from "./use-profile-field.ts";

/** How and when the company pays; agreed with the admin, so only admins change it. */
export function PaymentPart({ isEditable }: { isEditable: boolean }) {
  const { control } = useProfileForm();
  const { field: type } = useController({ control, name: "payment_type" });
  const { field: deadline } = useController({ control, name: "payment_deadline" });
  return (
    <Card className="stack" aria-labelledby="profile-payment">
      <h2 className="h3" id="profile-payment">
        {texts.sections.payment}
      </h2>
      {!isEditable && <p className="small dim">{texts.adminOnlyHint}</p>}
      <RadioChoices
        label={texts.paymentType}
        name={type.name}
        options={paymentTypes}
        value={type.value}
        isDisabled={!isEditable}
        onChange={({ target }) => type.onChange(target.value)}
      />
      <RadioChoices
        className={isEditable ? undefined : "deadlines"}
        label={texts.paymentDeadline}
        name={deadline.name}
        options={paymentDeadlines.map(({ days, label }) => ({ value: String(days), label }))}
        value={String(deadline.value)}
        isDisabled={!isEditable}
        onChange={({ target }) => deadline.onChange(Number(target.value))}
      />
    </Card>
  );
}
