import * as z from "zod/mini";
import { passwordsMatch } from "#contract/corporations/sign-up-form.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { confirmedPassword, password } from "#contract/wire/schemas.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { corporationProfileTexts } from "#texts/da/corporation/corporation-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = corporationProfileTexts.password;

const passwordForm = z.object({ password, confirmPassword: confirmedPassword }).check(passwordsMatch);

type Passwords = z.output<typeof passwordForm>;

const empty: Passwords = { password: "", confirmPassword: "" };

/** A new password; the button is there once both fields are filled. Other sessions end with it. */
export function PasswordSection() {
  const { form, showFieldErrors } = useApiForm<Passwords, Passwords>({
    schema: passwordForm,
    defaultValues: empty,
  });
  const { register, handleSubmit, watch, reset, formState } = form;
  const { errors } = formState;
  const change = useApiMutation(sessionEndpoints.changePassword);
  const isFilled = watch(["password", "confirmPassword"]).every((text) => text !== "");

  function send({ password }: Passwords) {
    change.mutate(
      { body: { password } },
      {
        onSuccess: () => {
          reset(empty);
          toast.success(corporationToasts.passwordSaved);
        },
        onError: (error) => {
          showFieldErrors(error);
          toast.error(corporationToasts.passwordFailed);
        },
      },
    );
  }

  return (
    <Card aria-labelledby="profile-password">
      <form
        className="grid-2 profile-part"
        noValidate
        onSubmit={handleSubmit(send, () => toast.warning(corporationToasts.invalidPassword))}
      >
        <h2 className="h3 span-2" id="profile-password">
          {texts.title}
        </h2>
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
    </Card>
  );
}
