import type { Buyer, Seller } from "#server/features/invoicing/ledger/document.queries.ts";
import type { XmlElement } from "#server/platform/files/xml/write-xml.ts";
import { code, registered, vatNumber } from "./values.ts";

/** What stands where OIOUBL wants a reference and the buyer has given none. */
export const NO_REFERENCE = "n/a";

/** Who an invoice is from. */
export function supplier({ name, cvr, address, zip_code, city, email, phone }: Seller): XmlElement {
  return {
    "cac:Party": {
      "cbc:EndpointID": registered("DK:CVR", `DK${cvr}`),
      "cac:PartyName": { "cbc:Name": name },
      "cac:PostalAddress": postalAddress(address, zip_code, city),
      "cac:PartyTaxScheme": vatNumber(cvr),
      "cac:PartyLegalEntity": legalEntity(name, cvr),
      "cac:Contact": {
        "cbc:Name": name,
        "cbc:Telephone": phone || undefined,
        "cbc:ElectronicMail": email || undefined,
      },
    },
  };
}

/** Who an invoice is to: found by the EAN (GLN), read there by the contact. */
export function customer({
  name,
  cvr,
  ean,
  contactPerson,
  email,
  address,
  zipCode,
  city,
}: Buyer): XmlElement {
  return {
    "cac:Party": {
      "cbc:EndpointID": registered("GLN", ean ?? ""),
      "cac:PartyName": { "cbc:Name": name },
      "cac:PostalAddress": postalAddress(address, zipCode, city),
      "cac:PartyLegalEntity": legalEntity(name, cvr),
      "cac:Contact": {
        "cbc:ID": contactPerson || NO_REFERENCE,
        "cbc:Name": contactPerson || undefined,
        "cbc:ElectronicMail": email || undefined,
      },
    },
  };
}

function legalEntity(name: string, cvr: string): XmlElement {
  return { "cbc:RegistrationName": name, "cbc:CompanyID": registered("DK:CVR", `DK${cvr}`) };
}

/** Street and number stand together, as we have them: the lax format asks for no number of its own. */
function postalAddress(street: string, zip: string, city: string): XmlElement {
  return {
    "cbc:AddressFormatCode": code("addressformatcode-1.1", "StructuredLax"),
    "cbc:StreetName": street,
    "cbc:CityName": city,
    "cbc:PostalZone": zip,
    "cac:Country": { "cbc:IdentificationCode": "DK" },
  };
}
