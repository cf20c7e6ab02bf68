import { commonTexts } from "#texts/da/common/common.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useSignUpField } from "./use-sign-up-field.ts";

/** Whom to ask, and where mails, text messages and invoices go. */
export function ContactPart() {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.contact}</legend>
      <div className="grid-2 booking-fields sign-up-fields">
        <TextField label={texts.contactPerson} autoComplete="name" {...useSignUpField("contact_person")} />
        <TextField label={texts.department} note={commonTexts.optional} {...useSignUpField("department")} />
        <TextField label={texts.email} type="email" autoComplete="email" {...useSignUpField("email")} />
        <PhoneField label={texts.phone} autoComplete="tel" {...useSignUpField("phone")} />
        <TextField label={texts.billingEmail} type="email" {...useSignUpField("billing_email")} />
        <TextField label={texts.ean} note={commonTexts.optional} maxLength={50} {...useSignUpField("ean")} />
      </div>
    </fieldset>
  );
}
