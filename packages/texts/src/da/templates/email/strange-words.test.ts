import { describe, expect, it } from "vitest";
import { written } from "#tests/support/fixtures/emails.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import { passwordReset } from "./account.ts";
import * as booking from "./booking.ts";
import { welcomeCorporation } from "./company-account.ts";
import { staffCancelled } from "./staff.ts";

const link = "https://vagtklar.test/?a=1&b=2";
const booked = {
  bookingId: 4711,
  jobTitle: "Tjener",
  corporationName: "Kro & <Bad>",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link,
  contactPerson: "Signe",
  numberOfStaff: 3,
  price: 518_400,
};
const lost = { ...booked, name: "Jonas T.", reason: "Feber" };

describe("strangers' words", () => {
  const strange = {
    ...booked,
    contactPerson: "Signe\r\nBcc: alle@jensen.test\u202e<b>",
    corporationName: "Kro\u200b",
  };

  it("stay in one line, without what cannot be seen, and are no HTML", () => {
    const { subject, text, html } = written(booking.bookingReceived(strange, brand));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain("Hej Signe Bcc: alle@jensen.test<b>\n");
    expect(html).toContain("Hej Signe Bcc: alle@jensen.test&lt;b&gt;");
    expect(subject + text + html).not.toMatch(/[\u200b\u202e]/);
  });

  it("stand in none of the mails that anybody can have sent to any address", () => {
    const welcome = written(welcomeCorporation({ ...strange, hasBooking: false }, brand));
    expect(JSON.stringify([welcome, passwordReset(strange, brand)])).not.toMatch(/Signe|Kro/);
  });

  it("make no header of a subject", () => {
    const { subject } = written(
      staffCancelled({ ...lost, corporationName: "x", name: "Jonas\r\nBcc: alle@jensen.test" }, brand),
    );
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
