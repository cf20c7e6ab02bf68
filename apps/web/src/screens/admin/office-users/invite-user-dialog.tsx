import { useState } from "react";
import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { type OfficeRole, officeRoles } from "#rules/people/security/office-roles.ts";
import { officeUserTexts as texts } from "#texts/da/backoffice/office-users.ts";
import { officeRoleNames } from "#texts/da/common/office-roles.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

export const roleOptions = officeRoles.map((role) => ({ value: role, label: officeRoleNames[role] }));

/** Invites a colleague; what was typed stays until it is sent. */
export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<OfficeRole>("planner");
  const invite = useApiMutation(officeUserEndpoints.inviteUser);

  function send() {
    invite.mutate(
      { body: { name: name.trim(), email: email.trim(), role } },
      {
        onSuccess: (user) => {
          toast.success(texts.invited(user.name));
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.invite}
      confirmLabel={texts.send}
      isBlocked={name.trim() === "" || !/^\S+@\S+\.\S+$/.test(email.trim())}
      isPending={invite.isPending}
      error={invite.isError ? failureText(invite.error, adminToasts.actionFailed) : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="stack">
        <p className="small dim">{texts.inviteLead}</p>
        <TextField
          label={texts.name}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <NativeSelect
          label={texts.role}
          options={roleOptions}
          value={role}
          onChange={({ target }) => setRole(target.value as OfficeRole)}
        />
      </div>
    </ConfirmDialog>
  );
}
