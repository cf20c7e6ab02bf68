import type pg from "pg";

/** The tables that grow. */
const TABLES = ["bookings", "shifts", "invoices", "pay_lines", "outbox", "audit_log", "penalties"];

/**
 * Runs statements that write many rows: without triggers, without looking up what the rows refer to, and with indexes
 * that are built at the end. Otherwise those take nearly all of the time. Only a superuser may.
 */
export async function writeMany(client: pg.Client, statements: readonly string[]): Promise<void> {
  const tables = TABLES.map((name) => `'${name}'::regclass`).join();
  const { rows: dropped } = await client.query<{ gone: string; back: string }>(
    `select 'alter table ' || conrelid::regclass || ' drop constraint ' || conname as gone,
       'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) as back
     from pg_constraint where conrelid in (${tables}) and contype in ('u', 'x')
     union all
     select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
     from pg_index where indrelid in (${tables})
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { gone } of dropped) await client.query(gone);
  for (const statement of statements) await client.query(untriggered(statement));
  for (const { back } of dropped) await client.query(back);
}

function untriggered(statement: string): string {
  return `begin; set local session_replication_role = replica; ${statement}; commit`;
}
