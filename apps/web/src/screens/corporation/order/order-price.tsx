import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { termsReasons } from "#texts/da/price/terms-why.ts";
import { formatDay, keepDays } from "#texts/format/days.ts";
import { formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { OrderPreview } from "./use-preview.ts";

interface OrderPriceProps {
  preview: OrderPreview | null;
  isCounting: boolean;
  hasFailed: boolean;
}

/** The price of the whole order by day, as the server counts it. */
export function OrderPrice({ preview, isCounting, hasFailed }: OrderPriceProps) {
  return (
    <aside className="sticky" aria-label={texts.price}>
      <div className="card card-pad stack stack--tight">
        <div className="row row--apart row--wrap">
          <h2 className="h3">{texts.price}</h2>
          {preview && <span className="tiny dim">{texts.size(preview.people, preview.lines.length)}</span>}
        </div>
        {preview && (
          <dl className="order-sums">
            {preview.days.map(({ date, total }) => (
              <div key={date}>
                <dt>{keepDays(formatDay(date, dayOf(serverNow())))}</dt>
                <dd className="num">{formatKroner(fromWireKroner(total))}</dd>
              </div>
            ))}
            <div className="order-sum">
              <dt>{texts.total}</dt>
              <dd className="num">{formatKroner(fromWireKroner(preview.total))}</dd>
            </div>
          </dl>
        )}
        <p className="small dim" role="status">
          {hasFailed
            ? texts.priceFailed
            : preview
              ? isCounting
                ? texts.counting
                : texts.withVat(formatKronerUnit(fromWireKroner(preview.total_with_vat)))
              : isCounting
                ? texts.counting
                : texts.priceWaits}
        </p>
        {preview && <OrderPrepayments preview={preview} />}
      </div>
    </aside>
  );
}

/** What is paid in advance, day by day; nothing where nothing is. */
export function OrderPrepayments({ preview }: { preview: OrderPreview }) {
  return preview.days.map(
    ({ date, prepayment }) =>
      prepayment && (
        <p key={date} className="small">
          <b>{keepDays(formatDay(date, dayOf(serverNow())))}:</b>{" "}
          {termsReasons.prepayment({
            ...prepayment,
            amount: fromWireKroner(prepayment.amount),
            instalments: prepayment.instalments.map(fromWireKroner),
          })}
        </p>
      ),
  );
}
