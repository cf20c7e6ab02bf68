import { z } from "zod";
import type { InvoicedCorporation } from "#server/platform/integrations/accounting/accounting.port.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { cut, type EconomicApi, type EconomicSettings, inFilter } from "./economic-api.ts";

const customer = z.object({
  customerNumber: z.number(),
  corporateIdentificationNumber: z.string().nullish(),
  ean: z.string().nullish(),
  barred: z.boolean().nullish(),
});

const contact = z.object({
  customerContactNumber: z.number(),
  name: z.string().nullish(),
  deleted: z.boolean().nullish(),
});

/**
 * The number of the customer with the corporation's CVR number that may be invoiced, or of a new one. A buyer with an
 * EAN has a customer of that EAN: one CVR number of an authority has many.
 */
export async function findOrCreateCustomer(
  api: EconomicApi,
  settings: EconomicSettings,
  { corporation, purpose }: { corporation: InvoicedCorporation; purpose: string },
): Promise<number> {
  const filter = `corporateIdentificationNumber$like:${inFilter(corporation.cvr)}`;
  const found = (await api.list("find customer", "/customers", customer, filter)).filter(
    (one) => digits(one.corporateIdentificationNumber) === corporation.cvr && one.barred !== true,
  );
  const fits = found.filter((one) => digits(one.ean) === (corporation.ean ?? ""));
  const chosen = fits[0] ?? (corporation.ean === null ? found[0] : undefined);
  return chosen?.customerNumber ?? createCustomer(api, settings, { corporation, purpose });
}

/** What is empty is left out: `null` is refused. */
async function createCustomer(
  api: EconomicApi,
  settings: EconomicSettings,
  { corporation, purpose }: { corporation: InvoicedCorporation; purpose: string },
): Promise<number> {
  const body = {
    name: cut(corporation.name, 255),
    currency: "DKK",
    customerGroup: { customerGroupNumber: settings.customerGroup },
    vatZone: { vatZoneNumber: settings.vatZone },
    paymentTerms: { paymentTermsNumber: settings.paymentTerms },
    corporateIdentificationNumber: corporation.cvr,
    address: cut(corporation.address, 510),
    zip: cut(corporation.zipCode, 30),
    city: cut(corporation.city, 50),
    country: "Danmark",
    ...(corporation.email !== "" && corporation.email.length <= 255 && { email: corporation.email }),
    ...(corporation.ean !== null && { ean: corporation.ean }),
  };
  return (await api.create("create customer", "/customers", body, customer, purpose)).customerNumber;
}

/** The customer's contact of the corporation's name, without whom no electronic invoice goes out; created when missing. */
export async function findOrCreateContact(
  api: EconomicApi,
  customerNumber: number,
  { corporation, purpose }: { corporation: InvoicedCorporation; purpose: string },
): Promise<number> {
  const name = corporation.contactPerson.trim();
  if (name === "") {
    throw new PermanentFailure("e-conomic", "the corporation has no contact person", "missing_data");
  }
  const path = `/customers/${customerNumber}/contacts`;
  const found = (await api.list("find contact", path, contact)).find(
    (one) => one.deleted !== true && (one.name ?? "").trim().toLowerCase() === name.toLowerCase(),
  );
  if (found) return found.customerContactNumber;
  // `eInvoiceId` is what the buyer's system reads as the person's reference.
  const body = { name: cut(name, 255), eInvoiceId: cut(name, 50) };
  return (await api.create("create contact", path, body, contact, purpose)).customerContactNumber;
}

/** `DK12345678` and `12 34 56 78` are the same number. */
function digits(number: string | null | undefined): string {
  return (number ?? "").replace(/\D/g, "");
}
