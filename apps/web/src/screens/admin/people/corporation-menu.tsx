import { Ban, Ellipsis, Undo2 } from "lucide-react";
import { useState } from "react";
import type { WireCorporation } from "#contract/corporations/entities.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ReactivateDialog, SuspendDialog } from "./suspend-dialogs.tsx";

/** The row menu of a company: its access ends, or comes back. */
export function CorporationMenu({ corporation }: { corporation: WireCorporation }) {
  const { corporation: self } = useCorporation();
  const [isAsking, setAsking] = useState(false);
  const isSuspended = corporation.suspended_at !== null;
  const entry = {
    id: "access",
    label: isSuspended ? texts.reactivate : texts.suspend,
    icon: isSuspended ? Undo2 : Ban,
    isRefusing: !isSuspended,
    isDisabled: corporation.id === self.id,
    onAction: () => setAsking(true),
  };
  const Asking = isSuspended ? ReactivateDialog : SuspendDialog;
  return (
    <>
      <Menu
        label={`${texts.columns.menu}, ${corporation.name}`}
        groups={[{ id: "access", entries: [entry] }]}
        size="small"
        isIconOnly
      >
        <Icon of={Ellipsis} size={16} />
      </Menu>
      {isAsking && <Asking corporation={corporation} onClose={() => setAsking(false)} />}
    </>
  );
}
