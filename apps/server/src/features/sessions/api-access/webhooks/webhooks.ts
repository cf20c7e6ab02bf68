import { randomBytes } from "node:crypto";
import type {
  companyWebhookEndpoints,
  officeWebhookEndpoints,
} from "#contract/api-access/webhook.endpoints.ts";
import { isWebhookAddress } from "#rules/webhooks/address.ts";
import { MAX_WEBHOOKS } from "#rules/webhooks/delivery.ts";
import type { WebhookEvent } from "#rules/webhooks/events.ts";
import { record } from "#server/features/events/record.ts";
import {
  companyHolder,
  type Holder,
  lockHolder,
  officeHolder,
} from "#server/features/sessions/api-access/holder.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { apiAccessMessages as messages } from "#texts/da/api-access/validation.ts";
import {
  lockWebhook,
  nextWebhookId,
  pauseWebhook,
  serializeWebhook,
  type WebhookRow,
  webhooksOf,
} from "./webhook.queries.ts";

type Call<Body = unknown> = Pick<RequestContext<never>, "session" | "now" | "services"> & {
  readonly body: Body;
};

interface WebhookFields {
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
}

async function listWebhooks({ services }: Call, { companyId }: Holder) {
  return (await webhooksOf(services.db, companyId).execute()).map(serializeWebhook);
}

/**
 * Makes a webhook with a secret, which is answered this once. Refuses `invalid` for an address that is not on the public
 * internet, and `too_many_webhooks` where there are ten.
 */
