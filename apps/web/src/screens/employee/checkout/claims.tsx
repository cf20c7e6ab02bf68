import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import type { Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import {
  employeeCheckoutButtons,
  otherTimeTexts,
  claimTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { type CheckoutFacts, payOf } from "./checkout-facts.ts";

interface ClaimsProps {
  shift: WireEmployeeCheckout;
  facts: CheckoutFacts;
  isPending: boolean;
  /** Sends one side's times. */
  onChoose: (times: Times) => void;
  /** Opens the pickers. */
  onWriteOther: () => void;
}

/**
 * Both sides' times with hours and pay beside each other, and what the difference pays; one press for each, and a third
 * for times that are neither's. While the employee has stamped nothing, the company's stand there alone.
 */
export function Claims({ shift, facts, isPending, onChoose, onWriteOther }: ClaimsProps) {
  const { employee, company, booked, move } = facts;
  if (company === null) return null;
  const pay = (times: Times) => payOf(shift.booking, times) ?? 0;
  return (
    <section className="claims">
      {employee && (
        <p className="claim-diff">
          <span>{texts.difference}</span>
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
        {employee && (
          <Button isWide isPending={isPending} onClick={() => onChoose(company)}>
            {employeeCheckoutButtons.approve_time}
          </Button>
        )}
      </Claim>
      {employee && (
        <Button variant="quiet" isWide isDisabled={isPending} onClick={onWriteOther}>
          <Icon of={Pencil} size={16} />
          {otherTimeTexts.open}
        </Button>
      )}
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
