import { Check } from "lucide-react";
import { useId, useState } from "react";
import { FormProvider, useController } from "react-hook-form";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { emailKey } from "#rules/people/email.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import {
  corporationEmailTexts,
  corporationProfileTexts as texts,
} from "#texts/da/corporation/corporation-profile.ts";
import { paymentDeadlines, paymentTypes } from "#texts/da/price/payment-choices.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { changedValues, useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { showFieldError } from "#web/api/forms/field-errors.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { AdminPart } from "./admin-part.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { FactsPart } from "./facts-part.tsx";
import { NotificationsPart } from "./notifications-part.tsx";
import {
  changedOnly,
  type ProfileOutput,
  type ProfileValues,
  profileForm,
  valuesOf,
} from "./profile-values.ts";
import { useProfileForm } from "./use-profile-field.ts";

/** Everything of the profile that 'Gem mine ændringer' saves; the button is there only while something differs. */
export function ProfileForm() {
  const { config, refresh } = useAppState();
  const { corporation, asAdmin } = useCorporation();
  const id = useId();
  const { form, showFieldErrors } = useApiForm<ProfileValues, ProfileOutput>({
    schema: profileForm,
    defaultValues: valuesOf(corporation),
    mode: "onTouched",
  });
  const forget = useDraftForm("profile", form);
  const { isDirty, dirtyFields } = form.formState;
  const save = useApiMutation(corporationEndpoints.saveProfile);
  const [newEmail, setNewEmail] = useState<string | null>(null);

  async function send(values: ProfileOutput) {
    const sent = form.getValues();
    try {
      const saved = await save.mutateAsync({ body: changedOnly(values, dirtyFields) });
      forget();
      const later = changedValues<ProfileValues>(sent, form.getValues()) ?? {};
      form.reset(valuesOf(saved));
      // What was typed while it was saved is the next change.
      for (const [name, value] of Object.entries(later)) {
        form.setValue(name as keyof ProfileValues, value, { shouldDirty: true });
      }
      if (!isSameEmail(values.email, saved.email))
        form.setValue("email", values.email, { shouldDirty: true });
      if (Object.keys(dirtyFields).some((name) => name !== "email")) {
        toast.success(corporationToasts.profileSaved);
      }
      await refresh();
      // Saved is everything but the e-mail, which takes the password and a link.
      if (!isSameEmail(values.email, saved.email)) setNewEmail(values.email ?? null);
    } catch (error) {
      explain(error);
    }
  }

  async function emailAsked(corporation: WireCorporation) {
    setNewEmail(null);
    form.resetField("email", { defaultValue: corporation.email });
    toast.success(corporationEmailTexts.asked);
    await refresh();
  }

  function explain(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) {
      showFieldError(form, "email", corporationToasts.profileTaken);
      return toast.warning(corporationToasts.profileTaken);
    }
    if (error.status !== 422) return toast.error(brandedToasts.saveFailed(config.brand));
    showFieldErrors(error);
    toast.warning(corporationToasts.invalidProfile);
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        className="stack company-profile"
        noValidate
        onSubmit={form.handleSubmit(send, () => toast.warning(corporationToasts.invalidProfile))}
      >
        <FactsPart />
        <PaymentPart isEditable={asAdmin} />
        <NotificationsPart />
        {asAdmin && <AdminPart />}
      </form>
      {newEmail !== null && (
        <EmailDialog email={newEmail} onClose={() => setNewEmail(null)} onAsked={emailAsked} />
      )}
      {isDirty && (
        <div className="save-bar">
          <Button
            type="submit"
            form={id}
            variant="primary"
            size="large"
            isWide="phone"
            isPending={save.isPending}
          >
            <Icon of={Check} />
            {texts.save}
          </Button>
        </div>
      )}
    </FormProvider>
  );
}

function isSameEmail(typed: string | undefined, email: string): boolean {
  return typed === undefined || emailKey(typed) === emailKey(email);
}

/** How and when the company pays; agreed with the admin, so only admins change it. */
function PaymentPart({ isEditable }: { isEditable: boolean }) {
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
