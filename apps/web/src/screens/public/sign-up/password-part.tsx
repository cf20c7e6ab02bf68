import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { useSignUpField } from "./use-sign-up-field.ts";

/** The password, twice. */
export function PasswordPart() {
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
