import { electronicLine } from "#rules/money/documents/electronic-line.ts";
import type { DocumentBooking, DocumentContent } from "#server/features/invoicing/ledger/document.queries.ts";
import type { XmlElement } from "#server/platform/files/xml/write-xml.ts";
import { money, taxTotal } from "./values.ts";

/** Letters at most of an item's name, as receivers show it. */
const MAX_NAME = 40;

/** The cost centre of a booking, or what its department is called where it has none; undefined without a department. */
export function costCentreOf(booking: DocumentBooking | undefined): string | undefined {
  const department = booking?.department;
  return department && (department.cost_centre || department.name);
}

/** A document's lines; `quantity` is what its kind calls how many: of an invoice or of a credit note. */
export function linesOf(
  { lines, bookings }: Pick<DocumentContent, "lines" | "bookings">,
  quantity: "cbc:InvoicedQuantity" | "cbc:CreditedQuantity",
): XmlElement[] {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return lines.map(({ description, amount, bookingId, ...line }, place) => {
    const said = electronicLine(line.quantity, line.unitPrice);
    return {
      "cbc:ID": place + 1,
      [quantity]: { "@unitCode": said.unit, "#text": said.quantity },
      "cbc:LineExtensionAmount": money(amount),
      "cbc:AccountingCost": costCentreOf(byId.get(bookingId)),
      "cac:TaxTotal": taxTotal(amount),
      "cac:Item": { "cbc:Description": description, "cbc:Name": description.slice(0, MAX_NAME).trim() },
      "cac:Price": {
        "cbc:PriceAmount": { "@currencyID": "DKK", "#text": said.price },
        "cbc:BaseQuantity": { "@unitCode": said.unit, "#text": 1 },
      },
    };
  });
}
