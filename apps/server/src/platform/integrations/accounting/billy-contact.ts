import { z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { InvoicedCorporation } from "./accounting.port.ts";
import type { BillyApi } from "./billy-api.ts";

const contact = z.object({
  id: z.string(),
  registrationNo: z.string().nullish(),
  isArchived: z.boolean().nullish(),
});
const contactPerson = z.object({
  id: z.string(),
  contactId: z.string().nullish(),
  email: z.string().nullish(),
});

/**
 * Billy's id of the corporation: the contact with its CVR number, or a new one. Billy has no filter for contacts, so
 * the pages are read; a contact that a lost answer left behind is found the same way.
 */
export async function findOrCreateContact(
  api: BillyApi,
  organizationId: string,
  corporation: InvoicedCorporation,
): Promise<string> {
  const found = await api.find(
    "find contact",
    "/contacts",
    contact,
    (one) => digits(one.registrationNo) === corporation.cvr && one.isArchived !== true,
  );
  return found?.id ?? createContact(api, organizationId, corporation);
}

/** Field names from memory, not from Billy's pages. */
async function createContact(
  api: BillyApi,
  organizationId: string,
  corporation: InvoicedCorporation,
): Promise<string> {
  const fields = {
    organizationId,
    type: "company",
    name: corporation.name,
    countryId: "DK",
    street: corporation.address,
    zipcodeText: corporation.zipCode,
    cityText: corporation.city,
    registrationNo: corporation.cvr,
    ean: corporation.ean,
    isCustomer: true,
    contactPersons: [{ name: corporation.contactPerson, email: corporation.email, isPrimary: true }],
  };
  const created = await api.create("create contact", "/contacts", { contact: fields }, contact);
  return created.id;
}

/** The contact's person with the corporation's e-mail address, whom the invoice is mailed to; created when missing. */
export async function findOrCreateReceiver(
  api: BillyApi,
  contactId: string,
  corporation: InvoicedCorporation,
): Promise<string> {
  const email = corporation.email.toLowerCase();
  if (email === "") {
    throw new PermanentFailure("Billy", "the corporation has no e-mail address for invoices", "missing_data");
  }
  const found = await api.find(
    "find contact person",
    `/contactPersons?contactId=${encodeURIComponent(contactId)}`,
    contactPerson,
    (one) => one.contactId === contactId && one.email?.toLowerCase() === email,
  );
  if (found !== null) return found.id;
  const fields = { contactId, name: corporation.contactPerson, email: corporation.email };
  const created = await api.create(
    "create contact person",
    "/contactPersons",
    { contactPerson: fields },
    contactPerson,
  );
  return created.id;
}

/** `DK12345678` and `12 34 56 78` are the same number. */
function digits(registrationNo: string | null | undefined): string {
  return (registrationNo ?? "").replace(/\D/g, "");
}
