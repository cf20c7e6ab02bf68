import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { seenValues } from "#contract/wire/schemas.ts";
import { isCvr } from "#rules/people/numbers.ts";
import { senderMessages } from "#texts/da/admin/invoice-sender.ts";
import { generalMessages } from "#texts/da/common/validation.ts";

const text = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((typed: string) => typed.trim()),
    )
    .check(z.maxLength(most, generalMessages.tooLong));
const needed = (most: number) => text(most).check(z.minLength(1, generalMessages.required));
/** Digits, however they are set apart. */
const digits = (count: number, message: string) =>
  z
    .pipe(
      z.string(),
      z.transform((typed: string) => typed.replace(/[\s-]/g, "")),
    )
    .check(z.regex(new RegExp(`^\\d{${count}}$`), message));
const orEmpty = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.union([z.literal(""), schema]);

const senderFields = {
  name: needed(120),
  cvr: digits(8, senderMessages.cvr).check(z.refine(isCvr, senderMessages.cvr)),
  address: needed(120),
  zip_code: needed(12),
  city: needed(60),
  email: text(120),
  phone: text(30),
  bank: text(60),
  bank_reg: orEmpty(digits(4, senderMessages.bankReg)),
  bank_account: orEmpty(digits(10, senderMessages.bankAccount)),
  iban: text(42),
  bic: text(11),
  next_number: z
    .int(senderMessages.number)
    .check(z.minimum(1, senderMessages.number), z.maximum(99_999_999, senderMessages.number)),
};

/** Whom our own invoices are from, as it is written in the form. */
export const senderForm = z.strictObject(senderFields);

const answer = z.object({
  ...{ name: z.string(), cvr: z.string(), address: z.string(), zip_code: z.string(), city: z.string() },
  ...{
    email: z.string(),
    phone: z.string(),
    bank: z.string(),
    bank_reg: z.string(),
    bank_account: z.string(),
  },
  ...{ iban: z.string(), bic: z.string(), next_number: z.int() },
  /** Who makes invoices; only those of our own series carry this sender. */
  vendor: z.literal(["own", "billy", "economic"]),
  /** Whether the series has begun: its next number is not changed any more. */
  has_begun: z.boolean(),
  /** Of the employer in the terms of employment, while nobody has written whom invoices are from; null without one. */
  suggestion: z.nullable(
    z.object({
      ...{ name: z.string(), cvr: z.string(), address: z.string(), zip_code: z.string(), city: z.string() },
    }),
  ),
});

/** A file with its content in Base64. */
const file = z.object({ name: z.string(), media_type: z.string(), content: z.string() });

/** Who runs the marketplace; each field is empty where nobody has written it. */
const about = z.object({
  ...{ name: z.string(), cvr: z.string(), address: z.string(), zip_code: z.string(), city: z.string() },
  ...{ email: z.string(), phone: z.string() },
});

/** Who our own invoices are from, and the number that their series begins with. */
export const senderEndpoints = {
  about: endpoint({
    method: "GET",
    path: "about",
    summary: "Who runs the marketplace: name, CVR number, address, e-mail and phone; readable by everyone.",
    callers: ["anyone"],
    answer: about,
  }),
  invoiceSender: endpoint({
    method: "GET",
    path: "admin/invoice-sender",
    summary: "Who our own invoices are from, where they are paid to, and the next number of the series.",
    callers: ["admin"],
    roles: "readingMoney",
    answer,
  }),
  saveInvoiceSender: endpoint({
    method: "PUT",
    path: "admin/invoice-sender",
    summary: "Saves who our own invoices are from; the next number only while the series has not begun.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({ ...senderFields, seen: seenValues }),
    answer,
    refusals: ["series_begun", "changed_meanwhile"],
  }),
  previewInvoice: endpoint({
    method: "POST",
    path: "admin/invoice-sender/preview",
    summary: "An invoice with made-up lines from this sender, as a PDF in Base64; nothing is kept.",
    callers: ["admin"],
    roles: "money",
    body: senderForm,
    answer: file,
    rate: { perHour: 120 },
  }),
};
