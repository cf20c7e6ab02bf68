import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import type { Buyer } from "#server/features/invoicing/ledger/document.queries.ts";

/** A company as invoices are written to it. */
export function buyerOf(corporation: CorporationRow): Buyer {
  return {
    name: corporation.name,
    cvr: corporation.cvr_nr,
    ean: corporation.ean || null,
    email: corporation.billing_email,
    contactPerson: corporation.contact_person,
    address: corporation.address,
    zipCode: corporation.city_zip,
    city: corporation.city,
  };
}
