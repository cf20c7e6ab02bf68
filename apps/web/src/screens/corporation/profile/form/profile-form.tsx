import { Check } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { emailKey } from "#rules/people/email.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import {
  corporationEmailTexts,
  corporationProfileTexts as texts,
} from "#texts/da/corporation/corporation-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { changedValues, useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { showFieldError } from "#web/api/forms/field-errors.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useSeen } from "#web/api/forms/use-seen.ts";
import { useCompanyRole, useMay } from "#web/api/session/use-may.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { AdminPart } from "#web/components/company-profile/admin-part.tsx";
import { FactsPart } from "#web/components/company-profile/facts-part.tsx";
import { NotificationsPart } from "#web/components/company-profile/notifications-part.tsx";
import {
  changedOnly,
  type ProfileOutput,
  type ProfileValues,
  profileForm,
  valuesOf,
} from "#web/components/company-profile/profile-values.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { EmailDialog } from "./email-dialog.tsx";
import { EmailField, PendingEmail } from "./email-part.tsx";
import { OwnPart } from "./own-part.tsx";
import { OwnPricesCard } from "./own-prices-card.tsx";

const SavedMeanwhile = lazyComponent(
  async () => (await import("#web/components/feedback/saved-meanwhile.tsx")).SavedMeanwhile,
);

/** Everything of the profile that 'Gem mine ændringer' saves; the button is there only while something differs. */
export function ProfileForm() {
  const { config, refresh } = useAppState();
  const { corporation, asAdmin } = useCorporation();
  const role = useCompanyRole();
  const isOwner = role === null || role === "owner";
  const id = useId();
  const { form, showFieldErrors } = useApiForm<ProfileValues, ProfileOutput>({
    schema: profileForm,
    defaultValues: valuesOf(corporation),
    mode: "onTouched",
  });
  const forget = useDraftForm("profile", form);
  const { isDirty, dirtyFields } = form.formState;
  const may = useMay();
  const save = useApiMutation(corporationEndpoints.saveProfile);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  /** The profile that the fields show at first: what the form has seen. */
  const start = useRef(corporation);
  const seen = useSeen({
    save: () => void form.handleSubmit(send)(),
    take: (stored) => {
      for (const [name, value] of Object.entries(valuesOf({ ...corporation, ...stored })))
        if (name in stored) form.resetField(name as keyof ProfileValues, { defaultValue: value });
    },
  });

  async function send(values: ProfileOutput) {
    const sent = form.getValues();
    // A role that may not save the profile has an e-mail of its own all the same.
    if (!may(corporationEndpoints.saveProfile)) return setNewEmail(values.email ?? null);
    try {
      const changed = changedOnly(values, form.formState.dirtyFields);
      const body = { ...changed, seen: seen.seenOf(start.current, Object.keys(changed)) };
      const saved = await save.mutateAsync({ body });
      start.current = saved;
      seen.forgetShown();
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
    if (seen.isMeanwhile(error)) return;
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
        {isOwner ? <FactsPart email={<EmailField />} pendingEmail={<PendingEmail />} /> : <OwnPart />}
        <OwnPricesCard />
        {isOwner && <NotificationsPart />}
        {asAdmin && <AdminPart />}
      </form>
      {newEmail !== null && (
        <EmailDialog email={newEmail} onClose={() => setNewEmail(null)} onAsked={emailAsked} />
      )}
      {seen.dialog.meanwhile && <SavedMeanwhile {...seen.dialog} onFail={seen.dialog.onClose} />}
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
