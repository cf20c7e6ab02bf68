import { describe, expect, it } from "vitest";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import { passwordReset, welcomeCorporation } from "./account.ts";
import * as booking from "./booking.ts";
import { checkoutReminder, stampOutReminder, timesRejectedByEmployee } from "./checkout.ts";
import { applicationNotChosen, hired, newJob, urgentJob } from "./jobs.ts";
import { revealLink } from "./layout.ts";
import { exportTaken, securityAlert, securityChanged } from "./security.ts";
import { removedFromShift, shiftCancelled, shiftUpdated, wageRaised } from "./shifts.ts";
import { bookingList, staffCancelled, staffSick } from "./staff.ts";

const job = {
  firstName: "Mette",
  jobTitle: "Tjener",
  corporationName: "Kro & <Bad>",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link: "https://vagtklar.test/?a=1&b=2",
};
const offered = {
  ...job,
  hourlyWage: 19_200,
  unsubscribeLink: "https://vagtklar.test/email/unsubscribe/abc",
};
const booked = { ...job, contactPerson: "Signe", numberOfStaff: 3 };
const lost = { ...booked, name: "Jonas T.", reason: "Feber" };

const changed = { contactPerson: "Signe", at: Date.parse("2026-11-24T10:00:00+01:00"), link: job.link };

const emails = [
  securityChanged({ ...changed, change: "app_on", reason: null }, brand),
  securityChanged({ ...changed, change: "reset", reason: "Telefonen <er> tabt" }, brand),
  securityAlert({ ...changed, failures: 25, account: "Jonas & Co.", network: null }, brand),
  exportTaken({ ...changed, who: "Jonas & Co.", what: "employees" }, brand),
  booking.bookingReceived(booked, brand),
  booking.bookingApproved(booked, brand),
  booking.bookingRejected(booked, brand),
  booking.requestedNumberFound(booked, brand),
  booking.bookingCancelled(booked, brand),
  booking.bookingChanged(booked, brand),
  bookingList({ ...booked, people: [{ name: "Anna K.", phone: "20550118" }] }, brand),
  staffCancelled(lost, brand),
  staffSick(lost, brand),
  checkoutReminder(job, brand),
  stampOutReminder(booked, brand),
  timesRejectedByEmployee(
    {
      ...booked,
      name: "Jonas T.",
      corporationTimes: { from: "10:00", to: "18:00" },
      employeeTimes: { from: "10:00", to: "18:45" },
      explanation: "Vi ryddede op",
    },
    brand,
  ),
  newJob(offered, brand),
  urgentJob(offered, brand),
  applicationNotChosen(job, brand),
  hired(job, brand),
  shiftUpdated(job, brand),
  shiftCancelled(job, brand),
  removedFromShift(job, brand),
  wageRaised({ ...job, before: 19_200, after: 20_050 }, brand),
  welcomeCorporation(
    { contactPerson: "Signe", corporationName: "Hotel", hasBooking: true, link: job.link },
    brand,
  ),
  passwordReset({ contactPerson: "Signe", link: job.link }, brand),
];

describe("every e-mail", () => {
  it.each(emails.map((email) => [email.subject, email] as const))(
    "«%s» is whole as text and as HTML",
    (_, email) => {
      expect(email.text).toMatch(/^Hej (Mette|Signe)\n/);
      expect(email.text).toContain("Telefon 70 55 50 10");
      expect(email.html).toContain('lang="da"');
      expect(email.html).not.toContain("<Bad>");
      expect(email.html).not.toContain("a=1&b=2");
      expect(`${email.subject}${email.text}`).not.toMatch(/\b(undefined|null|NaN)\b|&amp;/);
    },
  );
});

describe("an e-mail", () => {
  it("about new jobs can be unsubscribed from, one about own shifts cannot", () => {
    expect(newJob(offered, brand).text).toContain("https://vagtklar.test/email/unsubscribe/abc");
    expect(hired(job, brand).text).not.toContain("Afmeld");
  });

  it("of approval asks for prepayment only where there is one", () => {
    const asked = booking.bookingApproved(
      { ...booked, prepayment: { percents: [25, 50], amount: 4_500_000 } },
      brand,
    );
    expect(asked.text).toContain("45.000,00\u00a0kr.");
    expect(booking.bookingApproved(booked, brand).text).not.toContain("forudbetales");
  });

  it("with the booking list numbers the people and shows their telephones", () => {
    const people = [
      { name: "Anna K.", phone: "20550118" },
      { name: "Jonas T.", phone: null },
    ];
    expect(bookingList({ ...booked, people }, brand).text).toContain("1: Anna K., 20 55 01 18\n2: Jonas T.");
  });

  it("says what the wage was and is", () => {
    expect(wageRaised({ ...job, before: 19_200, after: 20_050 }, brand).text).toContain(
      "fra 192,00\u00a0kr. til 200,50\u00a0kr.",
    );
  });
});

describe("strangers' words", () => {
  const nasty = {
    ...booked,
    contactPerson: "Signe\r\nBcc: alle@jensen.test\u202e<b>",
    corporationName: "Kro\u200b",
  };

  it("stay in one line, without what cannot be seen, and are no HTML", () => {
    const mails = [
      welcomeCorporation({ ...nasty, hasBooking: false }, brand),
      booking.bookingReceived(nasty, brand),
    ];
    for (const { subject, text, html } of mails) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).toContain("Hej Signe Bcc: alle@jensen.test<b>\n");
      expect(html).toContain("Hej Signe Bcc: alle@jensen.test&lt;b&gt;");
      expect(subject + text + html).not.toMatch(/[\u200b\u202e]/);
    }
  });

  it("make no header of a subject", () => {
    const { subject } = staffCancelled(
      { ...lost, corporationName: "x", name: "Jonas\r\nBcc: alle@jensen.test" },
      brand,
    );
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe("a secret link", () => {
  const link = "https://vagtklar.test/confirmResetPassword/hemmelighed?a=1&b=2";
  const mail = passwordReset({ contactPerson: "Signe", link }, brand);

  it("is left out of text and HTML until they are sent", () => {
    expect(mail.secretLink).toBe(link);
    expect(mail.text + mail.html).not.toContain("hemmelighed");
    expect(mail.text).toContain("[hemmeligt link]");
  });

  it("is put in where it belongs when they are", () => {
    const { text, html } = revealLink(mail, link);
    expect(text).toContain(`Vælg nyt kodeord:\n${link}\n`);
    expect(html).toContain('href="https://vagtklar.test/confirmResetPassword/hemmelighed?a=1&amp;b=2"');
    expect(text + html).not.toContain("[hemmeligt link]");
  });
});
