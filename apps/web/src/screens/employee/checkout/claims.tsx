import type { ReactNode } from "react";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { claimTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { type CheckoutFacts, payOf } from "./checkout-facts.ts";

interface ClaimsProps {
  shift: WireEmployeeCheckout;
  facts: CheckoutFacts;
  isPending: boolean;
  /** Sends one side's times. */
  onChoose: (times: Times) => void;
}

/** Whether the company has written times that the employee has not agreed to, and still can. */
export function isDisputed({ employee, company, isApprovedByAdmin }: CheckoutFacts): boolean {
  return company !== null && !isSame(employee, company) && !isApprovedByAdmin;
}

/** Both sides' times with hours and pay beside each other, the difference, and one press for each. */
export function Claims({ shift, facts, isPending, onChoose }: ClaimsProps) {
  const { employee, company, booked, move } = facts;
  if (company === null) return null;
  const pay = (times: Times) => payOf(shift.booking, times) ?? 0;
  return (
    <section className="claims">
      {employee && (
        <p className="claim-diff">
          <span>{texts.notAgreed(Math.abs(hoursOf(employee) - hoursOf(company)))}</span>
          <b>{formatKronerUnit(Math.abs(pay(employee) - pay(company)))}</b>
        </p>
      )}
      {employee && (
        <Claim
          who={texts.you}
          times={employee}
          other={company}
          booked={booked}
          pay={pay(employee)}
          comment={shift.time_comment_by_employee}
        >
          {move.by === "employee" && (
            <Button isWide isPending={isPending} onClick={() => onChoose(employee)}>
              {texts.holdOn}
            </Button>
          )}
        </Claim>
      )}
      <Claim
        who={shift.corporation.name}
        times={company}
        other={company}
        booked={booked}
        pay={pay(company)}
        comment={shift.time_comment_by_corporation}
      >
        <Button isWide isPending={isPending} onClick={() => onChoose(company)}>
          {texts.acceptTheirs}
        </Button>
      </Claim>
    </section>
  );
}

interface ClaimProps {
  who: string;
  times: Times;
  /** What goes beyond its end is drawn in amber. */
  other: Times;
  booked: Times;
  /** Øre. */
  pay: number;
  comment: string;
  children: ReactNode;
}

function Claim({ who, times, other, booked, pay, comment, children }: ClaimProps) {
  const text = formatTimes(times.from, times.to);
  return (
    <article className="claim" aria-label={who}>
      <div className="claim-head">
        <h2 className="claim-who">{who}</h2>
        <b>{text}</b>
      </div>
      <ShiftStrip {...times} agreed={other} closeUp={booked} label={text} />
      <div className="claim-pay">
        <span className="dim">{texts.hours(hoursOf(times))}</span>
        <b>{formatKronerUnit(pay)}</b>
      </div>
      {comment && <p className="quote">«{comment}»</p>}
      {children}
    </article>
  );
}

const hoursOf = ({ from, to }: Times) => checkoutHoursBetween(from, to);
