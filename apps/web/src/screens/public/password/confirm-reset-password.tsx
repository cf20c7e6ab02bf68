import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { sessionEndpoints } from "#contract/areas/sessions.ts";
import { confirmedPassword, password } from "#contract/inputs/fields.ts";
import { passwordsMatch } from "#contract/inputs/sign-up-form.ts";
import { confirmResetTexts as texts } from "#texts/da/public/public-pages.ts";
import { publicToasts } from "#texts/da/toasts.ts";
import { call } from "#web/client/calls/call.ts";
import { leaveFlash } from "#web/client/session/flash.ts";
import { leaveFor } from "#web/client/session/leave.ts";
import { Button } from "#web/kit/actions/button.tsx";
import { LiveForm } from "#web/kit/fields/live-form.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import type { PublicPageProps } from "#web/screens/public/page-props.ts";
import { Door } from "#web/widgets/public-frame/door.tsx";
import { toastLater } from "#web/widgets/toasts/toast-later.ts";

const passwordForm = z
  .object({ password, confirmPassword: confirmedPassword })
  .check(passwordsMatch as never);

/** Sets a new password with the token of the mailed link. */
export function ConfirmResetPassword({ config, props }: PublicPageProps) {
  const form = useForm<{ password: string; confirmPassword: string }>({
    resolver: standardSchemaResolver(passwordForm),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(
    (chosen) => setPassword(String(props.token), chosen.password),
    () => void toastLater("warning", publicToasts.passwordInvalid),
  );

  return (
    <Door config={config}>
      <h1 className="h1">{texts.title}</h1>
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
    </Door>
  );
}

async function setPassword(token: string, password: string): Promise<void> {
  try {
    await call(sessionEndpoints.confirmResetPassword, { params: { token }, body: { password } });
  } catch {
    return void toastLater("error", publicToasts.passwordFailed);
  }
  leaveFlash(publicToasts.passwordChanged);
  return leaveFor("/corporationLogin");
}
