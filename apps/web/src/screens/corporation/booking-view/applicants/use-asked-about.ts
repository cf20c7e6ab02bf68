import { useCallback, useEffect, useState } from "react";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { answers } from "#web/api/calls/answers.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Which dialog of an applicant is open. */
export type AskedDialog = "book" | "more";

interface Asked {
  readonly shiftId: number;
  readonly dialog: AskedDialog;
}

/**
 * Whose dialog is open. Where somebody else takes that person off the list meanwhile it closes and says so; what this
 * page has sent itself has its own answer.
 */
export function useAskedAbout(shifts: readonly ApplicantShift[]) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isGone = asked !== null && shifts.every(({ id }) => id !== asked.shiftId);
  useEffect(() => {
    if (!isGone) return;
    setAsked(null);
    // A choice whose answer was lost has been made after all.
    toast.withdraw(corporationToasts.shiftFailed);
    if (answers.isMutating() === 0) toast.warning(corporationToasts.shiftChanged);
  }, [isGone]);
  /** Opens a dialog; null closes that person's, not one that was opened of another meanwhile. The same function each time. */
  const ask = useCallback(
    ({ id: shiftId }: ApplicantShift, dialog: AskedDialog | null) =>
      setAsked((before) => (dialog ? { shiftId, dialog } : before?.shiftId === shiftId ? null : before)),
    [],
  );
  return {
    ask,
    dialogOf: (shift: ApplicantShift) => (asked?.shiftId === shift.id ? asked.dialog : null),
  };
}
