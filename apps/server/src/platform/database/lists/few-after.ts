import { type Expression, sql } from "kysely";

/**
 * Whether `column` lies after `moment`, where few rows do: those to come. Of a moment that a plan does not know PostgreSQL
 * expects a third of all rows to lie after it, and reads accordingly; between two ends it expects few.
 */
export function fewAfter(column: string, moment: Expression<Date> | Date) {
  return sql<boolean>`(${sql.ref(column)} > ${moment} and ${sql.ref(column)} < 'infinity')`;
}
