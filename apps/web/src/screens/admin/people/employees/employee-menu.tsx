import { Ellipsis, KeyRound, Trash2, UserX } from "lucide-react";
import { useState } from "react";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { erasureDialogTexts } from "#texts/da/privacy/erasure.ts";
import { keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { EraseDialog } from "../erase-dialog.tsx";

/** What an admin can do with somebody's access; each is asked about first. */
const acts = {
  deactivate: {
    row: employeeEndpoints.deactivate,
    label: texts.deactivate,
    icon: UserX,
    meaning: texts.deactivateText,
    done: adminToasts.deactivated,
  },
  resetToken: {
    row: employeeEndpoints.resetToken,
    label: texts.resetToken,
    icon: KeyRound,
    meaning: texts.resetTokenText,
    done: adminToasts.tokenReset,
  },
} as const;

interface EmployeeMenuProps {
  id: number;
  name: string;
}

/** The row menu of an employee. */
export function EmployeeMenu({ id, name }: EmployeeMenuProps) {
  const [asked, setAsked] = useState<keyof typeof acts | null>(null);
  const [isErasing, setErasing] = useState(false);
  const entries = (["deactivate", "resetToken"] as const).map((act) => ({
    id: act,
    label: acts[act].label,
    icon: acts[act].icon,
    isRefusing: act === "deactivate",
    onAction: () => setAsked(act),
  }));
  const erase = {
    id: "erase",
    label: erasureDialogTexts.admin.open,
    icon: Trash2,
    isRefusing: true,
    onAction: () => setErasing(true),
  };
  return (
    <>
      <Menu
        label={`${texts.columns.menu}, ${name}`}
        groups={[{ id: "access", entries: [...entries, erase] }]}
        size="small"
        isIconOnly
      >
        <Icon of={Ellipsis} size={16} />
      </Menu>
      {isErasing && <EraseDialog kind="employee" id={id} name={name} onClose={() => setErasing(false)} />}
      {asked && <AskFirst act={acts[asked]} id={id} name={name} onClose={() => setAsked(null)} />}
    </>
  );
}

type AskFirstProps = EmployeeMenuProps & { act: (typeof acts)[keyof typeof acts]; onClose: () => void };

function AskFirst({ act, id, name, onClose }: AskFirstProps) {
  const send = useApiMutation(act.row, { stale: [keyOf(employeeEndpoints.list)] });
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.sure}
      confirmLabel={act.label}
      isPending={send.isPending}
      onClose={onClose}
      onConfirm={() =>
        send.mutate(
          { params: { id } },
          {
            onSuccess: () => toast.success(act.done),
            onError: () => toast.error(adminToasts.actionFailed),
            onSettled: onClose,
          },
        )
      }
    >
      <p>{act.meaning(name)}</p>
    </ConfirmDialog>
  );
}
