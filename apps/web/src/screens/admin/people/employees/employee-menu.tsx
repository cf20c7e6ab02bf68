import { Combine, Ellipsis, KeyRound, Trash2, UserCheck, UserRoundX, UserX } from "lucide-react";
import { useState } from "react";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { mergeTexts } from "#texts/da/admin/people/merging.ts";
import { newProfileTexts } from "#texts/da/admin/people/new-profiles.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { erasureDialogTexts } from "#texts/da/privacy/erasure.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { DeclineDialog } from "#web/components/people/approval/decline-dialog.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { EraseDialog } from "../erase-dialog.tsx";
import { DeactivateDialog } from "./deactivate-dialog.tsx";

const MergeDialog = lazyComponent(async () => (await import("../merging/merge-dialog.tsx")).MergeDialog);

/** What an admin asks about in one sentence; losing access is a question of its own. */
const acts = {
  resetToken: {
    row: employeeEndpoints.resetToken,
    label: texts.resetToken,
    icon: KeyRound,
    meaning: texts.resetTokenText,
    done: adminToasts.tokenReset,
  },
  reactivate: {
    row: employeeEndpoints.reactivate,
    label: texts.reactivate,
    icon: UserCheck,
    meaning: texts.reactivateText,
    done: texts.reactivated,
  },
} as const;

interface EmployeeMenuProps {
  id: number;
  name: string;
  isDeactivated: boolean;
  /** The profile is approved, and this is the place to take that back. */
  canDecline?: boolean;
}

/** The row menu of an employee. */
export function EmployeeMenu({ id, name, isDeactivated, canDecline }: EmployeeMenuProps) {
  const [asked, setAsked] = useState<keyof typeof acts | null>(null);
  const [isDeactivating, setDeactivating] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const may = useMay();
  const ask = (act: keyof typeof acts) => ({
    id: act,
    row: acts[act].row,
    label: acts[act].label,
    icon: acts[act].icon,
    onAction: () => setAsked(act),
  });
  const deactivate = {
    id: "deactivate",
    row: employeeEndpoints.deactivate,
    label: texts.deactivate,
    icon: UserX,
    isRefusing: true,
    onAction: () => setDeactivating(true),
  };
  const decline = {
    id: "decline",
    row: approvalEndpoints.decline,
    label: newProfileTexts.declineProfile,
    icon: UserRoundX,
    isRefusing: true,
    onAction: () => setDeclining(true),
  };
  const entries = isDeactivated
    ? [ask("reactivate")]
    : [ask("resetToken"), ...(canDecline ? [decline] : []), deactivate];
  const merge = {
    id: "merge",
    row: mergeEndpoints.merge,
    label: mergeTexts.open,
    icon: Combine,
    onAction: () => setMerging(true),
  };
  const erase = {
    id: "erase",
    row: privacyEndpoints.eraseEmployeeAsAdmin,
    label: erasureDialogTexts.admin.open,
    icon: Trash2,
    isRefusing: true,
    onAction: () => setErasing(true),
  };
  const allowed = [merge, ...entries, erase].filter(({ row }) => may(row));
  if (allowed.length === 0) return null;
  return (
    <>
      <Menu
        label={`${texts.columns.menu}, ${name}`}
        groups={[{ id: "access", entries: allowed }]}
        size="small"
        isIconOnly
      >
        <Icon of={Ellipsis} size={16} />
      </Menu>
      {isMerging && (
        <MergeDialog id={id} onClose={() => setMerging(false)} onFail={() => setMerging(false)} />
      )}
      {isErasing && <EraseDialog kind="employee" id={id} name={name} onClose={() => setErasing(false)} />}
      {isDeclining && <DeclineDialog id={id} name={name} onClose={() => setDeclining(false)} />}
      {isDeactivating && <DeactivateDialog id={id} name={name} onClose={() => setDeactivating(false)} />}
      {asked && <AskFirst act={acts[asked]} id={id} name={name} onClose={() => setAsked(null)} />}
    </>
  );
}

interface AskFirstProps {
  id: number;
  name: string;
  act: (typeof acts)[keyof typeof acts];
  onClose: () => void;
}

function AskFirst({ act, id, name, onClose }: AskFirstProps) {
  const send = useApiMutation(act.row);
  return (
    <ConfirmDialog
      isOpen
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
