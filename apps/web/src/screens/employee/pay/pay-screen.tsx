import { useLocation } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { payTexts as texts } from "#texts/da/employee/shifts/pay.ts";
import { formatDate, wholeDay } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { NextPayment } from "./next-payment.tsx";
import { oreOf } from "./pay-amounts.ts";
import { OpenShifts, PaidShifts } from "./pay-shifts.tsx";

type OwnPay = AnswerOf<typeof ownPayEndpoints.ownPay>;

/** What an employee has earned in a period, what of it is open and why, and what is left of it after tax. */
export function PayScreen() {
  const { period } = useLocation().search as { period?: string };
  const answer = useApiQuery(ownPayEndpoints.ownPay, { query: period ? { period } : {} });
  return (
    <main className="emp paypage">
      <h1 className="h1">{texts.title}</h1>
      <QueryView query={answer} skeleton={{ count: 2, label: texts.loading }} failedTitle={texts.failed}>
        {(pay) => <Period pay={pay} />}
      </QueryView>
    </main>
  );
}

function Period({ pay }: { pay: OwnPay }) {
  const today = dayOf(useNow());
  return (
    <>
      <NextPayment pay={pay} today={today} />
      <OpenShifts pay={pay} today={today} />
      <PaidShifts pay={pay} today={today} />
      <OtherPeriods pay={pay} today={today} />
      <p>
        <ScreenLink to="/hours">{texts.hoursLink}</ScreenLink>
      </p>
    </>
  );
}

function OtherPeriods({ pay, today }: { pay: OwnPay; today: Day }) {
  const others = pay.periods.filter(({ period }) => period !== pay.period);
  if (others.length === 0) return null;
  const most = Math.max(...others.map(({ total }) => total), 1);
  return (
    <section className="stack" aria-labelledby="periods-title">
      <h2 className="h3" id="periods-title">
        {texts.earlier}
      </h2>
      <ul>
        {others.map(({ period, from, to, payment_date, total }) => (
          <li key={period}>
            <ScreenLink className="period" to="/pay" search={{ period }}>
              <span>
                <b className="strong">
                  {formatDate(from, today)}–{formatDate(to, today)}
                </b>
                <span className="tiny dim">{wholeDay(payment_date, today)}</span>
              </span>
              <span className="period-bar" aria-hidden="true">
                <i style={{ "--w": Math.round((100 * total) / most) } as Record<string, number>} />
              </span>
              <b className="strong nowrap">{formatKroner(oreOf(total))}</b>
              <Icon of={ChevronRight} size={16} />
            </ScreenLink>
          </li>
        ))}
      </ul>
      <p className="tiny dim">{texts.earlierNote}</p>
    </section>
  );
}
