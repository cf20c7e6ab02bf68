import { CalendarX2, Scale } from "lucide-react";
import { useState } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { cancellationPolicy, cancellationPolicyTitle } from "#texts/da/contracts/agreement.ts";
import { employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { checkInFactsOf } from "#web/components/jobs/job-terms.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";

/** A confirmed shift: the rules for cancelling, and cancelling, which opens them first. */
export function CancelRow({ job, now }: { job: WireEmployeeBooking; now: Moment }) {
  const [open, setOpen] = useState<"rules" | "cancel" | null>(null);
  const { startsAt } = checkInFactsOf(job);
  const hasStarted = startsAt !== null && now >= startsAt;
  const close = () => setOpen(null);
  return (
    <div className="row cancel-row">
      <Button onClick={() => setOpen("rules")}>
        <Icon of={Scale} size={16} />
        {texts.cancellationRules}
      </Button>
      {startsAt !== null && !hasStarted && (
        <Button variant="refuse" onClick={() => setOpen("cancel")}>
          <Icon of={CalendarX2} size={16} />
          {texts.cancel}
        </Button>
      )}
      {open === "rules" && (
        <Dialog isOpen title={cancellationPolicyTitle} onClose={close}>
          <Reasons sentences={cancellationPolicy} />
        </Dialog>
      )}
      {open === "cancel" && startsAt !== null && (
        <CancelDialog job={job} startsAt={startsAt} now={now} onClose={close} />
      )}
    </div>
  );
}
