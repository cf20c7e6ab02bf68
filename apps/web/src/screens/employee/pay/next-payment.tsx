import { PiggyBank } from "lucide-react";
import type { ReactNode } from "react";
import type { WireOwnPay } from "#contract/invoicing/own-pay.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { payTexts as texts } from "#texts/da/employee/shifts/pay.ts";
import { formatDate, wholeDay } from "#texts/format/days.ts";
import { formatKroner, formatKronerUnit, formatRoundKroner } from "#texts/format/numbers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { certainPayments, countOf, oreOf } from "./pay-amounts.ts";

interface NextPaymentProps {
  pay: WireOwnPay;
  today: Day;
}

/** When and how much: before tax, on the account, and how the one becomes the other. */
export function NextPayment({ pay, today }: NextPaymentProps) {
  const { paidThen: settled, paidOtherDay } = certainPayments(pay);
  const net = formatKronerUnit(oreOf(pay.estimate.net));
  return (
    <section className="card pay-next" aria-labelledby="payment-title">
      <h2 className="kicker" id="payment-title">
        {pay.payment_date >= today ? texts.next : texts.paid}
      </h2>
      <p>
        <span className="pay-when">{wholeDay(pay.payment_date, today)}</span>
        <span className="small dim">
          {texts.period(formatDate(pay.from, today), formatDate(pay.to, today))}
        </span>
      </p>
      {settled.length === 0 ? (
        <p className="dim">{paidOtherDay.length > 0 ? texts.nothingThen : texts.nothingYet}</p>
      ) : (
        <>
          <p className="row row--apart row--top">
            <span>
              <span className="pay">{formatKronerUnit(oreOf(pay.total))}</span>
              <span className="small dim">{texts.beforeTax(...countOf(settled))}</span>
            </span>
            <span className="num">
              <b className="h3 strong">
                {texts.about(formatRoundKroner(oreOf(Math.round(pay.estimate.net))))}
              </b>
              <span className="small dim">{texts.toAccount}</span>
            </span>
          </p>
          <Fold title={texts.how(net)}>
            <Payslip pay={pay} settled={settled} />
          </Fold>
          <p className="pay-holiday">
            <Icon of={PiggyBank} size={16} />
            <span>{texts.holiday(formatKronerUnit(oreOf(pay.holiday_total)))}</span>
          </p>
        </>
      )}
    </section>
  );
}

function Payslip({ pay, settled }: { pay: WireOwnPay; settled: WireOwnPay["shifts"] }) {
  const { estimate } = pay;
  const deduction = estimate.deduction > 0 ? formatKronerUnit(oreOf(estimate.deduction)) : null;
  return (
    <>
      <dl className="payslip">
        <Work settled={settled} />
        <Line isSum term={texts.gross} amount={pay.total} />
        {estimate.atp > 0 && <Line term={texts.atp} why={texts.atpWhy} amount={-estimate.atp} />}
        {estimate.pension > 0 && (
          <Line term={texts.pension} why={texts.pensionWhy} amount={-estimate.pension} />
        )}
        <Line term={texts.am} why={texts.amWhy} amount={-estimate.am} />
        <Line
          term={texts.tax(estimate.tax_card)}
          why={texts.taxWhy(estimate.tax_percent, deduction)}
          amount={-estimate.tax}
        />
        <Line isSum term={texts.net} amount={estimate.net} />
      </dl>
      {estimate.tax_card === 0 ? (
        <Note tone="amber">
          {texts.noCard}{" "}
          <ScreenLink to="/editemployee" hash="loen">
            {texts.chooseCard}
          </ScreenLink>
        </Note>
      ) : (
        <Note tone="blue">{texts.estimate(estimate.tax_percent)}</Note>
      )}
    </>
  );
}

/** Hours and wage where all shifts have the same, else the hours alone. */
function Work({ settled }: { settled: WireOwnPay["shifts"] }) {
  const sum = (part: (shift: WireOwnPay["shifts"][number]) => number) =>
    settled.reduce((total, shift) => total + oreOf(part(shift)), 0) / 100;
  const wages = new Set(settled.map(({ hourly_wage }) => hourly_wage));
  const [wage = 0] = wages;
  const hours = sum((shift) => shift.hours);
  const transport = sum((shift) => shift.transport);
  const supplements = new Map<string, number>();
  for (const { name, amount } of settled.flatMap((shift) => shift.supplements)) {
    supplements.set(name, (supplements.get(name) ?? 0) + oreOf(amount));
  }
  const work = wages.size === 1 ? texts.work(hours, formatKroner(oreOf(wage))) : texts.workMixed(hours);
  return (
    <>
      <Line term={work} amount={sum((shift) => shift.wage)} />
      {transport > 0 && (
        <Line term={texts.transport(sum((shift) => shift.transport_hours))} amount={transport} />
      )}
      {[...supplements].map(([name, amount]) => (
        <Line key={name} term={name} amount={amount / 100} />
      ))}
    </>
  );
}

function Line(props: { term: ReactNode; why?: string; amount: number; isSum?: boolean }) {
  const { term, why, amount, isSum } = props;
  return (
    <div className={isSum ? "is-sum" : undefined}>
      <dt>
        {term}
        {why && <span>{why}</span>}
      </dt>
      <dd>{formatKroner(oreOf(amount))}</dd>
    </div>
  );
}
