import { UserRoundSearch } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { replacementTexts as texts } from "#texts/da/corporation/standby.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { AddWorker } from "#web/components/people/staffing/add-worker.tsx";
import { ReplacementDialog } from "#web/components/people/staffing/replacement-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** For admins: «Find afløser» while a place is free and the shift has not begun, and «Tilføj medarbejder» always. */
export function Staffing({ booking }: { booking: WireCorporationBooking }) {
  const { asAdmin, takenOver } = useCorporation();
  if (!asAdmin || takenOver) return null;
  return (
    <>
      <FindReplacement booking={booking} />
      <AddWorker booking={booking} isWide />
    </>
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
      {isOpen && <ReplacementDialog booking={booking} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}
