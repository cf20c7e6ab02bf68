import { UserPlus } from "lucide-react";
import { useState } from "react";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AddWorkerDialog } from "./add-worker-dialog.tsx";

/** Opens the picker of employees. */
export function AddWorker({ bookingId }: { bookingId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon of={UserPlus} size={16} />
        {adminInvoiceTexts.shifts.addWorker}
      </Button>
      {isOpen && <AddWorkerDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
}
