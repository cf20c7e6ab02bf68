import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { type ColumnParts, type EncryptedColumn, encryptedColumnParts } from "./encrypted-columns.ts";
import type { RowId, Secrets } from "./secrets.ts";

/** Rows that are read and written at once. */
const BATCH = 200;

/** What became of one column. */
export interface RotatedColumn {
  readonly column: EncryptedColumn;
  /** How many values are under the current key now that were not before. */
  readonly rewritten: number;
  /** Rows whose value opens with no known key; they stay as they are. */
  readonly unreadable: readonly RowId[];
}

/**
 * Encrypts under the current key everything that is not, and digests anew what is found by its digest. Each value is
 * written only where it is still the one that was read, so that the product may go on writing; stopped half-way, the
 * next run goes on with what is left.
 */
export async function rotateSecrets(db: Db, secrets: Secrets): Promise<RotatedColumn[]> {
  const rotated: RotatedColumn[] = [];
  for (const column of encryptedColumnParts) rotated.push(await rotateColumn(db, secrets, column));
  return rotated;
}

async function rotateColumn(db: Db, secrets: Secrets, column: ColumnParts): Promise<RotatedColumn> {
  const unreadable: RowId[] = [];
  let rewritten = 0;
  let last: RowId | null = null;
  for (;;) {
    const batch: StoredValue[] = await readBatch(db, secrets, column, last);
    const values = batch.flatMap((stored) => {
      const value = rewrite(secrets, column, stored);
      if (value === null) unreadable.push(stored.row);
      return value ?? [];
    });
    rewritten += await inTransaction(db, (tx) => writeAll(tx, column, values));
    const end = batch.at(-1);
    if (!end) return { column: column.name, rewritten, unreadable };
    last = end.row;
  }
}

interface StoredValue {
  readonly row: RowId;
  readonly stored: string;
}

interface NewValue extends StoredValue {
  readonly encrypted: string;
  readonly digest: string;
}

async function readBatch(db: Db, secrets: Secrets, { table, column, row }: ColumnParts, last: RowId | null) {
  const after = last === null ? sql`` : sql`and ${sql.ref(row)} > ${last}`;
  const { rows } = await sql<StoredValue>`
    select ${sql.ref(row)} as "row", ${sql.ref(column)} as stored from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(column)} not like ${`${likeLiterally(secrets.currentPrefix)}%`} ${after}
    order by ${sql.ref(row)} limit ${BATCH}`.execute(db);
  return rows;
}

/** A key's name may hold an underscore, which LIKE would take for any character. */
function likeLiterally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

function rewrite(secrets: Secrets, { name }: ColumnParts, { row, stored }: StoredValue): NewValue | null {
  try {
    const text = secrets.decrypt(stored, name, row);
    return { row, stored, encrypted: secrets.encrypt(text, name, row), digest: secrets.digest(text) };
  } catch {
    return null;
  }
}

async function writeAll(tx: Tx, column: ColumnParts, values: readonly NewValue[]): Promise<number> {
  let written = 0;
  for (const value of values) written += await write(tx, column, value);
  return written;
}

async function write(tx: Tx, parts: ColumnParts, value: NewValue): Promise<number> {
  const { table, column, row, digest } = parts;
  const withDigest = digest === undefined ? sql`` : sql`, ${sql.ref(digest)} = ${value.digest}`;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value.encrypted} ${withDigest}
    where ${sql.ref(row)} = ${value.row} and ${sql.ref(column)} = ${value.stored}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
