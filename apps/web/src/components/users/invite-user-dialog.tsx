import { useState } from "react";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { UserList, UserRole } from "./user-list.ts";

/** Invites a colleague; what was typed stays until it is sent. */
export function InviteUserDialog({ list, onClose }: { list: UserList; onClose: () => void }) {
  const { texts } = list;
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState(list.firstRole);
  const invite = useApiMutation(list.rows.inviteUser);

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
          options={list.roles.map((one) => ({ value: one, label: list.roleName(one) }))}
          value={role}
          onChange={({ target }) => setRole(target.value as UserRole)}
        />
      </div>
    </ConfirmDialog>
  );
}
