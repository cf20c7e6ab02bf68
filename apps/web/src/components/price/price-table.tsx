import { priceTexts } from "#texts/da/price/price.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import type { PriceLine, PriceLines } from "./price-lines.ts";

interface PriceTableProps {
  price: PriceLines;
  /** Read out before the table; «Pris for bookingen» unless told. */
  name?: string;
}

/** A price as a receipt: a line of words and a line of numbers for each row, the total at the foot. */
export function PriceTable({ price, name = priceTexts.tableName }: PriceTableProps) {
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
      {price.lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
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
    </table>
  );
}

function Line({ line }: { line: PriceLine }) {
  return (
    <tbody>
      <tr>
        <th colSpan={5} scope="rowgroup">
          {line.label}
        </th>
      </tr>
      <tr>
        <td>{line.quantity}</td>
        <td className="num">{rate(line.hourlyWage || line.unitPrice)}</td>
        <td className="num">{rate(line.holiday)}</td>
        <td className="num">{rate(line.unitPrice)}</td>
        <td className="num">{formatKroner(line.total)}</td>
      </tr>
    </tbody>
  );
}

/** Rows of a fee alone have no wage and no holiday part. */
function rate(exactOre: number): string {
  return exactOre === 0 ? priceTexts.none : formatKroner(Math.round(exactOre));
}
