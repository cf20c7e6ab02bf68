import type { InvoiceCause } from "#rules/money/bridge.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { isLeft } from "#rules/money/readiness.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatKroner, formatShortDecimal } from "#texts/format/numbers.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import type { Proposal } from "../choices.ts";

interface PriceBridgeProps {
  of: Proposal;
  places: number;
}

const kroner = (amount: number) => formatKroner(fromWireKroner(amount));
const step = (amount: number) => `${amount > 0 ? "+" : ""}${kroner(amount)}`;

/** The way from the booked price to what this invoice comes to, a line a cause, and the invoice's own lines. */
export function PriceBridge({ of: proposal, places }: PriceBridgeProps) {
  const { lines, total, booked_total, bridge, deducted } = proposal;
  const counts = countsOf(proposal, places);
  return (
    <aside className="bridge-side" aria-label={texts.bridge}>
      <p className="kicker">{texts.bridge}</p>
      <dl className="bridge">
        <div>
          <dt>{texts.bookedPlaces(places)}</dt>
          <dd>{kroner(booked_total)}</dd>
        </div>
        {bridge.map(({ cause, amount }) => (
          <div key={cause}>
            <dt>{texts.causes[cause](counts[cause] ?? 0)}</dt>
            <dd>{step(amount)}</dd>
          </div>
        ))}
        {deducted !== 0 && (
          <div>
            <dt>{texts.deducted}</dt>
            <dd>{step(-deducted)}</dd>
          </div>
        )}
        <div className="bridge-sum">
          <dt>{texts.thisInvoice}</dt>
          <dd>{kroner(total)}</dd>
        </div>
      </dl>
      <p className="tiny dim">{texts.difference(differenceOf(proposal), counts.left ?? 0)}</p>
      <Fold title={texts.invoiceLines(lines.length)} openTitle={texts.hideLines}>
        <ol className="bridge send-lines">
          {lines.map(({ description, quantity, unit_price, total: amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own and keep their order.
            <li key={place}>
              <span>{description}</span>
              <span className="dim-2">
                {formatShortDecimal(quantity)} × {kroner(unit_price)}
              </span>
              <span className="num">{kroner(amount)}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </aside>
  );
}

/** What an invoice comes to above the booked price, before what was prepaid: negative below it. In words. */
function differenceOf({ total, deducted, booked_total }: Proposal) {
  const more = fromWireKroner(total) + fromWireKroner(deducted) - fromWireKroner(booked_total);
  return { more, amount: formatKroner(Math.abs(more)) };
}

/** How many people or fees stand behind a step. */
function countsOf({ shifts, fees }: Proposal, places: number): Partial<Record<InvoiceCause, number>> {
  const sent = shifts.filter(({ reason }) => reason === "already_sent").length;
  const left = shifts.filter(({ goes, reason }) => !goes && isLeft(reason)).length;
  const going = shifts.filter(({ goes }) => goes).length;
  return { sent, left, empty: places - sent - left - going, fees: fees.filter(({ keep }) => keep).length };
}
