import * as z from "zod/mini";
import { passwordsMatch } from "#contract/corporations/sign-up-form.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { confirmedPassword, password } from "#contract/wire/schemas.ts";
import { publicToasts } from "#texts/da/common/toasts/public.ts";
import { confirmResetTexts as texts } from "#texts/da/public/public-pages.ts";
import { call } from "#web/api/calls/call.ts";
import type { ShownFieldErrors } from "#web/api/forms/field-errors.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { leaveFlash } from "#web/api/session/flash.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

const passwordForm = z.object({ password, confirmPassword: confirmedPassword }).check(passwordsMatch);

type Passwords = z.output<typeof passwordForm>;

/** Sets a new password with the token of the mailed link. */
export function ConfirmResetPassword({ config, props }: PublicPageProps) {
  const { form, showFieldErrors } = useApiForm<Passwords, Passwords>({ schema: passwordForm });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(
    (chosen) => setPassword(String(props.token), chosen.password, showFieldErrors),
    () => void toastLater("warning", publicToasts.passwordInvalid),
  );

  return (
    <EntryLayout config={config}>
      <h1 className="h1">{texts.title}</h1>
      <p className="lead">{texts.effects}</p>
      <LiveForm className="stack" onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={texts.password}
          hint={texts.hint}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
        <PasswordField
          label={texts.confirm}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register("confirmPassword")}
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={isSubmitting}>
          {texts.submit}
        </Button>
      </LiveForm>
    </EntryLayout>
  );
}

async function setPassword(
  token: string,
  password: string,
  showFieldErrors: (error: unknown) => ShownFieldErrors,
): Promise<void> {
  try {
    await call(sessionEndpoints.confirmResetPassword, { params: { token }, body: { password } });
  } catch (error) {
    if (showFieldErrors(error).isShown) return void toastLater("warning", publicToasts.passwordInvalid);
    return void toastLater("error", publicToasts.passwordFailed);
  }
  leaveFlash(publicToasts.passwordChanged);
  return redirectTo("/corporationLogin");
}
