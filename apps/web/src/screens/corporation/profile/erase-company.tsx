import { useState } from "react";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { erasureDialogTexts as texts } from "#texts/da/privacy/erasure.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { leaveErased } from "#web/api/session/leave-erased.ts";
import { ErasureDialog } from "#web/components/people/privacy/erasure-dialog.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

/** Asks for the password once it is clear what goes; a wrong one is told at its field. */
export function EraseCompany({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();

  async function erase() {
    try {
      return await call(privacyEndpoints.eraseCorporation, { body: { current_password: password } });
    } catch (error) {
      if (error instanceof ApiError) setWrong(error.fields.current_password);
      throw error;
    }
  }

  return (
    <ErasureDialog
      title={texts.company.title}
      lead={texts.company.lead}
      after={texts.afterCompany}
      subject="company"
      preview={() => call(privacyEndpoints.eraseCorporation, { query: { dryRun: "1" }, body: {} })}
      erase={erase}
      onErased={() => leaveErased(texts.company.done)}
      onClose={onClose}
      isReady={password !== ""}
      isShownInside={({ fields }) => "current_password" in fields}
    >
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        value={password}
        error={wrong}
        onChange={({ target }) => {
          setPassword(target.value);
          setWrong(undefined);
        }}
      />
    </ErasureDialog>
  );
}
