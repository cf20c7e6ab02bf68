import type { ComponentPropsWithRef } from "react";
import { proofTexts as texts } from "#texts/da/security/second-step.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface CodeFieldProps extends ComponentPropsWithRef<"input"> {
  kind: "totp" | "recovery_code";
  error?: string | undefined;
}

/** Where a code is typed; telephones show their digits, and fill it in where they can. */
export function CodeField({ kind, error, ...input }: CodeFieldProps) {
  const isApp = kind === "totp";
  return (
    <TextField
      {...input}
      label={isApp ? texts.code : texts.recoveryCode}
      hint={isApp ? texts.codeHint : texts.recoveryCodeHint}
      inputMode={isApp ? "numeric" : "text"}
      autoComplete={isApp ? "one-time-code" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
