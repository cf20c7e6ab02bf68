import type { Times } from "#rules/checkout/times.ts";
import { employeeCheckoutTexts as texts } from "#texts/da/employee/employee-checkout.ts";
import { formatTimes } from "#texts/format/days.ts";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { useCheckoutState } from "./use-checkout-form.ts";

interface BothTimesProps {
  facts: CheckoutFacts;
  /** What the company wrote to its times. */
  comment: string;
}

/** Both sides' times under each other: what goes beyond the other side's end is amber. */
export function BothTimes({ facts, comment }: BothTimesProps) {
  const { company, booked } = facts;
  const { own } = useCheckoutState(facts);
  return (
    <section className="stack stack--tight">
      <dl className="compare compare--emp">
        {company && <Line name={texts.companyTimes} times={company} agreed={company} booked={booked} />}
        <Line name={texts.yourTimes} times={own} agreed={company ?? booked} booked={booked} />
      </dl>
      {comment && <p className="quote">«{comment}»</p>}
    </section>
  );
}

function Line({ name, times, agreed, booked }: { name: string; times: Times; agreed: Times; booked: Times }) {
  const text = formatTimes(times.from, times.to);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ShiftStrip {...times} agreed={agreed} closeUp={booked} label={text} />
      </dd>
      <dd className="num strong">{text}</dd>
    </div>
  );
}
