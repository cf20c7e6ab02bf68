import { Ban, Ellipsis, MailPlus, ShieldOff, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { erasureDialogTexts } from "#texts/da/privacy/erasure.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { EraseDialog } from "../erase-dialog.tsx";
import { ReactivateDialog, SuspendDialog } from "./suspend-dialogs.tsx";

/** The row menu of a company: its access ends, or comes back; a lost second factor or mailbox is mended. */
export function CorporationMenu({ corporation }: { corporation: WireListedCorporation }) {
  const { corporation: self } = useCorporation();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const isSuspended = corporation.suspended_at !== null;
  const entry = {
    id: "access",
    row: isSuspended ? accountEndpoints.reactivate : accountEndpoints.suspend,
    label: isSuspended ? texts.reactivate : texts.suspend,
    icon: isSuspended ? Undo2 : Ban,
    isRefusing: !isSuspended,
    isDisabled: corporation.id === self.id,
    onAction: () => setAsking(true),
  };
  const reset = {
    id: "second-factor",
    row: secondFactorEndpoints.reset,
    label: texts.resetFactor,
    icon: ShieldOff,
    onAction: () => setResetting(true),
  };
  const give = {
    id: "email",
    row: accountEndpoints.giveEmail,
    label: texts.giveEmail,
    icon: MailPlus,
    isDisabled: corporation.is_admin,
    onAction: () => setGiving(true),
  };
  const erase = {
    id: "erase",
    row: privacyEndpoints.eraseCorporationAsAdmin,
    label: erasureDialogTexts.admin.open,
    icon: Trash2,
    isRefusing: true,
    isDisabled: corporation.is_admin,
    onAction: () => setErasing(true),
  };
  // That of an admin is taken away on the server only.
  const canReset = corporation.second_factor && !corporation.is_admin;
  const Asking = isSuspended ? ReactivateDialog : SuspendDialog;
  const allowed = [give, ...(canReset ? [reset] : []), entry, erase].filter(({ row }) => may(row));
  if (allowed.length === 0) return null;
  return (
    <>
      <Menu
        label={`${texts.columns.menu}, ${corporation.name}`}
        groups={[{ id: "access", entries: allowed }]}
        size="small"
        isIconOnly
      >
        <Icon of={Ellipsis} size={16} />
      </Menu>
      {isGiving && <GiveEmailDialog corporation={corporation} onClose={() => setGiving(false)} />}
      {isResetting && <ResetFactorDialog corporation={corporation} onClose={() => setResetting(false)} />}
      {isErasing && (
        <EraseDialog
          kind="corporation"
          id={corporation.id}
          name={corporation.name}
          onClose={() => setErasing(false)}
        />
      )}
      {isAsking && <Asking corporation={corporation} onClose={() => setAsking(false)} />}
    </>
  );
}

interface ResetFactorDialogProps {
  corporation: WireListedCorporation;
  onClose: () => void;
}

/** Takes a company's lost second factor away, with a reason that it is told. */
function ResetFactorDialog({ corporation: { id, name }, onClose }: ResetFactorDialogProps) {
  const reset = useApiMutation(secondFactorEndpoints.reset);
  return (
    <ReasonDialog
      draft={`reset-factor-${id}`}
      isRefusing
      title={texts.resetFactorTitle(name)}
      text={texts.resetFactorText}
      confirmLabel={texts.resetFactor}
      field={{ label: texts.reason, hint: texts.resetFactorHint, rows: 2, maxLength: 500 }}
      call={reset}
      onSend={(reason, then) => reset.mutate({ params: { id }, body: { reason } }, then)}
      done={texts.factorReset(name)}
      failed={adminToasts.actionFailed}
      onClose={onClose}
    />
  );
}

interface GiveEmailDialogProps {
  corporation: WireListedCorporation;
  onClose: () => void;
}

/** Has a new e-mail wait for a company that cannot read its own any more. */
function GiveEmailDialog({ corporation: { id, name, email }, onClose }: GiveEmailDialogProps) {
  const [typed, setTyped, forget] = useDraftState(`give-email-${id}`, "", (value) => value !== "");
  const give = useApiMutation(accountEndpoints.giveEmail);
  const wrong = give.error instanceof ApiError ? give.error.fields.email : undefined;
  const send = () =>
    give.mutate(
      { params: { id }, body: { email: typed } },
      {
        onSuccess: () => {
          forget();
          toast.success(texts.emailGiven(typed));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      title={texts.giveEmailTitle(name)}
      confirmLabel={texts.giveEmailSend}
      isBlocked={typed.trim() === ""}
      isPending={give.isPending}
      error={give.error && !wrong ? failureText(give.error, adminToasts.actionFailed) : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="stack">
        <p>{texts.giveEmailText}</p>
        <TextField
          label={texts.giveEmailField}
          hint={texts.giveEmailNow(email)}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={wrong}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
