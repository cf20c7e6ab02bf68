import type { Selectable } from "kysely";
import type { monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { BookkeepingAccounts } from "#server/platform/database/types.gen.ts";
import type { Handler } from "#server/platform/http/handler.ts";

type Accounts = Omit<Selectable<BookkeepingAccounts>, "id">;

/** The numbers of the accounts. Rule: Accounts, docs/rules/bookkeeping.md. */
export const accounts: Handler<typeof rows.accounts> = ({ services }) => findAccounts(services.db);

/** Saves the numbers of the accounts; what was fetched before keeps its own. */
export const saveAccounts: Handler<typeof rows.saveAccounts> = ({ services, session, body, now }) =>
  inTransaction(services.db, async (tx) => {
    await tx.updateTable("bookkeeping_accounts").set(body).execute();
    await record(
      { tx, actor: actorOf(session), now },
      { type: "global_settings.save_accounts", id: "global", detail: { accounts: body } },
    );
    return findAccounts(tx);
  });

export async function findAccounts(db: Db | Tx): Promise<Accounts> {
  const { id: _, ...row } = await db.selectFrom("bookkeeping_accounts").selectAll().executeTakeFirstOrThrow();
  return row;
}
