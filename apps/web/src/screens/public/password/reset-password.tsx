import * as z from "zod/mini";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { email } from "#contract/wire/schemas.ts";
import { publicToasts } from "#texts/da/common/toasts/public.ts";
import { signInMessages } from "#texts/da/common/validation.ts";
import { resetTexts as texts } from "#texts/da/public/public-pages.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useEarlyInput } from "#web/api/forms/use-early-input.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const resetForm = z.object({ email: email(signInMessages.emailMissing, signInMessages.emailInvalid) });

type ResetForm = z.output<typeof resetForm>;

const FORM_ID = "reset-password";

/** A company asks for a link to choose a new password. */
export function ResetPassword({ config }: PublicPageProps) {
  const { form } = useApiForm<ResetForm, ResetForm>({ schema: resetForm });
  useEarlyInput(FORM_ID, form.setValue);
  const { errors, isSubmitting } = form.formState;
  const isEmpty = !form.watch("email")?.trim();
  const submit = form.handleSubmit(askForLink, () => void toastLater("warning", publicToasts.resetInvalid));

  return (
    <EntryLayout config={config}>
      <Stack gap={12}>
        <h1 className="h1">{texts.title}</h1>
        <p className="lead">{texts.text}</p>
      </Stack>
      <LiveForm className="stack" id={FORM_ID} onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register("email")}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isDisabled={isEmpty}
          isPending={isSubmitting}
        >
          {texts.submit}
        </Button>
        <p className="hint">{isEmpty ? texts.emailFirst : "\u00a0"}</p>
      </LiveForm>
      <nav className="door-links">
        <a href="/corporationlogin">{texts.back}</a>
      </nav>
    </EntryLayout>
  );
}

async function askForLink(body: { email: string }): Promise<void> {
  try {
    await call(sessionEndpoints.resetPassword, { body });
  } catch (error) {
    // The general sentence blames the address, so a refusal for asking too often shows its own.
    const isTooOften = error instanceof ApiError && error.status === 429;
    return void toastLater("error", isTooOften ? error.sentence : publicToasts.resetUnknown);
  }
  leaveFlash(publicToasts.resetSent);
  return redirectTo("/corporationLogin");
}
