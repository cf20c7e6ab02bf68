import type { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import type { InvoiceGrouping } from "#rules/money/invoice-grouping.ts";
import { lockCorporation, updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { queueEmail } from "#server/features/messages/queue-message.ts";
import { type Actor, actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { groupingChosen } from "#texts/da/templates/email/own-invoice.ts";

/** The caller chooses how its bookings are put together on invoices that are made from now on. */
export const chooseInvoiceGrouping: Handler<typeof rows.chooseInvoiceGrouping> = (call) => {
  const { id, actorId } = corporationOf(call.session);
  return choose(call, { id, grouping: call.body.grouping, isTold: actorId !== null });
};

/** The same of a company, by the office. Refuses `not_found`. */
export const chooseGroupingOfCompany: Handler<typeof rows.chooseGroupingOfCompany> = (call) =>
  choose(call, { id: call.params.id, grouping: call.body.grouping, isTold: true });

type Call = Pick<RequestContext<typeof rows.chooseInvoiceGrouping>, "session" | "now" | "services">;

interface Choice {
  readonly id: number;
  readonly grouping: InvoiceGrouping;
  /** Whether somebody else than the company chooses, so that it has to be told. */
  readonly isTold: boolean;
}

/** Saves what was chosen; what stands already changes nothing and tells nobody. */
function choose(
  { session, now, services }: Call,
  { id, grouping, isTold }: Choice,
): Promise<{ grouping: InvoiceGrouping }> {
  const actor: Actor = actorOf(session);
  return inTransaction(services.db, async (tx) => {
    const before = await lockCorporation(tx, id);
    if (!before || before.is_admin || before.erased_at !== null) throw new DomainError("not_found");
    if (before.invoice_grouping === grouping) return { grouping };
    const values = { invoice_grouping: grouping };
    const company = await updateCorporation(tx, id, values);
    const detail = { changes: changesOf(before, values) };
    await record({ tx, actor, now }, { type: "corporation.choose_grouping", id, detail });
    if (isTold) {
      const { brand, publicUrl } = services.settings;
      await queueEmail(
        { tx, now, services },
        {
          key: outboxKey("invoice-grouping", id, now),
          subjectKey: subjectKey("corporation", id),
          to: company.email,
          email: groupingChosen(
            { grouping, contactPerson: company.contact_person, link: `${publicUrl}/invoices` },
            brand,
          ),
        },
      );
    }
    return { grouping };
  });
}
