import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { email, imageBase } from "./schemas.ts";

test("whatever anybody may call has a rate, but four short reads and links that carry a proof", () => {
  const open = allEndpoints.filter(({ row }) => row.callers.includes("anyone") && !row.rate);
  expect(open.map(({ row }) => `${row.method} ${row.path}`)).toEqual([
    "GET employees/emails/unsubscribe",
    "POST employees/emails/unsubscribe",
    "GET admin/staffs/get-all-staffs",
    "GET admin/bookings/global-message",
    "GET contract-texts/:kind",
    "GET about",
  ]);
});

test("an e-mail's domain has names between its dots that a mail server can look up", () => {
  const isTaken = (text: string) => email("missing", "invalid").safeParse(text).success;
  expect(
    ["a@b.dk", "a.b+c@post.hotel-strand.co.uk", "å@østerbro.dk"].filter((text) => !isTaken(text)),
  ).toEqual([]);
  expect(
    ["a@b", "a@b..dk", "a@.dk", "a@-b.dk", "a@b.d", "a@b.dk;c@d.dk", "a b@c.dk"].filter(isTaken),
  ).toEqual([]);
});

/** The bodies of these rows say the sum that was seen, and a sentence repeats it. */
test.each([
  ["an invoice", ledgerEndpoints.createInvoice.body, { shift_ids: [1] }],
  ["a prepayment", ledgerEndpoints.prepayment.body, { percent: 50 }],
  ["pay", ledgerEndpoints.sendPay.body, { shift_ids: [1] }],
] as [string, z.ZodMiniType, object][])(
  "the sum that was seen of %s is an amount of money",
  (_, body, rest) => {
    const isTaken = (total: number) => body.safeParse({ ...rest, total }).success;
    expect([0, -0, 2008.5, 20_000_000].filter((total) => !isTaken(total))).toEqual([]);
    expect([1e308, -1e308, 1e9].filter(isTaken)).toEqual([]);
  },
);

test("the subject of a mail to many is one line without hidden characters", () => {
  const sent = {
    channel: "email",
    to: { booking_id: 1, who: "selected" },
    text: "Hej",
    key: crypto.randomUUID(),
  };
  const isTaken = (subject: string) =>
    manyMessageEndpoints.sendToMany.body?.safeParse({ ...sent, subject }).success;
  expect(isTaken("Julefrokost på vagt.dk: mød kl. 10")).toBe(true);
  expect(["Hej\r\nBcc: x@y.dk", "Hej\u2028x", "He\u200bj"].filter(isTaken)).toEqual([]);
});

test("pictures stand on this server by a path, or on another by its whole address", () => {
  const isTaken = (text: string) => imageBase.safeParse(text).success;
  expect(["", "/images/", "https://res.example/image/"].filter((text) => !isTaken(text))).toEqual([]);
  expect(["//evil.example/", "/\\evil.example/", "javascript:alert(1)", "images/"].filter(isTaken)).toEqual(
    [],
  );
});
