import { FormProvider } from "react-hook-form";
import { classNames } from "#web/ui/class-names.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { FormParts } from "./form-parts.tsx";
import type { BookingFormProps } from "./form-props.ts";
import { PricePanel } from "./price-panel.tsx";
import { TotalBar } from "./total-bar.tsx";

/** The page of the booking form with its live price: for visitors, new bookings and edits. */
export function BookingForm(props: BookingFormProps) {
  const { form, staffTypes, limits, head, side, message } = props;
  const fees = { ...props.fees, edited: limits.edited };
  return (
    <FormProvider {...form}>
      <div className="has-total-bar">
        <div className={classNames("booking-start", !side && "booking-start--plain")}>
          {side}
          <main className="booking-main">
            {head}
            {message && (
              <Note tone="blue">
                <span className="as-written">{message}</span>
              </Note>
            )}
            <FormParts {...props} fees={fees} />
          </main>
          <PricePanel staffTypes={staffTypes} fees={fees} />
        </div>
        <TotalBar staffTypes={staffTypes} fees={fees} />
      </div>
    </FormProvider>
  );
}
