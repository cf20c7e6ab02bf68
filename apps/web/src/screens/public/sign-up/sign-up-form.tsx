import { useEffect, useState } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import { type SignUpForm as Filled, signUpForm } from "#contract/corporations/sign-up-form.ts";
import { dayOf } from "#rules/time/moment.ts";
import { bookingConfirmTexts } from "#texts/da/common/booking-confirm.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { documentRefusals } from "#texts/da/common/document-refusals.ts";
import { paymentDeadlines, paymentTypes } from "#texts/da/price/payment-choices.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { formatDay } from "#texts/format/days.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useEarlyInput } from "#web/api/forms/use-early-input.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { KeptBooking } from "#web/components/booking-form/draft/kept-booking.ts";
import { Commitment } from "#web/components/bookings/commitment.tsx";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { CorporationPart } from "./company-part.tsx";
import { useKeptSignUp } from "./kept-sign-up.ts";
import { sendSignUp } from "./send-sign-up.ts";
import { type SignUpValues, useSignUpField } from "./use-sign-up-field.ts";

const TermsDialog = lazyComponent(async () => (await import("./terms-dialog.tsx")).TermsDialog);

/** The tick without which nobody signs up, and the terms to read; they open where others are in force than were read. */
function TermsLine() {
  const [isOpen, setOpen] = useState(false);
  const { setValue } = useFormContext<SignUpValues>();
  const field = useSignUpField("terms_accepted_at");
  const isChanged = field.error === documentRefusals.text_changed;
  useEffect(() => {
    if (isChanged) setOpen(true);
  }, [isChanged]);
  function fail() {
    setOpen(false);
    void toastLater("error", commonTexts.errorTitle);
  }

  return (
    <div className="terms-line">
      <Checkbox isRow {...field}>
        {texts.terms}
      </Checkbox>
      <TextButton onClick={() => setOpen(true)}>{texts.showTerms}</TextButton>
      {isOpen && (
        <TermsDialog
          onShown={(version) => setValue("terms_version", version)}
          onClose={() => setOpen(false)}
          onFail={fail}
        />
      )}
    </div>
  );
}

const DEFAULT_DEADLINE_DAYS = 7;

const FORM_ID = "sign-up";

/** By invoice within 7 days; shown, but not for the company to choose. */
function PaymentPart() {
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

interface SignUpFormProps {
  config: AppConfig;
  /** Sent along with the company: both or neither. */
  booking: BookingForm | null;
  /** What the booking costs. */
  offer: KeptBooking["offer"];
}

/** The company's profile, as far as this tab has kept it; without first values, so that what is typed before the script arrives stays. */
export function SignUpForm({ config, booking, offer }: SignUpFormProps) {
  const { form } = useApiForm<SignUpValues, Filled>({ schema: signUpForm });
  useKeptSignUp(form);
  useEarlyInput(FORM_ID, form.setValue);
  const { isSubmitting } = form.formState;
  const isAgreed = Boolean(form.watch("terms_accepted_at"));
  const submit = form.handleSubmit(
    (company) => sendSignUp(company, booking, form, config.brand),
    () => void toastLater("warning", commonTexts.invalidForm),
  );

  return (
    <FormProvider {...form}>
      <LiveForm className="stack booking-form" id={FORM_ID} onSubmit={(event) => void submit(event)}>
        <CorporationPart />
        <hr className="rule" />
        <ContactPart />
        <hr className="rule" />
        <PaymentPart />
        <hr className="rule" />
        <PasswordPart />
        <TermsLine />
        {booking && offer && (
          <Commitment
            what={[
              formatDay(booking.date, dayOf(serverNow())),
              bookingConfirmTexts.people(booking.number_of_staff, offer.jobTitle),
              booking.address,
            ]}
            label={priceTexts.footer}
            amount={offer.total}
          />
        )}
        <div className="form-end">
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide="phone"
            isDisabled={!isAgreed}
            isPending={isSubmitting}
          >
            {isSubmitting ? texts.creating : texts.submit}
          </Button>
          {!isAgreed && <p className="hint">{texts.termsFirst}</p>}
        </div>
      </LiveForm>
    </FormProvider>
  );
}

/** The password, twice. */
function PasswordPart() {
  return (
    <fieldset className="form-part">
      <legend>{texts.sections.password}</legend>
      <div className="grid-2 booking-fields sign-up-fields">
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          {...useSignUpField("password")}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          {...useSignUpField("confirmPassword")}
        />
      </div>
    </fieldset>
  );
}

/** Whom to ask, and where mails, text messages and invoices go. */
function ContactPart() {
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
