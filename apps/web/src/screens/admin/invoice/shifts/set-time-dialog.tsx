import { useState } from "react";
import type { Times } from "#rules/checkout/times.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { commonTexts } from "#texts/da/common.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

const texts = adminInvoiceTexts;

interface SetTimeDialogProps {
  start: Times;
  onSave: (times: Times) => void;
  onClose: () => void;
}

/** One time for everybody; it replaces what stands there, so it says so. */
export function SetTimeDialog({ start, onSave, onClose }: SetTimeDialogProps) {
  const [times, setTimes] = useState(start);
  return (
    <Dialog
      isOpen
      title={texts.shifts.setForAll}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button variant="primary" onClick={() => onSave(times)}>
            {texts.times.save}
          </Button>
        </>
      }
    >
      <p className="small">{texts.shifts.setForAllText}</p>
      <TimeRange value={times} onChange={setTimes} stepMinutes={15} lastHour={24} />
    </Dialog>
  );
}
