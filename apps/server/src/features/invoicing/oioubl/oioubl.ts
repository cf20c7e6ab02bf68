import type { IssuedDocument } from "#server/features/invoicing/own/document-pdf.ts";
import { writeXml, type XmlElement } from "#server/platform/files/xml/write-xml.ts";
import { costCentreOf, linesOf } from "./lines.ts";
import { customer, NO_REFERENCE, supplier } from "./parties.ts";
import { code, identifier, money, taxTotal } from "./values.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";

/** The kind of a document of which there are several, where it is an invoice. */
const COMMERCIAL_INVOICE = "380";
/** The buyer's bank moves the money to an account. */
const TO_AN_ACCOUNT = "42";

/**
 * An issued document as an electronic invoice or credit note for the public sector (OIOUBL 2.02). The same document gives
 * the same file. What it says stands in docs/rules/payments.md.
 */
export function oioublOf(document: IssuedDocument): string {
  return document.kind === "credit_note" ? creditNote(document) : invoice(document);
}

function invoice(document: IssuedDocument): string {
  return writeXml("Invoice", {
    ...namespaces("Invoice-2"),
    ...head(document, code("invoicetypecode-1.1", COMMERCIAL_INVOICE)),
    ...parties(document),
    "cac:Delivery": delivery(document),
    "cac:PaymentMeans": paymentMeans(document),
    ...totals(document),
    "cac:InvoiceLine": linesOf(document.content, "cbc:InvoicedQuantity"),
  });
}

function creditNote(document: IssuedDocument): string {
  return writeXml("CreditNote", {
    ...namespaces("CreditNote-2"),
    ...head(document),
    ...parties(document),
    ...totals(document),
    "cac:CreditNoteLine": linesOf(document.content, "cbc:CreditedQuantity"),
  });
}

function namespaces(kind: string) {
  return {
    "@xmlns": `${UBL}:${kind}`,
    "@xmlns:cac": `${UBL}:CommonAggregateComponents-2`,
    "@xmlns:cbc": `${UBL}:CommonBasicComponents-2`,
  };
}

function head({ number, entry_date, content, credited }: IssuedDocument, type?: XmlElement) {
  return {
    "cbc:UBLVersionID": "2.0",
    "cbc:CustomizationID": "OIOUBL-2.02",
    "cbc:ProfileID": identifier("profileid-1.2", "urn:www.nesubl.eu:profiles:profile5:ver2.0"),
    "cbc:ID": number,
    "cbc:IssueDate": entry_date,
    "cbc:InvoiceTypeCode": type,
    "cbc:Note": content.reason || content.note || undefined,
    "cbc:DocumentCurrencyCode": "DKK",
    "cbc:AccountingCost": commonCostCentre(content.bookings),
    "cac:OrderReference": { "cbc:ID": content.orderReference || NO_REFERENCE },
    "cac:BillingReference": credited
      ? {
          "cac:InvoiceDocumentReference": {
            "cbc:ID": credited.number ?? "",
            "cbc:IssueDate": credited.entry_date,
          },
        }
      : undefined,
  };
}

/** The cost centre that all bookings have; of several each line names its own. */
function commonCostCentre(bookings: IssuedDocument["content"]["bookings"]): string | undefined {
  const [first, ...others] = new Set(bookings.map(costCentreOf));
  return others.length === 0 ? first : undefined;
}

function parties({ seller, buyer }: IssuedDocument) {
  return {
    "cac:AccountingSupplierParty": supplier(seller),
    "cac:AccountingCustomerParty": customer(buyer),
  };
}

/** The last day of what is invoiced; the day of each booking stands on its lines. */
function delivery({ content }: IssuedDocument): XmlElement {
  const last = content.bookings
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  return last && { "cbc:ActualDeliveryDate": last };
}

/** To our account, with the number as the payment's text; left out where no account is written down. */
function paymentMeans({ number, due_date, seller }: IssuedDocument): XmlElement {
  const { bank_reg, bank_account } = seller;
  if (bank_reg === "" || bank_account === "") return undefined;
  return {
    "cbc:ID": 1,
    "cbc:PaymentMeansCode": TO_AN_ACCOUNT,
    "cbc:PaymentDueDate": due_date ?? undefined,
    "cbc:PaymentChannelCode": code("paymentchannelcode-1.1", "DK:BANK"),
    "cac:PayeeFinancialAccount": {
      "cbc:ID": bank_account,
      "cbc:PaymentNote": number,
      "cac:FinancialInstitutionBranch": { "cbc:ID": bank_reg },
    },
  };
}

function totals({ net, vat }: IssuedDocument) {
  return {
    "cac:TaxTotal": taxTotal(net, vat),
    "cac:LegalMonetaryTotal": {
      "cbc:LineExtensionAmount": money(net),
      // What OIOUBL calls exclusive is the tax itself.
      "cbc:TaxExclusiveAmount": money(vat),
      "cbc:TaxInclusiveAmount": money(net + vat),
      "cbc:PayableAmount": money(net + vat),
    },
  };
}
