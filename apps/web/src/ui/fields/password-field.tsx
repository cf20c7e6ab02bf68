import { Eye, EyeOff } from "lucide-react";
import { type ComponentPropsWithRef, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { useHydrated } from "#web/ui/foundation/use-hydrated.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Field, type FieldTexts } from "./field.tsx";

export interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "disabled">,
    FieldTexts {
  autoComplete: "current-password" | "new-password";
  isDisabled?: boolean;
}

/** A password, with a button that shows it while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, note, hint, error, id, className, isDisabled, ...input } = props;
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <span className="affix">
          <input
            {...input}
            {...control}
            className="input"
            type={isShown ? "text" : "password"}
            disabled={isDisabled}
          />
          <button
            type="button"
            className="affix-btn"
            aria-label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
            disabled={isDisabled}
            inert={!isHydrated}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </button>
        </span>
      )}
    </Field>
  );
}
