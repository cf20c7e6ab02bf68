import { Users } from "lucide-react";
import { useState } from "react";
import { lastTeamEndpoints } from "#contract/applications/last-team.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { isBookable } from "#rules/bookings/status.ts";
import { lastTeamTexts as texts } from "#texts/da/corporation/asking/last-team.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const LastTeamDialog = lazyComponent(async () => (await import("./last-team-dialog.tsx")).LastTeamDialog);

/** «Samme hold som sidst» for those of a company's own bookings that people can be asked for; nothing where there is none. */
export function AskLastTeam({ bookings }: { bookings: readonly WireCorporationBooking[] }) {
  const { corporation } = useCorporation();
  const may = useMay()(lastTeamEndpoints.askLastTeam);
  const [isOpen, setOpen] = useState(false);
  const asking = bookings.filter(
    (booking) =>
      booking.corporation_id === corporation.id &&
      booking.status === "open" &&
      booking.selectedShifts < booking.number_of_staff &&
      isBookable(serverNow(), periodOf(booking).startsAt),
  );
  if (!may || asking.length === 0) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Users} size={16} />
        {texts.button}
      </Button>
      {isOpen && (
        <LastTeamDialog
          bookingIds={asking.map(({ id }) => id)}
          isWaiting={asking.some(({ approved }) => !approved)}
          onClose={() => setOpen(false)}
          onFail={() => {
            setOpen(false);
            toast.error(texts.failed);
          }}
        />
      )}
    </div>
  );
}
