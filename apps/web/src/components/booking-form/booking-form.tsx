import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { Note } from "#web/ui/feedback/note.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { BookingFormContext, type BookingFormFacts, type BookingFormState } from "./form-context.ts";
import { FormParts, type FormPartsProps } from "./form-parts.tsx";
import { PricePanel, TotalBar } from "./price-panel.tsx";

interface BookingFormProps extends FormPartsProps {
  form: BookingFormState;
  facts: BookingFormFacts;
  /** Steps, title, way back: stands above the form. */
  head: ReactNode;
  /** The laid table of the front page. */
  side?: ReactNode;
}

/** The page of the booking form with its live price: for visitors, new bookings and edits. */
export function BookingForm({ form, facts, head, side, ...parts }: BookingFormProps) {
  return (
    <FormProvider {...form}>
      <BookingFormContext value={facts}>
        <div className="has-total-bar">
          <div className={classNames("booking-start", !side && "booking-start--plain")}>
            {side}
            <main className="booking-main">
              {head}
              {facts.message && (
                <Note tone="blue">
                  <span className="as-written">{facts.message}</span>
                </Note>
              )}
              <FormParts {...parts} />
            </main>
            <PricePanel />
          </div>
          <TotalBar />
        </div>
      </BookingFormContext>
    </FormProvider>
  );
}
