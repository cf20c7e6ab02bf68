import { XmlDocument } from "libxml2-wasm";
import { expect, test } from "vitest";
import { vatOf } from "#rules/money/vat.ts";
import type { DocumentLine } from "#server/features/invoicing/ledger/document.queries.ts";
import type { IssuedDocument } from "#server/features/invoicing/own/document-pdf.ts";
import { checkUbl } from "#tests/support/fixtures/oioubl/check-ubl.ts";
import { oioublOf } from "./oioubl.ts";

const line = (quantity: number, unitPrice: number, amount: number, description: string): DocumentLine => ({
  ...{ bookingId: 7, productId: "", quantity, unitPrice, amount, description },
});
const lines = [
  line(24.5, 216, 529_200, "Vagter, Tjener 17-10-2026, booking 7 (3 personer, 24,5 timer)"),
  line(24.5, 35.0001, 85_750, "Servicetillæg & kørsel <Tjener>"),
  line(1, -100, -10_000, "Forudbetalt på faktura 10400"),
];

function document(values: Partial<IssuedDocument> = {}): IssuedDocument {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const booking = {
    ...{ id: 7, jobTitle: "Tjener", day: "2026-10-17", address: "Havnegade 12", people: [] },
    times: { from: "16:00", to: "24:00" },
  };
  return {
    ...{ id: 1, corporation_id: 1, kind: "invoice", vendor: "own", external_id: "VK-1", number: "10402" },
    ...{ net, vat: vatOf(net), credits: null, credited: null, vendor_id: null, url: null, is_paid: false },
    ...{ entry_date: "2026-10-21", due_date: "2026-10-28", delivery: "by_hand", delivery_message: "" },
    ...{ checked_at: null, created_at: new Date(0) },
    seller: {
      ...{ name: "Vagtklar ApS", cvr: "12345674", address: "Havnegade 12", zip_code: "8000" },
      ...{ city: "Aarhus C", email: "faktura@vagtklar.test", phone: "70555010", bank: "Andelskassen" },
      ...{ bank_reg: "1234", bank_account: "0012345678", iban: "", bic: "" },
    },
    buyer: {
      ...{ name: "Kommunens Køkken", cvr: "29189846", ean: "5790000123452", email: "kok@kommune.test" },
      ...{ contactPerson: "Signe Holm", address: "Rådhuspladsen 2", zipCode: "8000", city: "Aarhus C" },
    },
    content: {
      ...{ paymentTermsDays: 7, lines, bookings: [booking], note: "Tak for jeres bestilling" },
      ...{ orderReference: "PO-2026", mail: { subject: "", body: "" }, reason: "" },
    },
    ...values,
  } as IssuedDocument;
}

const creditNote = () =>
  document({
    ...{ kind: "credit_note", number: "10407", due_date: null },
    credited: { number: "10402", entry_date: "2026-10-21" },
  });

const NAMES = {
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};

/** Reads values of a file by paths from its root. */
function reading(xml: string) {
  const read = XmlDocument.fromString(xml);
  return (path: string) => read.find(`/*/${path}`, NAMES).map((found) => found.content);
}

test("an invoice and a credit note follow the published schemas of UBL 2.0", () => {
  checkUbl(oioublOf(document()));
  checkUbl(oioublOf(document({ kind: "prepayment" })));
  checkUbl(oioublOf(creditNote()));
  expect(() => checkUbl(oioublOf(document()).replace("<cbc:ID>10402</cbc:ID>", ""))).toThrow(/ID/);
});

