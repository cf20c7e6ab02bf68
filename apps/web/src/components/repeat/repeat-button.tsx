import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { RepeatedBooking } from "./repeat-price.ts";

/** The dialog of 'Book igen', fetched when it is first wanted. */
export const RepeatDialogLater = lazyPart(async () => (await import("./repeat-dialog.tsx")).RepeatDialog);

interface RepeatButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  booking: RepeatedBooking;
}

/** 'Book igen' on a booking of the company itself; an admin takes the company over first. */
export function RepeatButton({ booking, ...look }: RepeatButtonProps) {
  const { corporation } = useCorporation();
  const [isOpen, setOpen] = useState(false);
  if (booking.corporation_id !== corporation.id) return null;
  function fail() {
    setOpen(false);
    toast.error(commonTexts.errorTitle);
  }

  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Icon of={CalendarPlus} size={16} />
        {repeatTexts.button}
      </Button>
      {isOpen && <RepeatDialogLater booking={booking} onClose={() => setOpen(false)} onFail={fail} />}
    </>
  );
}
