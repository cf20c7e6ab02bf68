import { Ban, Ellipsis, MailPlus, ShieldOff, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { erasureDialogTexts } from "#texts/da/privacy/erasure.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EraseDialog } from "../erase-dialog.tsx";
import { GiveEmailDialog } from "./give-email-dialog.tsx";
import { ResetFactorDialog } from "./reset-factor-dialog.tsx";
import { ReactivateDialog, SuspendDialog } from "./suspend-dialogs.tsx";

/** The row menu of a company: its access ends, or comes back; a lost second factor or mailbox is mended. */
export function CorporationMenu({ corporation }: { corporation: WireListedCorporation }) {
  const { corporation: self } = useCorporation();
  const [isAsking, setAsking] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const isSuspended = corporation.suspended_at !== null;
  const entry = {
    id: "access",
    label: isSuspended ? texts.reactivate : texts.suspend,
    icon: isSuspended ? Undo2 : Ban,
    isRefusing: !isSuspended,
    isDisabled: corporation.id === self.id,
    onAction: () => setAsking(true),
  };
  const reset = {
    id: "second-factor",
    label: texts.resetFactor,
    icon: ShieldOff,
    onAction: () => setResetting(true),
  };
  const give = {
    id: "email",
    label: texts.giveEmail,
    icon: MailPlus,
    isDisabled: corporation.is_admin,
    onAction: () => setGiving(true),
  };
  const erase = {
    id: "erase",
    label: erasureDialogTexts.admin.open,
    icon: Trash2,
    isRefusing: true,
    isDisabled: corporation.is_admin,
    onAction: () => setErasing(true),
  };
  // That of an admin is taken away on the server only.
  const canReset = corporation.second_factor && !corporation.is_admin;
  const Asking = isSuspended ? ReactivateDialog : SuspendDialog;
  return (
    <>
      <Menu
        label={`${texts.columns.menu}, ${corporation.name}`}
        groups={[{ id: "access", entries: [give, ...(canReset ? [reset] : []), entry, erase] }]}
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
