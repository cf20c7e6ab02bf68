import { createContext, useContext, useState } from "react";
import { type Resolver, type UseFormReturn, useForm, useFormContext } from "react-hook-form";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { momentOf } from "#rules/time/moment.ts";
import { agreementLocks } from "#texts/da/corporation/booking-form.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { fetchBookingChecks } from "./draft/booking-checks.ts";
import { type BookingDraft, emptyDraft } from "./draft/booking-draft.ts";
import type { BookingLimits } from "./draft/booking-resolver.ts";
import type { FeeContext } from "./draft/draft-price.ts";

export type BookingFormState = UseFormReturn<BookingDraft, unknown, BookingForm>;

/** What the parts of a booking form need to know besides what stands in its fields. */
export interface BookingFormFacts extends BookingLimits {
  readonly fees: Omit<FeeContext, "edited">;
  /** What an admin has to say to everybody who books; none on an edit. */
  readonly message?: string;
  /** For companies: their payment deadline in days. Visitors have none yet. */
  readonly paymentDeadline?: number;
  /** Whether the invoice goes to an EAN number, with the buyer's own order number. */
  readonly hasEan?: boolean;
  /** What the company may put the booking on; without any nothing is asked. */
  readonly departments?: readonly WireDepartment[];
  /** Called when a staff type was chosen. */
  readonly onStaffType?: (id: number) => void;
  /** Of a new booking: the wage that it starts with, for the chosen staff type and day, `"205,00"`. */
  readonly wageOf?: (chosen: Pick<BookingDraft, "staff_type" | "date">) => string;
}

export const BookingFormContext = createContext<BookingFormFacts | null>(null);

/** The facts of the form that a part stands in. */
export function useBookingFacts(): BookingFormFacts {
  const facts = useContext(BookingFormContext);
  if (!facts) throw new Error("outside a booking form");
  return facts;
}

/** What of an agreed booking can't be changed any more, each with its sentence. Rule: What stays as agreed, docs/rules/agreement.md. */
export function useAgreementLocks(): { begun: string | undefined; job: string | undefined } {
  const edited = useContext(BookingFormContext)?.edited;
  if (!edited) return { begun: undefined, job: undefined };
  if (hasBegun(edited)) return { begun: agreementLocks.begun, job: undefined };
  const { selectedShifts } = edited;
  return { begun: undefined, job: selectedShifts > 0 ? agreementLocks.job(selectedShifts) : undefined };
}

/** From its start on nobody changes what was agreed of a booking. */
export function hasBegun({ date, start_time }: NonNullable<BookingLimits["edited"]>): boolean {
  return serverNow() >= momentOf(date, start_time);
}

/** The fields of the form that a part stands in. */
export function useBookingFields(): BookingFormState {
  return useFormContext<BookingDraft, unknown, BookingForm>();
}

/**
 * Name, handlers, first value and error of a field. The first value is drawn by the server too, so that the page
 * is right before its script arrives.
 */
export function useField(name: keyof BookingDraft) {
  const { register, formState } = useBookingFields();
  const start = formState.defaultValues?.[name];
  return {
    ...register(name),
    defaultValue: typeof start === "string" ? start : undefined,
    error: formState.errors[name]?.message,
  };
}

/** The state of a booking form. `start`: what stands in it at first; `reset(draft)` writes another draft into it. */
export function useBookingForm(limits: BookingLimits, start: BookingDraft = emptyDraft): BookingFormState {
  const [resolver] = useState(() => resolverOf(limits));
  return useForm({
    defaultValues: start,
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
}

function resolverOf(limits: BookingLimits): Resolver<BookingDraft, unknown, BookingForm> {
  return async (...asked) => (await fetchBookingChecks()).bookingResolver(limits)(...asked);
}
