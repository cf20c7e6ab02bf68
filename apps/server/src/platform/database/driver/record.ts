export interface Column {
  readonly name: string;
  /** It comes as milliseconds since 1970. */
  readonly isMoment: boolean;
  /** Its type is `json`, the text of a value. */
  readonly isJson: boolean;
}

/** Makes an object of a row that came as lists of values, no list longer than `LONGEST_LIST`. */
export type RowReader = (lists: readonly (readonly unknown[])[]) => Record<string, unknown>;

/** Values that one function of PostgreSQL takes. */
const LONGEST_LIST = 100;

/** The values of a row as the lists that a `RowReader` reads. */
export function chunked<Value>(values: readonly Value[]): Value[][] {
  const lists: Value[][] = [];
  for (let from = 0; from < values.length; from += LONGEST_LIST) {
    lists.push(values.slice(from, from + LONGEST_LIST));
  }
  return lists;
}

/** A reader for rows of these columns. The names are those of columns, never what somebody sent. */
export function rowReader(columns: readonly Column[]): RowReader {
  const fields = columns.map(({ name, isMoment }, index) => {
    const value = `lists[${Math.floor(index / LONGEST_LIST)}][${index % LONGEST_LIST}]`;
    return `${JSON.stringify(name)}: ${isMoment ? `${value} === null ? null : new Date(${value})` : value}`;
  });
  return new Function("lists", `return { ${fields.join(", ")} };`) as RowReader;
}
