import { expect, test } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import { tellTakenBack } from "./taken-back.ts";

const now = momentOf("2026-11-25", "08:00");
const evening = new Date(momentOf("2026-11-24", "16:03")).toISOString();
const invoice = (taken_back_at: string | null) => ({
  kind: "invoice" as const,
  vendor: "billy" as const,
  taken_back_at,
  vendor_message: "Unknown product.",
});
const pay = (shift_id: number, name: string, taken_back_at: string | null, vendor_message = "No card") => ({
  ...{ shift_id, name, taken_back_at, vendor_message },
});
const told = (...parts: Parameters<typeof tellTakenBack>) =>
  tellTakenBack(...parts).map((sentence) => sentence.replaceAll("\u00a0", " "));

test("an invoice that was taken back is told of until another one is made", () => {
  expect(told({ invoices: [invoice(evening)], pay: [] }, now)).toEqual([
    "Fakturaen blev afvist af Billy og taget tilbage i går kl. 16:03: «Unknown product». Ret det, der var galt, og send igen.",
  ]);
  expect(told({ invoices: [invoice(evening), invoice(null)], pay: [] }, now)).toEqual([]);
});

test("pay that was taken back is told of person by person, those of one refusal together", () => {
  const lines = [
    pay(1, "Anna K.", evening),
    pay(2, "Bo L.", evening),
    pay(3, "Ib M.", evening, "No account."),
  ];
  expect(told({ invoices: [], pay: lines }, now)).toEqual([
    "Løn til Anna K. og Bo L. blev afvist og taget tilbage i går kl. 16:03: «No card». Ret det, der var galt, og send igen.",
    "Løn til Ib M. blev afvist og taget tilbage i går kl. 16:03: «No account». Ret det, der var galt, og send igen.",
  ]);
  const sentAnew = [...lines, pay(1, "Anna K.", null), pay(2, "Bo L.", null), pay(3, "Ib M.", null)];
  expect(told({ invoices: [], pay: sentAnew }, now)).toEqual([]);
});
