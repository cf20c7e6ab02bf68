import { z } from "zod";
import type { InvoicedCorporation } from "#server/platform/integrations/accounting/accounting.port.ts";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { BillyApi } from "./billy-api.ts";

const contact = z.object({
  id: z.string(),
  registrationNo: z.string().nullish(),
  isArchived: z.boolean().nullish(),
});
const contactPerson = z.object({
  id: z.string(),
  contactId: z.string().nullish(),
  name: z.string().nullish(),
  email: z.string().nullish(),
});
type ContactPerson = z.infer<typeof contactPerson>;

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
export function findOrCreateReceiver(
  api: BillyApi,
  contactId: string,
  corporation: InvoicedCorporation,
): Promise<string> {
  assertHasEmail(corporation);
  const email = corporation.email.toLowerCase();
  return findOrCreatePerson(api, contactId, corporation, (one) => one.email?.toLowerCase() === email);
}

/** Refuses (`missing_data`) a corporation that nothing can be mailed to. */
export function assertHasEmail({ email }: InvoicedCorporation): void {
  if (email !== "") return;
  throw new PermanentFailure("Billy", "the corporation has no e-mail address for invoices", "missing_data");
}

/** The contact's person of the corporation's name, whom an electronic invoice is for; created when missing. */
export function findOrCreateAttention(
  api: BillyApi,
  contactId: string,
  corporation: InvoicedCorporation,
): Promise<string> {
  const name = corporation.contactPerson.trim().toLowerCase();
  if (name === "") {
    throw new PermanentFailure("Billy", "the corporation has no contact person", "missing_data");
  }
  return findOrCreatePerson(
    api,
    contactId,
    corporation,
    (one) => (one.name ?? "").trim().toLowerCase() === name,
  );
}

async function findOrCreatePerson(
  api: BillyApi,
  contactId: string,
  corporation: InvoicedCorporation,
  fits: (person: ContactPerson) => boolean,
): Promise<string> {
  const found = await api.find(
    "find contact person",
    `/contactPersons?contactId=${encodeURIComponent(contactId)}`,
    contactPerson,
    (one) => one.contactId === contactId && fits(one),
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
