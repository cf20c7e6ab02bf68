import type { Ore } from "#rules/money/ore.ts";
import type { Price, PriceRow } from "#rules/pricing/price-booking.ts";
import { priceRowLabel, priceRowQuantity, priceTexts } from "#texts/da/price/price.ts";
import { formatKroner } from "#texts/format/numbers.ts";

interface PriceTableProps {
  price: Price;
  /** Read out before the table; «Pris for bookingen» unless told. */
  name?: string | undefined;
  /** The total stands where nothing scrolls it away (`PriceTotal`), and not at the foot as well. */
  isTotalBelow?: boolean | undefined;
}

/** A price as a receipt: a line of words and a line of numbers for each row, the total at the foot. */
export function PriceTable({ price, name = priceTexts.tableName, isTotalBelow }: PriceTableProps) {
  const { columns } = priceTexts;
  return (
    <table className="price">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.quantity}</th>
          {[columns.hourlyWage, columns.holiday, columns.unitPrice, columns.total].map((column) => (
            <th key={column} scope="col" className="num">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {price.rows.map((row) => (
        <Lines key={priceRowLabel(row)} row={row} />
      ))}
      {!isTotalBelow && (
        <tfoot>
          <tr>
            <th colSpan={3} scope="row">
              {priceTexts.footer}
            </th>
            <td colSpan={2} className="num">
              {formatKroner(price.total)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Lines({ row }: { row: PriceRow }) {
  return (
    <tbody>
      <tr>
        <th colSpan={5} scope="rowgroup">
          {priceRowLabel(row)}
        </th>
      </tr>
      <tr>
        <td>{priceRowQuantity(row)}</td>
        <td className="num">{rate(row.hourlyWage || row.unitPrice)}</td>
        <td className="num">{rate(row.holiday)}</td>
        <td className="num">{rate(row.unitPrice)}</td>
        <td className="num">{formatKroner(row.total)}</td>
      </tr>
    </tbody>
  );
}

/** Rows of a fee alone have no wage and no holiday part. */
function rate(exactOre: number): string {
  return exactOre === 0 ? priceTexts.none : formatKroner(Math.round(exactOre));
}

/** The total of a sheet: at its foot, however long the lines above it are. */
export function PriceTotal({ total }: { total: Ore }) {
  return (
    <div className="commit">
      <p className="commit-total">
        <span>{priceTexts.footer}</span>
        <b>{formatKroner(total)}</b>
      </p>
    </div>
  );
}
