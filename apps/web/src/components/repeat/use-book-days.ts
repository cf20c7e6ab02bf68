import { useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { Day } from "#rules/time/moment.ts";
import { repeatTexts as texts } from "#texts/da/corporation/repeat.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { newRequestName, requestKeyOf } from "#web/api/calls/request-key.ts";
import { isTextChanged, useContractText } from "#web/components/contracts/use-contract-text.ts";
import { useDuplicateQuestion } from "#web/components/duplicates/use-duplicate-question.tsx";
import type { RepeatedBooking } from "./repeat-price.ts";

/**
 * Books the job of a booking again: all of the days or none. An answer may be lost on its way, and a button pressed
 * twice: each day is booked once. `onBooked` gets the bookings that there are now; `error` says which day is refused.
 */
export function useBookDays(
  booking: RepeatedBooking,
  onBooked: (made: readonly WireCorporationBooking[]) => void,
) {
  const [requestName] = useState(newRequestName);
  const send = useApiMutation(bookingEndpoints.repeat);
  const duplicates = useDuplicateQuestion();
  const terms = useContractText("trade_terms");

  function book(days: readonly Day[], lastsDayAndNight: boolean) {
    const header = requestKeyOf(requestName, [booking.id, days]);
    const body = {
      dates: [...days],
      ...(lastsDayAndNight ? { whole_day: true } : {}),
      terms_version: terms.data?.version,
    };
    const { jobRole, address, zip_code, start_time, end_time, number_of_staff } = booking;
    const job = { staff_type: jobRole.id, address, zip_code, start_time, end_time, number_of_staff };
    const planned = days.map((date) => ({ ...job, date }));
    duplicates.ask(planned, header, () =>
      send.mutate(
        { params: { id: booking.id }, body, header },
        {
          onSuccess: onBooked,
          onError: (error) => isTextChanged(error) && void terms.refetch(),
        },
      ),
    );
  }

  return {
    ...{ book, reset: send.reset, error: sentenceOf(send.error) },
    isPending: send.isPending || duplicates.isChecking,
    /** Whether something is meant that may be booked already; drawn beside the dialog. */
    question: duplicates.question,
    hasChangedTerms: isTextChanged(send.error),
  };
}

/** Which day is refused and why, or what else went wrong; in any case nothing was booked. */
function sentenceOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  if (isTextChanged(error)) return error.sentence;
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return texts.failed;
  const { dates } = error.fields;
  return dates ? texts.refused(dates) : texts.refusedJob;
}
