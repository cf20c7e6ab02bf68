import { describe, expect, it, test } from "vitest";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import * as accounts from "./account.ts";
import * as agreement from "./agreement.ts";
import * as approval from "./approval.ts";
import * as booking from "./booking.ts";
import * as checkout from "./checkout.ts";
import * as notices from "./company-notices.ts";
import * as inactivity from "./inactivity.ts";
import * as jobs from "./jobs.ts";
import type { Email } from "./layout.ts";
import * as penalties from "./penalties.ts";
import * as profile from "./profile.ts";
import * as security from "./security.ts";
import * as shifts from "./shifts.ts";
import * as sick from "./sick.ts";
import * as silence from "./silence.ts";
import * as staff from "./staff.ts";
import * as transfer from "./transfer.ts";

const { bookingList } = staff;
const { hired, newJob } = jobs;

const pay = { hours: 3, amount: 57_600 };
const job = {
  firstName: "Mette",
  jobTitle: "Tjener",
  corporationName: "Kro & <Bad>",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link: "https://vagtklar.test/?a=1&b=2",
  hourlyWage: 19_200,
};
const offered = {
  ...job,
  unsubscribeLink: "https://vagtklar.test/email/unsubscribe/abc",
};
const booked = { ...job, contactPerson: "Signe", numberOfStaff: 3, price: 518_400 };
const lost = { ...booked, name: "Jonas T.", reason: "Feber" };
const changed = { contactPerson: "Signe", at: Date.parse("2026-11-24T10:00:00+01:00"), link: job.link };
const nasty = "<img src=x onerror='alert(1)'> \"&\" Ærø";
const penalty = {
  firstName: "Mette",
  card: "red",
  rule: "second_cancellation",
  jobTitle: "Tjener",
  corporationName: job.corporationName,
  day: job.day,
  from: job.from,
  to: job.to,
  address: job.address,
  freezeUntil: changed.at,
  isHeld: false,
  liftsWhen: "replaced",
  link: job.link,
} as const;
const account = { contactPerson: "Signe", link: job.link };
const nine = { from: "10:00", to: "19:00" };
const silent = { ...booked, people: [{ name: nasty, times: nine }], settlesAt: 9e7, now: 0 };
const wrongTimes = {
  ...booked,
  name: "Jonas T.",
  corporationTimes: { from: "10:00", to: "18:00" },
  employeeTimes: { from: "10:00", to: "18:45" },
  explanation: nasty,
};
/** Every template, by the name of its function. */
const templates: Record<string, () => Email> = {
  profileApproved: () => approval.profileApproved({ firstName: "Mette", link: job.link }, brand),
  profileDeclined: () =>
    approval.profileDeclined({ firstName: "Mette", link: job.link, reason: nasty }, brand),
  securityChanged: () =>
    security.securityChanged({ ...changed, change: "reset", reason: "Telefonen <er> tabt" }, brand),
  securityAlert: () =>
    security.securityAlert({ ...changed, failures: 25, account: "Jonas & Co.", network: null }, brand),
  profileDataChanged: () =>
    profile.profileDataChanged(
      { ...changed, firstName: "Mette", fields: ["phone", "bank_account_nr"], byOffice: true },
      brand,
    ),
  exportTaken: () => security.exportTaken({ ...changed, who: "Jonas & Co.", what: "employees" }, brand),
  bookingReceived: () => booking.bookingReceived(booked, brand),
  bookingApproved: () => booking.bookingApproved(booked, brand),
  bookingRejected: () => booking.bookingRejected({ ...booked, reason: nasty }, brand),
  bookingTakenUp: () => booking.bookingTakenUp(booked, brand),
  requestedNumberFound: () => booking.requestedNumberFound(booked, brand),
  bookingCancelled: () => booking.bookingCancelled(booked, brand),
  bookingChanged: () => booking.bookingChanged(booked, brand),
  applicantsCame: () => notices.applicantsCame({ ...booked, free: 2, applicants: 5, fresh: 1 }, brand),
  placesEmpty: () => notices.placesEmpty({ ...booked, free: 2, applicants: 0 }, brand),
  placesUnfilled: () => notices.placesUnfilled({ ...booked, free: 1 }, brand),
  notReady: () => notices.notReady({ ...booked, names: ["Anna K.", nasty] }, brand),
  prepaymentDue: () =>
    notices.prepaymentDue({ ...booked, prepayment: { percents: [25, 50], amount: 602_400 } }, brand),
  invoiceSent: () =>
    notices.invoiceSent(
      {
        ...booked,
        ...{ kind: "invoice", number: "10042", total: 602_400, dueDate: "2026-12-08" },
        ...{ isElectronic: false, billingEmail: "bogholderi@kro.test" },
      },
      brand,
    ),
  invoiceNotDelivered: () =>
    booking.invoiceNotDelivered(
      {
        ...{ contactPerson: "Signe", corporationName: nasty, isCreditNote: false, number: "10042" },
        ...{ total: 602_400, day: job.day, reason: nasty, link: job.link },
      },
      brand,
    ),
  bookingList: () =>
    staff.bookingList({ ...booked, people: [{ name: "Anna K.", phone: "20550118" }] }, brand),
  staffReleased: () => staff.staffReleased(lost, brand),
  staffCancelled: () => staff.staffCancelled({ ...lost, reason: nasty }, brand),
  staffSick: () => staff.staffSick(lost, brand),
  staffWellAgain: () => staff.staffWellAgain(lost, brand),
  staffNotArrived: () => staff.staffNotArrived({ ...booked, names: [nasty, "Emil W."] }, brand),
  staffCame: () => staff.staffCame({ ...booked, name: nasty }, brand),
  staffOnTheWay: () => staff.staffOnTheWay({ ...booked, name: nasty, phone: "20550112", minutes: 20 }, brand),
  checkoutReminder: () => checkout.checkoutReminder(job, brand),
  timesReminder: () => checkout.timesReminder(job, { from: "10:00", to: "18:30" }, brand),
  stampOutReminder: () => checkout.stampOutReminder(booked, brand),
  silenceWarning: () => silence.silenceWarning(silent, brand),
  settledBySilence: () => silence.settledBySilence(silent, brand),
  agreedBySilence: () => silence.agreedBySilence({ ...job, times: nine, stamped: nine }, brand),
  timesRejectedByEmployee: () => checkout.timesRejectedByEmployee(wrongTimes, brand),
  newJob: () => jobs.newJob(offered, brand),
  urgentJob: () => jobs.urgentJob({ ...offered, address: nasty }, brand),
  applicationNotChosen: () => jobs.applicationNotChosen(job, brand),
  hired: () => jobs.hired(job, brand),
  checkInReminder: () => jobs.checkInReminder(job, brand),
  missingPayDataMail: () => jobs.missingPayDataMail(job, brand),
  termsChanged: () =>
    agreement.termsChanged({ ...job, lines: [["Tid", "17–01", nasty]], until: "i morgen kl. 10:00" }, brand),
  shiftChanged: () => agreement.shiftChanged({ ...job, lines: [["Sko", nasty, "Sorte sko"]] }, brand),
  jobChanged: () => agreement.jobChanged({ ...job, lines: [["Sted", nasty, "Tangkajen 14"]] }, brand),
  releasedAfterChange: () => agreement.releasedAfterChange({ ...job, cause: "expired", pay }, brand),
  staffLostByChange: () =>
    agreement.staffLostByChange({ ...booked, name: nasty, cause: "declined", fee: 50_200 }, brand),
  sickTakenBack: () => sick.sickTakenBack(job, brand),
  reportedSick: () => sick.reportedSick({ ...job, reason: nasty }, brand),
  sickDecided: () => sick.sickDecided({ ...job, isExcused: false, reason: nasty }, brand),
  saidNotCome: () => shifts.saidNotCome(job, brand),
  shiftCancelled: () => shifts.shiftCancelled({ ...job, pay }, brand),
  removedFromShift: () => shifts.removedFromShift({ ...job, pay }, brand),
  welcomeCorporation: () => accounts.welcomeCorporation({ ...account, hasBooking: true }, brand),
  passwordReset: () => accounts.passwordReset(account, brand),
  passwordChanged: () => accounts.passwordChanged(account, brand),
  confirmNewEmail: () => accounts.confirmNewEmail({ ...account, corporationName: nasty }, brand),
  emailWillChange: () => accounts.emailWillChange({ ...account, newEmail: nasty, byAdmin: true }, brand),
  emailChanged: () => accounts.emailChanged({ ...account, newEmail: nasty }, brand),
  inactivityWarning: () =>
    inactivity.inactivityWarning(
      { name: "Mette", isCompany: false, erasedOn: "2026-12-24", link: job.link },
      brand,
    ),
  penaltyGiven: () => penalties.penaltyGiven(penalty, brand),
  penaltyGone: () => penalties.penaltyGone(penalty, "met", brand),
  penaltyAnswered: () =>
    penalties.penaltyAnswered({ ...penalty, decision: "uphold", reason: nasty, reviewer: "Ida" }, brand),
  transferConfirmed: () => transfer.transferConfirmed({ firstName: "Mette", link: job.link }, brand),
  transferRefused: () =>
    transfer.transferRefused({ firstName: "Mette", link: job.link, reason: nasty }, brand),
};
const emails = Object.entries(templates);

