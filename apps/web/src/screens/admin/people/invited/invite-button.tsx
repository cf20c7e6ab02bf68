import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";

const InviteDialog = lazyComponent(async () => (await import("./invite-dialog.tsx")).InviteDialog);

/** Opens the dialog that invites. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Icon of={UserRoundPlus} size={16} />
        {texts.open}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} onFail={() => setOpen(false)} />}
    </>
  );
}
