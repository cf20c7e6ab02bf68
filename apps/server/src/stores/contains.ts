import { type RawBuilder, sql } from "kysely";
import { lowerCase } from "./lower-case.ts";

/** Whether `text` contains the term as typed, in whatever case. */
export function contains(text: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  const pattern = `%${term.toLocaleLowerCase("da").replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${lowerCase(text)} like ${pattern}`;
}
