import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { departmentOfBookingTexts as texts } from "#texts/da/corporation/department-of-booking.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DepartmentDialogProps {
  booking: WireCorporationBooking;
  departments: readonly WireDepartment[];
  onClose: () => void;
}

/** Puts a booking on another department, or on none. */
export function DepartmentDialog({ booking, departments, onClose }: DepartmentDialogProps) {
  const [chosen, setChosen] = useState(String(booking.department ?? ""));
  const save = useApiMutation(rows.changeBookingDepartment);
  const choices = departments.filter(({ id, archived }) => !archived || id === booking.department);

  function submit() {
    save.mutate(
      { params: { id: booking.id }, body: { department: chosen === "" ? null : Number(chosen) } },
      {
        onSuccess: () => {
          toast.success(texts.saved);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.change}
      confirmLabel={texts.save}
      isPending={save.isPending}
      error={save.isError ? failureText(save.error, texts.failed) : undefined}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className="stack">
        <NativeSelect
          label={texts.label}
          placeholder={texts.none}
          options={choices.map((one) => ({ value: String(one.id), label: departmentName(one) }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <p className="small dim">{texts.nobodyTold}</p>
      </div>
    </ConfirmDialog>
  );
}
