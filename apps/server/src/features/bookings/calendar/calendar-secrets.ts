import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { EncryptedColumn } from "#server/platform/crypto/encrypted-columns.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import type { Settings } from "#server/platform/settings/settings.ts";

/** Whose calendar it is, and below which path it is served. */
export interface CalendarOwner {
  readonly kind: "corporation" | "employee";
  readonly id: number;
}

interface Needs {
  readonly secrets: Secrets;
  readonly settings: Pick<Settings, "publicUrl">;
}

interface Place {
  readonly table: "calendars" | "employee_calendars";
  readonly owner: "corporation_id" | "employee_id";
  readonly column: EncryptedColumn;
  readonly path: string;
}

const places: Record<CalendarOwner["kind"], Place> = {
  corporation: {
    table: "calendars",
    owner: "corporation_id",
    column: "calendars.token_encrypted",
    path: "/api/calendar/",
  },
  employee: {
    table: "employee_calendars",
    owner: "employee_id",
    column: "employee_calendars.token_encrypted",
    path: "/api/calendar/shifts/",
  },
};

/** The address of somebody's calendar; whoever asks for the first time gets one, and so does one that does not open. */
export async function calendarUrl(db: Db, needs: Needs, owner: CalendarOwner, now: Moment): Promise<string> {
  const stored = await findSecret(db, owner);
  const readable = stored && readableWith(needs.secrets, stored, owner);
  if (readable) return urlOf(needs, owner, readable);
  return inTransaction(db, async (tx) => {
    const token = newToken();
    await keepSecret(tx, needs.secrets, owner, { token, now, replaces: stored !== undefined });
    // Of two who ask at once for the first time, both get the one that was kept.
    const kept = await findSecret(tx, owner);
    const { column } = places[owner.kind];
    return urlOf(needs, owner, kept ? needs.secrets.decrypt(kept, column, owner.id) : token);
  });
}

/** Gives somebody's calendar a new address; the old one stops working at once. */
export async function renewCalendarUrl(
  tx: Tx,
  needs: Needs,
  owner: CalendarOwner,
  now: Moment,
): Promise<string> {
  const token = newToken();
  await keepSecret(tx, needs.secrets, owner, { token, now, replaces: true });
  return urlOf(needs, owner, token);
}

/** Whose calendar of this kind `token` opens; undefined when nobody's does. */
export async function ownerOfCalendar(
  db: Db | Tx,
  kind: CalendarOwner["kind"],
  token: string,
): Promise<number | undefined> {
  const { table, owner } = places[kind];
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(owner)} as id from ${sql.table(table)} where token_hash = ${hashOfToken(token)}`.execute(
    db,
  );
  return rows[0]?.id;
}

async function findSecret(db: Db | Tx, { kind, id }: CalendarOwner): Promise<string | undefined> {
  const { table, owner } = places[kind];
  const { rows } = await sql<{ token_encrypted: string }>`
    select token_encrypted from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(db);
  return rows[0]?.token_encrypted;
}

/** Its hash finds the owner, the encrypted text is what the owner reads again. */
async function keepSecret(
  tx: Tx,
  secrets: Secrets,
  { kind, id }: CalendarOwner,
  { token, now, replaces }: { token: string; now: Moment; replaces: boolean },
): Promise<void> {
  const { table, owner, column } = places[kind];
  const otherwise = replaces
    ? sql`update set token_hash = excluded.token_hash, token_encrypted = excluded.token_encrypted,
        created_at = excluded.created_at`
    : sql`nothing`;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, token_hash, token_encrypted, created_at)
    values (${id}, ${hashOfToken(token)}, ${secrets.encrypt(token, column, id)}, ${new Date(now)})
    on conflict (${sql.ref(owner)}) do ${otherwise}`.execute(tx);
}

function readableWith(secrets: Secrets, stored: string, { kind, id }: CalendarOwner): string | null {
  try {
    return secrets.decrypt(stored, places[kind].column, id);
  } catch {
    return null;
  }
}

function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function urlOf({ settings }: Needs, { kind }: CalendarOwner, token: string): string {
  return `${settings.publicUrl}${places[kind].path}${token}.ics`;
}
