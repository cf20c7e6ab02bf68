import { ClockAlert } from "lucide-react";
import type { CorporationCardFacts } from "#rules/checkout/company-card.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import type { CheckoutCardProps, CheckoutShift } from "../checkout-shift.ts";

type Booked = Pick<CheckoutCardProps["booking"], "start_time" | "end_time">;

interface DifferenceProps {
  facts: CorporationCardFacts;
  shift: CheckoutShift;
  booking: Booked;
}

/** How the two sides' times differ, in hours and kroner, or the employee's from the booked ones, with the explanation. */
export function Difference({ facts, shift, booking }: DifferenceProps) {
  const { employee, company } = facts;
  const { amounts } = shift;
  const explanation = shift.time_comment_by_employee.trim();
  const quote = explanation && `«${explanation}»`;
  if (employee === null || isSame(employee, company)) return null;
  if (company === null) {
    const title = thanBooked(employee, booking, (amounts.employee ?? 0) - amounts.booked);
    if (title === null) return quote && <p className="quote">{quote}</p>;
    return (
      <Note tone="amber" icon={ClockAlert} title={title}>
        {quote}
      </Note>
    );
  }

  const hours = hoursOf(employee) - hoursOf(company);
  const amount = (amounts.employee ?? 0) - (amounts.corporation ?? 0);
  const title = [
    differenceText(shift.employee.first_name, hours),
    ...(amount === 0 ? [] : [texts.amountMore(amount)]),
  ].join(", ");
  return (
    <Note tone={facts.lastBy === "employee" ? "amber" : "blue"} icon={ClockAlert} title={title}>
      {quote}
    </Note>
  );
}

/** How times differ from the booked ones, null where they do not. */
function thanBooked(times: Times, { start_time, end_time }: Booked, amount: number): string | null {
  const booked = { from: start_time, to: end_time };
  return isSame(times, booked) ? null : texts.thanBooked(hoursOf(times) - hoursOf(booked), amount);
}

/** Marks who waits for an answer with times that are not the booked ones. */
export function otherTimesText(
  { employee, company, allApproved }: CorporationCardFacts,
  booking: Booked,
): string | null {
  const booked = { from: booking.start_time, to: booking.end_time };
  if (employee === null || allApproved || isSame(employee, company) || isSame(employee, booked)) return null;
  return texts.thanBookedChip(hoursOf(employee) - hoursOf(booked));
}

function differenceText(firstName: string, hours: number): string {
  if (hours === 0) return texts.moved(firstName);
  return hours > 0 ? texts.longer(firstName, hours) : texts.shorter(firstName, -hours);
}

const hoursOf = ({ from, to }: Times) => checkoutHoursBetween(from, to);
