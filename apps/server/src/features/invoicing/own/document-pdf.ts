import { VAT_PERCENT } from "#rules/money/vat.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import {
  type Buyer,
  type DocumentRow,
  findDocument,
  type Seller,
} from "#server/features/invoicing/ledger/document.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { makePdf } from "#server/platform/files/pdf/make-pdf.ts";
import type { PdfWriter } from "#server/platform/files/pdf/pdf-writer.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { documentNames } from "#texts/da/price/document-mail.ts";
import { invoicePdfTexts as texts } from "#texts/da/price/invoice-pdf.ts";
import { formatAddress, formatPlace } from "#texts/format/contact.ts";
import { formatDayLong, formatFullDate, formatTimes } from "#texts/format/days.ts";
import { formatHoursColumn, formatKroner, formatUnitPrice } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { buyerOf } from "./buyer.ts";
import { findSender } from "./sender.queries.ts";

/** An issued document with whoever it is from and to. */
export interface IssuedDocument extends DocumentRow {
  readonly number: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** The invoice that a credit note credits. */
  readonly credited: Pick<DocumentRow, "number" | "entry_date"> | null;
}

/**
 * An issued document with the invoice that it credits; undefined for one that is not issued. What a service made is from
 * whoever our own invoices are from now.
 */
export async function findIssued(db: Db, id: number): Promise<IssuedDocument | undefined> {
  const document = await findDocument(db, id);
  if (!document || document.number === null) return undefined;
  const { number, vendor, corporation_id } = document;
  const credited = document.credits === null ? null : ((await findDocument(db, document.credits)) ?? null);
  // Of our own series both are written with the number.
  const seller = vendor === "own" ? (document.seller as Seller) : await findSender(db);
  const buyer = isWhole(document.buyer) ? document.buyer : buyerOf(await getCorporation(db, corporation_id));
  return { ...document, number, seller, buyer, credited };
}

function isWhole(buyer: Partial<Buyer>): buyer is Buyer {
  return buyer.name !== undefined;
}

/** An issued document as we draw it; the same document gives the same bytes. */
export function documentPdf(document: IssuedDocument): Promise<Buffer> {
  const { kind, number, seller, created_at } = document;
  const { title } = documentNames[kind];
  const footer = {
    left: texts.footer(
      seller.name,
      spaced(seller.cvr),
      formatAddress(seller.address, seller.zip_code, seller.city),
    ),
    right: (page: number, of: number) => texts.page(title, number, page, of),
  };
  const head = { title: `${title} ${number}`, at: created_at.getTime(), footer };
  return makePdf(head, (pdf) => {
    pdf.sides(seller.name, sellerLines(seller));
    pdf.sideBySide(texts.buyer[kind], buyerLines(document.buyer), metaOf(document));
    pdf.title(title);
    if (document.credited) {
      pdf.paragraph(texts.reason(document.credited.number ?? "", document.content.reason));
    }
    pdf.table({ widths: [64, 76, 84], head: texts.head, groups: groupsOf(document) });
    writeSums(pdf, document);
    if (document.content.note !== "") pdf.paragraph(document.content.note);
    writePayment(pdf, document);
  });
}

function sellerLines({ name, address, zip_code, city, cvr, email, phone }: Seller): string[] {
  const place = formatPlace(zip_code, city);
  return [name, address, place, texts.cvr(spaced(cvr)), email, phone].filter((line) => line !== "");
}

function buyerLines({ name, contactPerson, address, zipCode, city, cvr, ean }: Buyer): string[] {
  const attention = contactPerson === "" ? "" : texts.attention(contactPerson);
  const place = formatPlace(zipCode, city);
  const lines = [name, attention, address, place, texts.cvr(spaced(cvr)), ean === null ? "" : texts.ean(ean)];
  return lines.filter((line) => line !== "");
}

function metaOf(document: IssuedDocument): (readonly [string, string])[] {
  const { kind, number, entry_date, due_date, content, corporation_id, credited } = document;
  const days = content.bookings.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const delivered =
    first && last
      ? first === last
        ? formatFullDate(first)
        : `${formatFullDate(first)} – ${formatFullDate(last)}`
      : "";
  const { paymentTermsDays: terms, orderReference: order } = content;
  return [
    [texts.number[kind], number],
    [texts.date[kind], formatFullDate(entry_date)],
    ...(credited
      ? [
          [
            texts.corrects,
            texts.correctsAs(credited.number ?? "", formatFullDate(credited.entry_date)),
          ] as const,
        ]
      : []),
    ...(delivered === "" ? [] : [[texts.delivered, delivered] as const]),
    ...(order === "" ? [] : [[texts.order, order] as const]),
    [texts.customer, String(corporation_id)],
    ...(due_date === null
      ? []
      : [[texts.terms, texts.net(terms)] as const, [texts.due, formatFullDate(due_date)] as const]),
  ];
}

/** The lines by booking, each under what was worked where, when and by whom. */
function groupsOf({ kind, content }: IssuedDocument) {
  const sign = kind === "credit_note" ? -1 : 1;
  return content.bookings.map(({ id, jobTitle, day, times, address, department, people }) => ({
    title: texts.booking(id, people.length > 0 ? formatStaff(people.length, jobTitle) : jobTitle),
    detail: [
      `${formatDayLong(day)}, ${formatTimes(times.from, times.to)}`,
      address,
      department ? texts.department(departmentName(department)) : "",
      people.map(({ name, hours }) => `${name} ${formatHoursColumn(hours)}`).join(", "),
    ]
      .filter((part) => part !== "")
      .join(" · "),
    rows: content.lines
      .filter(({ bookingId }) => bookingId === id)
      .map(({ description, quantity, unitPrice, amount }) => [
        description,
        formatHoursColumn(sign * quantity),
        formatUnitPrice(unitPrice),
        formatKroner(sign * amount),
      ]),
  }));
}

function writeSums(pdf: PdfWriter, { kind, net, vat }: IssuedDocument): void {
  const sign = kind === "credit_note" ? -1 : 1;
  pdf.sums([
    [texts.subtotal, formatKroner(sign * net)],
    [texts.vat(VAT_PERCENT, formatKroner(sign * net)), formatKroner(sign * vat)],
    [texts.total[kind], formatKroner(sign * (net + vat))],
  ]);
}

function writePayment(pdf: PdfWriter, { kind, number, due_date, seller }: IssuedDocument): void {
  if (kind === "credit_note" || due_date === null) {
    pdf.paragraph(texts.noPayment);
    return;
  }
  pdf.heading(texts.pay(formatFullDate(due_date)));
  const account = [seller.bank_reg, seller.bank_account].filter((part) => part !== "").join(" ");
  const rows = [
    [texts.bank, seller.bank],
    [texts.account, account],
    [texts.iban, seller.iban],
    [texts.bic, seller.bic],
    [texts.mark, number],
  ] as const;
  for (const [label, text] of rows) if (text !== "") pdf.row(label, text);
}

/** «12 34 56 78». */
function spaced(cvr: string): string {
  return cvr.replace(/(\d{2})(?=\d)/g, "$1\u00a0");
}
