import { CalendarPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { useCorporation } from "#web/client/use-session.ts";
import { Button, type ButtonProps } from "#web/kit/actions/button.tsx";
import { Icon } from "#web/kit/icon.tsx";
import type { RepeatedBooking } from "./repeat-price.ts";

const RepeatDialog = lazy(async () => ({ default: (await import("./repeat-dialog.tsx")).RepeatDialog }));

interface RepeatButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  booking: RepeatedBooking;
}

/** 'Book igen' on a booking of the company itself; an admin takes the company over first. */
export function RepeatButton({ booking, ...look }: RepeatButtonProps) {
  const { corporation } = useCorporation();
  const [isOpen, setOpen] = useState(false);
  if (booking.corporation_id !== corporation.id) return null;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Icon of={CalendarPlus} size={16} />
        {repeatTexts.button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RepeatDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
