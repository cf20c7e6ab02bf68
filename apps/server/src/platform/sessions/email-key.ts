import { type RawBuilder, sql } from "kysely";
import { tidyEmail } from "#rules/people/email.ts";

/**
 * Whether a company's `email_key` is that of an e-mail as somebody types it. A domain of other letters than a to z is
 * looked for in both of its forms: companies of before it was kept in one have it as they typed it.
 * Rule: One account an e-mail, docs/rules/people.md.
 */
export function hasEmail(column: "email_key" | "c.email_key", typed: string): RawBuilder<boolean> {
  const [tidy, plain] = [tidyEmail(typed), typed].map(keyInSql);
  return sql<boolean>`${sql.ref(column)} in (${tidy}, ${plain})`;
}

/** As the column is made, so that both follow the locale of the database. */
function keyInSql(email: string): RawBuilder<string> {
  return sql<string>`translate(lower(btrim(normalize(${email}::text, NFC))), 'ÆØÅÄÖÜÉ', 'æøåäöüé')`;
}
