import { useMutation } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { WorkingTimeReason } from "#web/components/people/working-time-reason.tsx";
import { useInvoiceEdits } from "#web/screens/admin/invoice/state/invoice-edits.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { WorkerList } from "./worker-list.tsx";

const texts = adminInvoiceTexts.shifts;

/** Opens the picker of employees. */
export function AddWorker({ details }: { details: InvoiceDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon of={UserPlus} size={16} />
        {texts.addWorker}
      </Button>
      {isOpen && <AddWorkerDialog bookingId={details.booking.id} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AddWorkerDialogProps {
  bookingId: number;
  onClose: () => void;
}

/** Picks an employee for a booking. A list that does not load stays empty without a word. */
function AddWorkerDialog({ bookingId, onClose }: AddWorkerDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const { refresh } = useInvoiceEdits();
  const options = useApiQuery(employeeEndpoints.options);
  useEffect(() => {
    if (options.error) console.error(options.error);
  }, [options.error]);
  const add = useMutation({
    mutationFn: (employeeId: number) =>
      call(invoicingEndpoints.addWorker, {
        params: { id: bookingId },
        body: { employee_id: employeeId, ...(reason ? { reason } : {}) },
      }),
    onSuccess: () => {
      refresh();
      onClose();
    },
  });
  const isTired = add.error instanceof ApiError && add.error.code === "working_time";
  const choose = (id: number) => {
    setChosen(id);
    setReason("");
    add.reset();
  };
  return (
    <Dialog
      isOpen
      title={texts.addWorker}
      onClose={onClose}
      isPending={add.isPending}
      actions={
        <>
          <Button onClick={onClose} isDisabled={add.isPending}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={chosen === null || (isTired && reason.trim() === "")}
            isPending={add.isPending}
            onClick={() => chosen !== null && add.mutate(chosen)}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <p className="small">{texts.addWorkerText}</p>
      <SearchField label={texts.addWorkerHint} onSearch={setSearch} />
      <WorkerList
        options={options.data ?? []}
        isLoading={options.isPending}
        search={search}
        chosen={chosen}
        onChoose={choose}
      />
      {isTired && (
        <WorkingTimeReason
          sentence={failureText(add.error, adminToasts.actionFailed)}
          reason={reason}
          onChange={setReason}
        />
      )}
      {add.error && !isTired && (
        <Note tone="brick" role="alert">
          {failureText(add.error, adminToasts.actionFailed)}
        </Note>
      )}
    </Dialog>
  );
}
