import { ClockAlert } from "lucide-react";
import type { CorporationCardFacts } from "#rules/checkout/company-card.ts";
import { isSame } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import type { CheckoutShift } from "../checkout-shift.ts";

export interface DifferenceProps {
  facts: CorporationCardFacts;
  shift: CheckoutShift;
}

/** How the two sides' times differ, with the employee's explanation; that alone where the company has not stamped. */
export function Difference({ facts, shift }: DifferenceProps) {
  const { employee, company } = facts;
  const explanation = shift.time_comment_by_employee.trim();
  const quote = explanation && `«${explanation}»`;
  if (employee === null || isSame(employee, company)) return null;
  if (company === null) return quote && <p className="quote">{quote}</p>;

  const hours =
    checkoutHoursBetween(employee.from, employee.to) - checkoutHoursBetween(company.from, company.to);
  return (
    <Note
      tone={facts.lastBy === "employee" ? "amber" : "blue"}
      icon={ClockAlert}
      title={differenceText(shift.employee.first_name, hours)}
    >
      {quote}
    </Note>
  );
}

function differenceText(firstName: string, hours: number): string {
  if (hours === 0) return texts.moved(firstName);
  return hours > 0 ? texts.longer(firstName, hours) : texts.shorter(firstName, -hours);
}
