import type { ReactNode } from "react";
import type { WireStaffType } from "#contract/entities/staff-type.ts";
import type { BookingLimits } from "#web/components/booking-form/draft/booking-limits.ts";
import type { FeeContext } from "#web/components/booking-form/draft/draft-price.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import type { ReadyBooking } from "./use-submit.ts";

export interface BookingFormProps {
  form: BookingFormState;
  staffTypes: readonly WireStaffType[];
  limits: BookingLimits;
  fees: Omit<FeeContext, "edited">;
  /** What an admin has to say to everybody who books; none on an edit. */
  message?: string;
  /** Steps, title, way back: stands above the form. */
  head: ReactNode;
  /** The laid table of the front page. */
  side?: ReactNode;
  /** For companies: their payment deadline in days. Visitors have none yet. */
  paymentDeadline?: number;
  /** Visitors press 'Videre' before they see the lower half. */
  lowerHalf?: { isShown: boolean; onShow: () => void };
  onStaffType?: (id: number) => void;
  /** Called with a booking that passed every check, the address service's too. Resolves when it is dealt with. */
  onReady: (ready: ReadyBooking) => Promise<void> | void;
  submitLabel: string;
  /** Stands on the button while it is sent. */
  pendingLabel: string;
  submitHint?: string;
  /** Sending goes on outside, behind a dialog. */
  isPending?: boolean;
}
