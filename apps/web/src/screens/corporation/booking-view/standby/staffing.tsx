import { UserRoundSearch } from "lucide-react";
import { useState } from "react";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import {
  companyReplacementTexts as companyTexts,
  replacementTexts as texts,
} from "#texts/da/corporation/asking/standby.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { AddWorker } from "#web/components/people/staffing/add-worker.tsx";
import { ReplacementDialog } from "#web/components/people/staffing/replacement-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/**
 * For admins «Find afløser» while a place is free and the shift has not begun, and «Tilføj medarbejder» always; for the
 * company «Find afløser» once it has lost somebody. `hasLost` is whether somebody cancelled or is sick.
 */
export function Staffing({ booking, hasLost }: { booking: WireCorporationBooking; hasLost: boolean }) {
  const { asAdmin, takenOver } = useCorporation();
  const may = useMay();
  if (!may(standbyEndpoints.ask)) return null;
  if (!asAdmin || takenOver) return <AskForReplacement booking={booking} hasLost={hasLost} />;
  return (
    <>
      <FindReplacement booking={booking} />
      <AddWorker booking={booking} isWide />
    </>
  );
}

/** Has the likeliest asked to take the place of somebody who is sick, cancelled or did not come. */
function AskForReplacement({ booking, hasLost }: { booking: WireCorporationBooking; hasLost: boolean }) {
  const now = useNow();
  const ask = useApiMutation(standbyEndpoints.askForCompany);
  const { startsAt, endsAt } = periodOf(booking);
  const isMissed = booking.shifts.some(({ not_met }) => not_met) && now < endsAt;
  const isShort = hasLost && booking.selectedShifts < booking.number_of_staff && now < startsAt;
  if (booking.status !== "open" || !(isMissed || isShort)) return null;

  function press() {
    ask.mutate(
      { params: { id: booking.id } },
      {
        onSuccess: ({ asked }) =>
          asked === 0 ? toast.warning(companyTexts.nobody) : toast.success(companyTexts.asked(asked)),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }

  return (
    <div className="stack stack--tight">
      <Button isWide isPending={ask.isPending} onClick={press}>
        <Icon of={UserRoundSearch} size={16} />
        {texts.open}
      </Button>
      <p className="small dim">{companyTexts.about}</p>
    </div>
  );
}

function FindReplacement({ booking }: { booking: WireCorporationBooking }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const free = booking.number_of_staff - booking.selectedShifts;
  const isComing = booking.status === "open" && booking.hoursRemaining > 0;
  if (free <= 0 || !isComing) return null;
  return (
    <>
      <Button isWide onClick={() => setOpen(true)}>
        <Icon of={UserRoundSearch} size={16} />
        {texts.open}
      </Button>
      {isOpen && <ReplacementDialog booking={staffedOf(booking)} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}

function staffedOf({ id, date, start_time, end_time, corporation, jobRole }: WireCorporationBooking) {
  return { id, date, start_time, end_time, corporation: corporation.name, job: jobRole.job_title };
}
