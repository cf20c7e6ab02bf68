import { dayOf } from "#rules/time/moment.ts";
import { repeatTexts as texts } from "#texts/da/corporation/repeat.ts";
import { explainPrice } from "#texts/da/price/price-why.ts";
import { termsReasons } from "#texts/da/price/terms-why.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PriceTable } from "#web/components/price/price-table.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import type { RepeatedDay } from "./repeat-price.ts";

/** Every chosen day with its own price, which opens to its reasons, and what they cost together. */
export function ChosenDays({ days, jobTitle }: { days: readonly RepeatedDay[]; jobTitle: string }) {
  return (
    <section className="repeat-days" aria-label={texts.chosen}>
      {days.length === 0 ? (
        <p className="small dim">{texts.none}</p>
      ) : (
        <ol>
          {days.map((one) => (
            <li key={one.day}>
              <ChosenDay one={one} jobTitle={jobTitle} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ChosenDay({ one, jobTitle }: { one: RepeatedDay; jobTitle: string }) {
  const { day, price, leadHours, band, prepayment } = one;
  return (
    <Fold
      isListLine
      title={
        <span className="repeat-day">
          <span>
            {formatDay(day, dayOf(serverNow()))}
            {texts.bands[band] && <span className="tiny dim">{texts.bands[band]}</span>}
            {prepayment && <span className="tiny dim">{texts.prepaid}</span>}
          </span>
          <b className="strong">{formatKronerUnit(price.total)}</b>
        </span>
      }
    >
      <div className="repeat-why">
        <PriceTable price={price} />
        <Reasons sentences={explainPrice(price.rows, { jobTitle, leadHours })} />
        {prepayment && <p className="small dim">{termsReasons.prepayment(prepayment)}</p>}
      </div>
    </Fold>
  );
}
