import type {
  companyWebhookEndpoints,
  officeWebhookEndpoints,
} from "#contract/api-access/webhook.endpoints.ts";

type CompanyRows = typeof companyWebhookEndpoints;
type OfficeRows = typeof officeWebhookEndpoints;

/** Whose webhooks a page shows, the office's or a company's: their calls. */
export interface WebhookList {
  readonly list: CompanyRows["webhooks"] | OfficeRows["officeWebhooks"];
  readonly make: CompanyRows["makeWebhook"] | OfficeRows["makeOfficeWebhook"];
  readonly change: CompanyRows["changeWebhook"] | OfficeRows["changeOfficeWebhook"];
  readonly rotate: CompanyRows["rotateSecret"] | OfficeRows["rotateOfficeSecret"];
  readonly remove: CompanyRows["removeWebhook"] | OfficeRows["removeOfficeWebhook"];
  readonly test: CompanyRows["testWebhook"] | OfficeRows["testOfficeWebhook"];
  readonly deliveries: CompanyRows["deliveries"] | OfficeRows["officeDeliveries"];
  readonly sendAgain: CompanyRows["sendDeliveryAgain"] | OfficeRows["sendOfficeDeliveryAgain"];
}