test("every template is looked at here", () => {
  const mails = [
    accounts,
    agreement,
    approval,
    booking,
    checkout,
    inactivity,
    jobs,
    notices,
    penalties,
    profile,
    security,
    silence,
    shifts,
    sick,
    staff,
    transfer,
  ];
  const names = mails.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  const others = ["penaltyAnsweredSms"];
  expect(Object.keys(templates).sort()).toEqual(names.filter((name) => !others.includes(name)).sort());
});

describe.each(emails)("the e-mail %s", (_, write) => {
  const email = write();

  it("is whole as text: who it is to, what, who writes", () => {
    expect(email.text).toMatch(/^Hej( Mette| Signe)?\n/);
    expect(email.text).toContain("Telefon 70 55 50 10");
    expect(email.text.replaceAll(/https?:\S+/g, "")).not.toMatch(/\d{8}/);
    expect(`${email.subject}${email.text}`).not.toMatch(/\b(undefined|null|NaN)\b|&amp;|\.\./);
  });

  it("says the same as HTML as it says as text, fact by fact", () => {
    const cells = wordsOf(email.html);
    const inHtml = new Set([...cells, ...linksOf(email.html), "Vagtklar"]);
    const text = email.text.replaceAll("\u00a0", " ");
    for (const line of text.split("\n").filter((part) => part !== "")) {
      const fact = /^([^:]+): (.+)$/s.exec(line);
      const isFact = fact?.[1] !== undefined && inHtml.has(fact[1]) && inHtml.has(fact[2] ?? "");
      expect(isFact || inHtml.has(line) || inHtml.has(line.replace(/:$/, "")), line).toBe(true);
    }
    for (const cell of cells) expect(`${email.subject}\n${text}\n✓`, cell).toContain(cell);
  });

  it("breaks no line within a date, the hours or a telephone number", () => {
    expect(email.html).not.toMatch(/<(h1|p|td)[^>]*>[^<]*\d\. \p{Ll}{3}|(?<!p">)\d\d:\d\d–|\d\d \d\d /u);
  });

  it("escapes whatever it is told, fetches nothing, and leads to whole addresses", () => {
    const tags = email.html.match(/<[^>]*>/g)?.join("\n") ?? "";
    for (const wrong of ["<Bad", "<er", "<img", "<script", "<link", " src=", "onerror", "a=1&b", "url("])
      expect(tags.includes(wrong), wrong).toBe(false);
    for (const link of linksOf(email.html)) expect(link).toMatch(/^https:\/\/|^\[hemmeligt link\]$/);
  });

  it("has at most one button, styles on its elements, and colours for the dark", () => {
    expect(email.html.match(/class="m-btn"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(email.html).toContain('lang="da"');
    expect(email.html).toContain('name="color-scheme" content="light dark"');
    expect(email.html).toContain("prefers-color-scheme:dark");
    expect(email.html.match(/<(td|th|p|h1|a)(?![^>]* style=| align="center")[ >]/g)).toBeNull();
  });
});

/** What is read in the HTML, piece by piece, as people see it. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<\/?span[^>]*>/g, "");
  return body
    .split(/<[^>]*>/)
    .map(unescaped)
    .filter((words) => words.trim() !== "");
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => unescaped(link));
}

function unescaped(html: string): string {
  return html
    .replaceAll("\u00a0", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#10003;", "✓")
    .replaceAll("&amp;", "&");
}

describe("an e-mail about a shift", () => {
  const when = "tirsdag d. 24. november 2026, 10:00–18:00";

  it("has weekday, time, place and pay for who works", () => {
    for (const mail of [
      jobs.hired(job, brand),
      agreement.shiftChanged({ ...job, lines: [] }, brand),
      checkout.checkoutReminder(job, brand),
    ])
      for (const fact of [when, job.address, "192,00\u00a0kr."]) expect(mail.text).toContain(fact);
  });

  it("has weekday, time, place and price for who pays", () => {
    for (const mail of [
      booking.bookingReceived(booked, brand),
      staff.staffSick(lost, brand),
      checkout.stampOutReminder(booked, brand),
    ])
      for (const fact of [when, job.address, "5.184,00\u00a0kr. eks. moms"])
        expect(mail.text).toContain(fact);
  });
});

describe("an e-mail", () => {
  it("about new jobs can be unsubscribed from, one about own shifts cannot", () => {
    expect(newJob(offered, brand).text).toContain("https://vagtklar.test/email/unsubscribe/abc");
    expect(hired(job, brand).text).not.toContain("Afmeld");
  });

  it("with the booking list numbers the people and shows their telephones", () => {
    const people = [
      { name: "Anna K.", phone: "20550118" },
      { name: "Jonas T.", phone: null },
    ];
    expect(bookingList({ ...booked, people }, brand).text).toContain("1: Anna K., 20 55 01 18\n2: Jonas T.");
  });

  it("says what a term was and is", () => {
    const lines = [["Timeløn", "192,00 kr.", "200,50 kr."]] as const;
    expect(agreement.shiftChanged({ ...job, lines }, brand).text).toContain(
      "Timeløn: 200,50 kr. (før: 192,00 kr.)",
    );
  });
});
