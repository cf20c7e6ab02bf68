import { groupForInvoices } from "#rules/money/invoice-grouping.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import { weekOf } from "#rules/time/week.ts";
import { groupingTexts as texts } from "#texts/da/price/invoice-grouping.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import type { InvoiceDetails } from "../../state/invoice-details.ts";

interface TogetherProps {
  all: readonly InvoiceDetails[];
  /** What goes, each with its total in kroner. */
  going: readonly { readonly booking_id: number; readonly total: number }[];
}

/**
 * Which bookings go on one invoice together, as their company wants it; and of one alone, that it then has an invoice of
 * its own. Rule: One invoice for several bookings, docs/rules/money.md.
 */
export function Together({ all, going }: TogetherProps) {
  const [first] = all;
  if (!first || first.corporation.invoice_grouping === "booking") return null;
  if (all.length === 1) return <Note tone="blue">{texts.alone}</Note>;
  const totals = new Map(going.map(({ booking_id, total }) => [booking_id, fromWireKroner(total)]));
  const groups = groupForInvoices(all.filter(({ booking }) => totals.has(booking.id)).map(groupedOf));
  return groups
    .filter((group) => group.length > 1)
    .map((group) => (
      <p key={group[0]?.id}>
        {texts.together(group.length, weekOf(group[0]?.day ?? "").week)}:{" "}
        <b className="strong nowrap">{formatKronerUnit(sumOf(group, totals))}</b>
      </p>
    ));
}

function groupedOf({ booking, corporation }: InvoiceDetails) {
  return {
    id: booking.id,
    corporationId: corporation.id,
    grouping: corporation.invoice_grouping,
    day: booking.date,
    orderReference: booking.ean_order_reference || corporation.ean_order_reference,
    departmentId: booking.department,
    paymentTermsDays: booking.payment_deadline,
  };
}

function sumOf(group: readonly { readonly id: number }[], totals: ReadonlyMap<number, Ore>): Ore {
  return group.reduce((sum, { id }) => sum + (totals.get(id) ?? 0), 0);
}
