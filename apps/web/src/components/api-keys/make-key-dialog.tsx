import { useState } from "react";
import type { KeyScope } from "#rules/people/security/api-keys.ts";
import { dayOf } from "#rules/time/moment.ts";
import { keyScopeNames, apiKeyTexts as texts } from "#texts/da/api-access/api-keys.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { DayField } from "#web/ui/date-time/day-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { KeyList } from "./key-list.ts";

/** Makes a key, and shows it this once. */
export function MakeKeyDialog({ list, onClose }: { list: KeyList; onClose: () => void }) {
  const today = dayOf(useNow());
  const [name, setName] = useState("");
  const [scope, setScope] = useState<KeyScope["scope"]>(list.scopes[0] ?? "read");
  const [endsOn, setEndsOn] = useState("");
  const make = useApiMutation(list.make);
  if (make.data) return <MadeKey token={make.data.token} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={texts.make}
      confirmLabel={texts.make}
      isBlocked={name.trim() === ""}
      isPending={make.isPending}
      error={make.isError ? failureText(make.error, adminToasts.actionFailed) : undefined}
      onConfirm={() =>
        make.mutate({ body: { name: name.trim(), scope: scope as never, ends_on: endsOn || null } })
      }
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={texts.name}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <NativeSelect
          label={texts.scope}
          options={list.scopes.map((one) => ({ value: one, label: keyScopeNames[one] }))}
          value={scope}
          onChange={({ target }) => setScope(target.value as KeyScope["scope"])}
        />
        <DayField label={texts.hasEnd} value={endsOn} onChange={setEndsOn} today={today} min={today} />
      </div>
    </ConfirmDialog>
  );
}

function MadeKey({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={texts.made}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={token}>{texts.copy}</CopyButton>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{texts.madeText}</p>
        <TextField label={texts.key} isReadOnly value={token} />
      </div>
    </Dialog>
  );
}
