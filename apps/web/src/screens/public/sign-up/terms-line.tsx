import { lazy, Suspense, useState } from "react";
import type { Brand } from "#texts/da/brand.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { TextButton } from "#web/kit/actions/text-button.tsx";
import { Checkbox } from "#web/kit/choices/checkbox.tsx";
import { useSignUpField } from "./use-sign-up-field.ts";

const TermsDialog = lazy(async () => ({ default: (await import("./terms-dialog.tsx")).TermsDialog }));

/** The tick without which nobody signs up, and the terms to read. */
export function TermsLine({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="terms-line">
      <Checkbox isRow {...useSignUpField("terms_accepted_at")}>
        {texts.terms}
      </Checkbox>
      <TextButton onClick={() => setOpen(true)}>{texts.showTerms}</TextButton>
      {isOpen && (
        <Suspense>
          <TermsDialog brand={brand} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
