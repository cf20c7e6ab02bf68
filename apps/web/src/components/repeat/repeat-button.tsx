import { CalendarPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { RepeatedBooking } from "./repeat-price.ts";

const RepeatDialog = lazyComponent(async () => (await import("./repeat-dialog.tsx")).RepeatDialog);

interface RepeatButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  booking: RepeatedBooking;
}

/** 'Book igen' on a booking of the company itself; an admin takes the company over first. */
export function RepeatButton({ booking, ...look }: RepeatButtonProps) {
  const repeat = useRepeat(booking);
  if (!repeat) return null;
  return (
    <>
      <Button {...look} onClick={repeat.open}>
        <Icon of={CalendarPlus} size={16} />
        {repeatTexts.button}
      </Button>
      {repeat.dialog}
    </>
  );
}

/** Booking again from a button or a menu: what opens the dialog, and the dialog; null on somebody else's booking, and for a role that books nothing. */
export function useRepeat(booking: RepeatedBooking): { open: () => void; dialog: ReactNode } | null {
  const { corporation } = useCorporation();
  const may = useMay()(bookingEndpoints.repeat);
  const [isOpen, setOpen] = useState(false);
  if (booking.corporation_id !== corporation.id || !may) return null;
  function fail() {
    setOpen(false);
    toast.error(commonTexts.errorTitle);
  }

  return {
    open: () => setOpen(true),
    dialog: isOpen && <RepeatDialog booking={booking} onClose={() => setOpen(false)} onFail={fail} />,
  };
}
