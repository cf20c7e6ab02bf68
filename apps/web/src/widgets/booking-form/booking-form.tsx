import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { WireStaffType } from "#contract/entities/staff-type.ts";
import { classNames } from "#web/kit/class-names.ts";
import type { BookingLimits } from "./booking-limits.ts";
import type { FeeContext } from "./draft-price.ts";
import { FormParts } from "./form-parts.tsx";
import { PricePanel } from "./price-panel.tsx";
import { TotalBar } from "./total-bar.tsx";
import type { BookingFormState } from "./use-booking-form.ts";
import type { ReadyBooking } from "./use-submit.ts";

export interface BookingFormProps {
  form: BookingFormState;
  staffTypes: readonly WireStaffType[];
  limits: BookingLimits;
  fees: Omit<FeeContext, "edited">;
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

/** The page of the booking form with its live price: for visitors, new bookings and edits. */
export function BookingForm(props: BookingFormProps) {
  const { form, staffTypes, limits, head, side } = props;
  const fees = { ...props.fees, edited: limits.edited };
  return (
    <FormProvider {...form}>
      <div className="has-total-bar">
        <div className={classNames("booking-start", !side && "booking-start--plain")}>
          {side}
          <main className="booking-main">
            {head}
            <FormParts {...props} fees={fees} />
          </main>
          <PricePanel staffTypes={staffTypes} fees={fees} />
        </div>
        <TotalBar staffTypes={staffTypes} fees={fees} />
      </div>
    </FormProvider>
  );
}
