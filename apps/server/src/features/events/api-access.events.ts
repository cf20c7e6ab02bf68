import { companyKeyEndpoints, officeKeyEndpoints } from "#contract/api-access/api-key.endpoints.ts";
import { companyWebhookEndpoints, officeWebhookEndpoints } from "#contract/api-access/webhook.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable, unaudited } from "./event-table.ts";

interface HolderFacts {
  /** Null for the office. */
  readonly companyId: number | null;
}

/** What happens to API keys and webhooks. */
export const apiAccessEvents = {
  "api_key.make_key": audited(staleOfKeys),
  "api_key.revoke_key": audited(staleOfKeys),
  "webhook.make_webhook": audited(staleOfWebhooks),
  "webhook.change_webhook": audited(staleOfWebhooks),
  "webhook.rotate_secret": audited(staleOfWebhooks),
  "webhook.remove_webhook": audited(staleOfWebhooks),
  "webhook.pause_webhook": audited(staleOfWebhooks),
  "webhook.resume_webhook": audited(staleOfWebhooks),
  "webhook.test_webhook": audited(staleOfWebhooks),
  "webhook.resend_delivery": audited(staleOfWebhooks),
  /** An address has answered, or has not. */
  "webhook.tried": unaudited(staleOfWebhooks),
} satisfies EventTable;

function staleOfKeys({ companyId }: HolderFacts): Invalidation[] {
  return companyId === null
    ? [{ channels: ["admins"], keys: [queryKey(officeKeyEndpoints.officeKeys)] }]
    : [{ channels: [`corporation:${companyId}`], keys: [queryKey(companyKeyEndpoints.keys)] }];
}

function staleOfWebhooks({ companyId }: HolderFacts): Invalidation[] {
  const { officeWebhooks, officeDeliveries } = officeWebhookEndpoints;
  const { webhooks, deliveries } = companyWebhookEndpoints;
  return companyId === null
    ? [{ channels: ["admins"], keys: [queryKey(officeWebhooks), queryKey(officeDeliveries)] }]
    : [{ channels: [`corporation:${companyId}`], keys: [queryKey(webhooks), queryKey(deliveries)] }];
}
