import { useState } from "react";
import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { MAX_COST_CENTRE, MAX_DEPARTMENT_NAME } from "#rules/bookings/departments.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { departmentMessages, departmentTexts as texts } from "#texts/da/corporation/departments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DepartmentFormProps {
  /** Null for a new one. */
  department: WireDepartment | null;
  onClose: () => void;
}

/** Name and cost centre of a department; what was typed stays until it is saved. */
export function DepartmentForm({ department, onClose }: DepartmentFormProps) {
  const [name, setName] = useState(department?.name ?? "");
  const [costCentre, setCostCentre] = useState(department?.cost_centre ?? "");
  const [isEmpty, setEmpty] = useState(false);
  const create = useApiMutation(rows.createDepartment);
  const change = useApiMutation(rows.changeDepartment);
  const { error, isPending } = department ? change : create;
  const fields = error instanceof ApiError ? error.fields : {};
  const hasFields = Object.keys(fields).length > 0;

  function save() {
    const body = { name: name.trim(), cost_centre: costCentre.trim() };
    if (body.name === "") return setEmpty(true);
    const saved = (said: string) => {
      toast.success(said);
      onClose();
    };
    if (department)
      change.mutate({ params: { id: department.id }, body }, { onSuccess: () => saved(texts.saved) });
    else create.mutate({ body }, { onSuccess: (made) => saved(texts.added(made.name)) });
  }

  return (
    <ConfirmDialog
      isOpen
      title={department ? texts.editTitle : texts.addTitle}
      confirmLabel={texts.save}
      isPending={isPending}
      error={error && !hasFields ? failureText(error, texts.actionFailed) : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={texts.name}
          autoComplete="off"
          placeholder={texts.namePlaceholder}
          maxLength={MAX_DEPARTMENT_NAME}
          value={name}
          error={isEmpty ? departmentMessages.nameMissing : fields.name}
          onChange={({ target }) => {
            setName(target.value);
            setEmpty(false);
          }}
        />
        <TextField
          label={texts.costCentre}
          note={commonTexts.optional}
          hint={texts.costCentreHint}
          autoComplete="off"
          maxLength={MAX_COST_CENTRE}
          value={costCentre}
          error={fields.cost_centre}
          onChange={({ target }) => setCostCentre(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