async function makeWebhook(call: Call<WebhookFields>, { companyId }: Holder) {
  const { session, now, services, body } = call;
  assertAddress(call, body.url);
  return inTransaction(services.db, async (tx) => {
    // Of two who make the last one at once the second waits here for the first.
    await lockHolder(tx, companyId);
    const before = await webhooksOf(tx, companyId).execute();
    if (before.length >= MAX_WEBHOOKS) throw new DomainError("too_many_webhooks");
    const [id, secret] = [await nextWebhookId(tx), newSecret()];
    const row = await tx
      .insertInto("webhooks")
      .values({
        ...{ id, corporation_id: companyId, created_at: new Date(now), ...tidy(body) },
        secret_encrypted: services.secrets.encrypt(secret, "webhooks.secret_encrypted", id),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const detail = { events: row.events };
    await record(
      { tx, actor: actorOf(session), now },
      { type: "webhook.make_webhook", id, companyId, detail },
    );
    return { webhook: serializeWebhook(row), secret };
  });
}

type Change = { readonly [Field in keyof WebhookFields]?: WebhookFields[Field] | undefined } & {
  readonly active?: boolean | undefined;
};

/** Changes a webhook, pauses it, or has it go on with its failures forgotten. Refuses as `makeWebhook` does, and `not_found`. */
async function changeWebhook(call: Call<Change>, { companyId }: Holder, id: number) {
  const { session, now, services, body } = call;
  const { active, ...fields } = body;
  if (fields.url !== undefined) assertAddress(call, fields.url);
  return inTransaction(services.db, async (tx) => {
    const before = await lockWebhook(tx, companyId, id);
    const context = { tx, actor: actorOf(session), now };
    const values = changed(before, fields);
    if (Object.keys(values).length > 0) {
      await tx.updateTable("webhooks").set(values).where("id", "=", id).execute();
      const { url, ...rest } = values;
      // An address may hold a secret of its receiver: that it is another is enough.
      const detail = {
        changes: changesOf(before, rest),
        ...(url === undefined ? {} : { new_address: true }),
      };
      await record(context, { type: "webhook.change_webhook", id, companyId, detail });
    }
    if (active === false && before.paused_at === null) {
      await pauseWebhook(tx, id, "owner", now);
      await record(context, {
        type: "webhook.pause_webhook",
        id,
        companyId,
        detail: { paused_because: "owner" },
      });
    }
    if (active === true && before.paused_at !== null) {
      const goesOn = { paused_at: null, paused_because: null, failing_since: null };
      await tx.updateTable("webhooks").set(goesOn).where("id", "=", id).execute();
      await record(context, { type: "webhook.resume_webhook", id, companyId });
    }
    return serializeWebhook(await webhooksOf(tx, companyId).where("id", "=", id).executeTakeFirstOrThrow());
  });
}

/** Makes another secret, which is answered this once. Refuses `not_found`. */
async function rotateSecret({ session, now, services }: Call, { companyId }: Holder, id: number) {
  return inTransaction(services.db, async (tx) => {
    const row = await lockWebhook(tx, companyId, id);
    const secret = newSecret();
    const secret_encrypted = services.secrets.encrypt(secret, "webhooks.secret_encrypted", id);
    await tx.updateTable("webhooks").set({ secret_encrypted }).where("id", "=", id).execute();
    await record({ tx, actor: actorOf(session), now }, { type: "webhook.rotate_secret", id, companyId });
    return { webhook: serializeWebhook(row), secret };
  });
}

/** Removes a webhook with its deliveries; one that is gone stays so. */
async function removeWebhook({ session, now, services }: Call, { companyId }: Holder, id: number) {
  return inTransaction(services.db, async (tx) => {
    const row = await webhooksOf(tx, companyId).where("id", "=", id).forUpdate().executeTakeFirst();
    if (row) {
      await tx.deleteFrom("webhooks").where("id", "=", id).execute();
      await record({ tx, actor: actorOf(session), now }, { type: "webhook.remove_webhook", id, companyId });
    }
    return { status: "success" as const };
  });
}

function assertAddress({ services }: Call<unknown>, url: string): void {
  if (!isWebhookAddress(url, services.settings.webhooksAllowPrivate))
    throw new DomainError("invalid", { fields: { url: messages.address } });
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64url")}`;
}

function tidy({ url, description, events }: WebhookFields): WebhookFields {
  return { url, description, events: [...new Set(events)] };
}

/** The fields that are said and are another than before. */
function changed(before: WebhookRow, fields: Change): Partial<WebhookFields> {
  const { url, description, events } = fields;
  const isSame = events && JSON.stringify([...new Set(events)]) === JSON.stringify(before.events);
  return {
    ...(url === undefined || url === before.url ? {} : { url }),
    ...(description === undefined || description === before.description ? {} : { description }),
    ...(events === undefined || isSame ? {} : { events: [...new Set(events)] }),
  };
}

type CompanyRows = typeof companyWebhookEndpoints;
type OfficeRows = typeof officeWebhookEndpoints;

export const webhooks: Handler<CompanyRows["webhooks"]> = (call) =>
  listWebhooks(call, companyHolder(call.session));

export const makeCompanyWebhook: Handler<CompanyRows["makeWebhook"]> = (call) =>
  makeWebhook(call, companyHolder(call.session));

export const changeCompanyWebhook: Handler<CompanyRows["changeWebhook"]> = (call) =>
  changeWebhook(call, companyHolder(call.session), call.params.id);

export const rotateCompanySecret: Handler<CompanyRows["rotateSecret"]> = (call) =>
  rotateSecret(call, companyHolder(call.session), call.params.id);

export const removeCompanyWebhook: Handler<CompanyRows["removeWebhook"]> = (call) =>
  removeWebhook(call, companyHolder(call.session), call.params.id);

export const officeWebhooks: Handler<OfficeRows["officeWebhooks"]> = (call) =>
  listWebhooks(call, officeHolder(call.session));

export const makeOfficeWebhook: Handler<OfficeRows["makeOfficeWebhook"]> = (call) =>
  makeWebhook(call, officeHolder(call.session));

export const changeOfficeWebhook: Handler<OfficeRows["changeOfficeWebhook"]> = (call) =>
  changeWebhook(call, officeHolder(call.session), call.params.id);

export const rotateOfficeSecret: Handler<OfficeRows["rotateOfficeSecret"]> = (call) =>
  rotateSecret(call, officeHolder(call.session), call.params.id);

export const removeOfficeWebhook: Handler<OfficeRows["removeOfficeWebhook"]> = (call) =>
  removeWebhook(call, officeHolder(call.session), call.params.id);
