import * as z from "zod/mini";
import { passwordsMatch } from "#contract/corporations/sign-up-form.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { confirmedPassword, currentPassword, password } from "#contract/wire/schemas.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { corporationProfileTexts } from "#texts/da/corporation/corporation-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = corporationProfileTexts.password;

const passwordForm = z
  .object({ current_password: currentPassword, password, confirmPassword: confirmedPassword })
  .check(passwordsMatch);

type Passwords = z.output<typeof passwordForm>;

const empty: Passwords = { current_password: "", password: "", confirmPassword: "" };

/** A new password, for who knows the old one; an admin who acts for the company cannot set it. */
export function PasswordSection() {
  const { takenOver } = useCorporation();
  return (
    <Card className="stack profile-section" aria-labelledby="profile-password">
      <h2 className="h3" id="profile-password">
        {texts.title}
      </h2>
      <p className="small dim">{takenOver ? texts.takenOver : texts.effects}</p>
      {!takenOver && <PasswordForm />}
    </Card>
  );
}

/** The button is there once both new fields are filled. Other sessions end with it. */
function PasswordForm() {
  const { form, showFieldErrors } = useApiForm<Passwords, Passwords>({
    schema: passwordForm,
    defaultValues: empty,
  });
  const { register, handleSubmit, watch, reset, formState } = form;
  const { errors } = formState;
  const change = useApiMutation(sessionEndpoints.changePassword);
  const isFilled = watch(["password", "confirmPassword"]).every((text) => text !== "");

  function send({ password, current_password }: Passwords) {
    change.mutate(
      { body: { password, current_password } },
      {
        onSuccess: () => {
          reset(empty);
          toast.success(corporationToasts.passwordSaved);
        },
        onError: (error) => {
          showFieldErrors(error);
          const isTooOften = error instanceof ApiError && error.status === 429;
          toast.error(isTooOften ? error.sentence : corporationToasts.passwordFailed);
        },
      },
    );
  }

  return (
    <form
      className="grid-2 profile-part"
      noValidate
      onSubmit={handleSubmit(send, () => toast.warning(corporationToasts.invalidPassword))}
    >
      <PasswordField
        label={texts.current}
        className="span-2"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register("current_password")}
      />
      <PasswordField
        label={texts.new}
        hint={texts.hint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label={texts.confirm}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      {isFilled && (
        <div className="span-2">
          <Button type="submit" isPending={change.isPending}>
            {texts.submit}
          </Button>
        </div>
      )}
    </form>
  );
}
