import { useState } from "react";
import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { departmentTexts as texts } from "#texts/da/corporation/departments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DepartmentRowProps {
  department: WireDepartment;
  onEdit: () => void;
}

/** A department with its cost centre, and what owner and finance may do about it. */
export function DepartmentRow({ department, onEdit }: DepartmentRowProps) {
  const { id, name, cost_centre, archived } = department;
  const [isAsking, setAsking] = useState(false);
  const change = useApiMutation(rows.changeDepartment);
  function archive(isArchived: boolean) {
    change.mutate(
      { params: { id }, body: { archived: isArchived } },
      {
        onSuccess: () => {
          setAsking(false);
          toast.success(isArchived ? texts.archivedDone(name) : texts.takenBack(name));
        },
        onError: (error) => {
          if (!isArchived) toast.error(failureText(error, texts.actionFailed));
        },
      },
    );
  }
  const ofWhich = <span className="visually-hidden">, {name}</span>;
  return (
    <li className="prof prof--plain">
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">{name}</b>
          {archived && <Status>{texts.archived}</Status>}
        </p>
        <p className="small dim">
          {cost_centre === "" ? texts.noCostCentre : `${texts.costCentre} ${cost_centre}`}
        </p>
      </div>
      <May call={rows.changeDepartment}>
        <div className="prof-acts">
          <Button
            variant="quiet"
            isPending={change.isPending && !isAsking}
            onClick={() => (archived ? archive(false) : setAsking(true))}
          >
            {archived ? texts.takeBack : texts.archive}
            {ofWhich}
          </Button>
          <Button onClick={onEdit}>
            {texts.edit}
            {ofWhich}
          </Button>
        </div>
      </May>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.archiveTitle(name)}
        confirmLabel={texts.archive}
        isPending={change.isPending}
        error={change.isError ? failureText(change.error, texts.actionFailed) : undefined}
        onConfirm={() => archive(true)}
        onClose={() => setAsking(false)}
      >
        <p>{texts.archiveText}</p>
      </ConfirmDialog>
    </li>
  );
}
