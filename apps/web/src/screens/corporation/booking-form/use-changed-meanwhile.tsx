import { useState } from "react";
import type { WireEditableBooking } from "#contract/bookings/booking.entities.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { changedMeanwhileTexts } from "#texts/da/corporation/changed-meanwhile.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import type { BookingFormState } from "#web/components/booking-form/form-context.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { ChangedMeanwhile, editsIn, takeSaved } from "./changed-meanwhile.tsx";

/** The version that the form began from, and the question where somebody else has saved since. */
export function useChangedMeanwhile(form: BookingFormState, booking: WireEditableBooking) {
  const { config } = useAppState();
  const [version, setVersion] = useState(booking.version);
  const [edits, setEdits] = useState<ReturnType<typeof editsIn>>(null);
  const [isPending, setPending] = useState(false);

  async function take(keepsTyped: boolean) {
    setPending(true);
    try {
      setVersion(await takeSaved(form, booking.id, keepsTyped));
      setEdits(null);
      toast.success(keepsTyped ? changedMeanwhileTexts.kept : changedMeanwhileTexts.taken);
    } catch {
      toast.error(brandedToasts.saveFailed(config.brand));
    } finally {
      setPending(false);
    }
  }

  return {
    version,
    /** Whether the error is that somebody else has saved: it is asked about then. */
    asks(error: unknown): boolean {
      const found = editsIn(error);
      if (found) setEdits(found);
      return found !== null;
    },
    dialog: edits && (
      <ChangedMeanwhile
        {...{ edits, isPending }}
        onKeepMine={() => void take(true)}
        onTakeTheirs={() => void take(false)}
        onClose={() => setEdits(null)}
      />
    ),
  };
}