test("an invoice is found by the EAN of its buyer, and says whose it is, the order number and who reads it", () => {
  const at = reading(oioublOf(document()));
  expect(at("cbc:CustomizationID")).toEqual(["OIOUBL-2.02"]);
  const customer = "cac:AccountingCustomerParty/cac:Party";
  expect(at(`${customer}/cbc:EndpointID[@schemeID='GLN']`)).toEqual(["5790000123452"]);
  expect(at(`${customer}/cac:Contact/cbc:ID`)).toEqual(["Signe Holm"]);
  const supplier = "cac:AccountingSupplierParty/cac:Party";
  expect(at(`${supplier}/cbc:EndpointID[@schemeID='DK:CVR']`)).toEqual(["DK12345674"]);
  expect(at(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID[@schemeID='DK:SE']`)).toEqual(["DK12345674"]);
  expect(at("cac:OrderReference/cbc:ID")).toEqual(["PO-2026"]);
});

test("what the buyer has given no reference of says so", () => {
  const { buyer, content } = document();
  const bare = document({
    buyer: { ...buyer, contactPerson: "" },
    content: { ...content, orderReference: "" },
  });
  const at = reading(oioublOf(bare));
  expect(at("cac:OrderReference/cbc:ID")).toEqual(["n/a"]);
  expect(at("cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:ID")).toEqual(["n/a"]);
  checkUbl(oioublOf(bare));
});

test("an invoice is paid to the account by its day, with its number as the text", () => {
  const at = reading(oioublOf(document()));
  const means = "cac:PaymentMeans";
  expect(at(`${means}/cbc:PaymentMeansCode`)).toEqual(["42"]);
  expect(at(`${means}/cbc:PaymentDueDate`)).toEqual(["2026-10-28"]);
  const account = `${means}/cac:PayeeFinancialAccount`;
  expect(at(`${account}/cbc:ID`)).toEqual(["0012345678"]);
  expect(at(`${account}/cbc:PaymentNote`)).toEqual(["10402"]);
  expect(at(`${account}/cac:FinancialInstitutionBranch/cbc:ID`)).toEqual(["1234"]);
  expect(reading(oioublOf(creditNote()))(means)).toEqual([]);
});

test("lines come to the net amount, and net and VAT to what is paid", () => {
  const at = reading(oioublOf(document()));
  const sum = (path: string) => at(path).reduce((all, text) => all + Math.round(Number(text) * 100), 0);
  const net = sum("cac:LegalMonetaryTotal/cbc:LineExtensionAmount");
  expect(net).toBe(604_950);
  expect(sum("cac:InvoiceLine/cbc:LineExtensionAmount")).toBe(net);
  expect(sum("cac:TaxTotal/cbc:TaxAmount")).toBe(sum("cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount"));
  expect(sum("cac:LegalMonetaryTotal/cbc:PayableAmount")).toBe(net + vatOf(net));
});

test("each line is its quantity at its price, and what comes off is a quantity below zero", () => {
  const at = reading(oioublOf(document()));
  expect(at("cac:InvoiceLine/cbc:InvoicedQuantity")).toEqual(["24.50", "24.50", "-1.00"]);
  expect(at("cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode")).toEqual(["HUR", "HUR", "EA"]);
  expect(at("cac:InvoiceLine/cac:Price/cbc:PriceAmount")).toEqual(["216.00", "35.0001", "100.00"]);
  expect(at("cac:InvoiceLine[2]/cac:Item/cbc:Description")).toEqual(["Servicetillæg & kørsel <Tjener>"]);
});

test("a credit note names the invoice that it corrects, with the amounts of an invoice", () => {
  const at = reading(oioublOf(creditNote()));
  const reference = "cac:BillingReference/cac:InvoiceDocumentReference";
  expect(at(`${reference}/cbc:ID`)).toEqual(["10402"]);
  expect(at(`${reference}/cbc:IssueDate`)).toEqual(["2026-10-21"]);
  expect(at("cac:LegalMonetaryTotal/cbc:PayableAmount")).toEqual(["7561.88"]);
  expect(at("cac:CreditNoteLine/cbc:CreditedQuantity")).toHaveLength(3);
});

test("a cost centre stands on each line, and on the whole where all bookings have the same", () => {
  const { content } = document();
  const kitchen = { name: "Køkken", cost_centre: "4100" };
  const of = (id: number, department?: typeof kitchen) => ({ ...content.bookings[0], id, department });
  const written = (bookings: readonly object[]) => {
    const lines = content.lines.map((one, place) => ({ ...one, bookingId: place === 2 ? 8 : 7 }));
    const made = document({ content: { ...content, lines, bookings } as typeof content });
    checkUbl(oioublOf(made));
    checkUbl(oioublOf({ ...made, ...creditNote(), content: made.content }));
    const at = reading(oioublOf(made));
    return [at("cbc:AccountingCost"), at("cac:InvoiceLine/cbc:AccountingCost")];
  };
  expect(written([of(7, kitchen), of(8, kitchen)])).toEqual([["4100"], ["4100", "4100", "4100"]]);
  expect(written([of(7, kitchen), of(8, { name: "Bar", cost_centre: "" })])).toEqual([
    [],
    ["4100", "4100", "Bar"],
  ]);
  expect(written([of(7), of(8)])).toEqual([[], []]);
  expect(written([of(7, kitchen), of(8)])).toEqual([[], ["4100", "4100"]]);
});
