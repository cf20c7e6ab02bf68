import type { RawBuilder } from "kysely";
import type { DB } from "#server/platform/database/types.gen.ts";
import type { MyDataSection, WithheldReason } from "#texts/da/privacy/my-data.ts";

/** How one table is shown to the person or company whose rows it holds. Every column is either shown or withheld. */
export interface OwnTable {
  readonly table: keyof DB;
  readonly section: MyDataSection;
  /** Which rows, called `t`, are of the person or company with this id. */
  readonly rows: (id: number) => RawBuilder<unknown>;
  readonly columns: readonly string[];
  /** Values that come from other tables or from inside a column, by the name they are shown under. */
  readonly derived: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly withheld: Readonly<Record<string, WithheldReason>>;
}

type Column<Table extends keyof DB> = keyof DB[Table] & string;

/** Writes one table of the map; a column that the table has not is a type error. */
export function ownTable<Table extends keyof DB, Shown extends Column<Table>>(own: {
  table: Table;
  section: MyDataSection;
  rows: (id: number) => RawBuilder<unknown>;
  columns: readonly Shown[];
  derived?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Every column that is not shown: a new one has to be decided on. */
  withheld: Readonly<Record<Exclude<Column<Table>, Shown>, WithheldReason>>;
}): OwnTable {
  return { derived: {}, ...own };
}
