import { useState } from "react";
import type { Brand } from "#texts/da/common/brand.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { signUpTexts as texts } from "#texts/da/public/sign-up.ts";
import { toastLater } from "#web/components/feedback/toast-later.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { useSignUpField } from "./use-sign-up-field.ts";

const TermsDialog = lazyPart(async () => (await import("./terms-dialog.tsx")).TermsDialog);

/** The tick without which nobody signs up, and the terms to read. */
export function TermsLine({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false);
  function fail() {
    setOpen(false);
    void toastLater("error", commonTexts.errorTitle);
  }

  return (
    <div className="terms-line">
      <Checkbox isRow {...useSignUpField("terms_accepted_at")}>
        {texts.terms}
      </Checkbox>
      <TextButton onClick={() => setOpen(true)}>{texts.showTerms}</TextButton>
      {isOpen && <TermsDialog brand={brand} onClose={() => setOpen(false)} onFail={fail} />}
    </div>
  );
}
