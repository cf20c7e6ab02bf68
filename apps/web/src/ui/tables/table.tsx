import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";
import type { Density } from "./density-switch.tsx";
import { TableFrame } from "./table-frame.tsx";

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** To the right, digits of equal width. */
  isNumber?: boolean;
  /** The cell names its row; it also carries the row's colour key. */
  isRowKey?: boolean;
  className?: string;
}

/** Rows that belong together, under a band of their own. */
export interface RowGroup<Row> {
  id: string;
  /** The cells of the band, as `th` and `td` over all columns. */
  band?: ReactNode;
  rows: readonly Row[];
}

export interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  groups: readonly RowGroup<Row>[];
  idOf: (row: Row) => string | number;
  /** CSS class by the row's state, such as `row-full`; the state stands in words in a cell too. */
  rowClass?: (row: Row) => string | undefined;
  /** The cells of the last line, as `th` and `td` over all columns. */
  total?: ReactNode;
  /** Over all columns under the rows, inside what scrolls: what asks for more of them. */
  end?: ReactNode;
  density?: Density;
}

/** A dense table of rows in groups. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, groups, idOf, rowClass, total, end, density } = props;
  return (
    <TableFrame label={label} density={density}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.isNumber ? "num" : undefined}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          {group.band && <tr className="day-total">{group.band}</tr>}
          {group.rows.map((row) => (
            <tr key={idOf(row)} className={rowClass?.(row)}>
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {end && (
        <tbody>
          <tr>
            <td colSpan={columns.length}>{end}</td>
          </tr>
        </tbody>
      )}
      {total && (
        <tfoot>
          <tr className="total">{total}</tr>
        </tfoot>
      )}
    </TableFrame>
  );
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  if (column.isRowKey) {
    return (
      <th scope="row" className="row-key">
        {content}
      </th>
    );
  }
  return <td className={classNames(column.isNumber && "num", column.className) || undefined}>{content}</td>;
}
