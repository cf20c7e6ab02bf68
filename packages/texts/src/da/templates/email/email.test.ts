import { describe, expect, it, test } from "vitest";
import { booked, job, lost, offered, templates, written } from "#tests/support/fixtures/emails.ts";
import { defaultBrand as brand } from "#texts/da/common/brand.ts";
import * as order from "#texts/da/templates/order.ts";
import * as owners from "../owner-approval.ts";
import * as webhooks from "../webhooks.ts";
import * as accounts from "./account.ts";
import * as agreement from "./agreement.ts";
import * as approval from "./approval.ts";
import * as booking from "./booking.ts";
import * as checkout from "./checkout.ts";
import * as companies from "./company-account.ts";
import * as notices from "./company-notices.ts";
import * as contracts from "./contract-texts.ts";
import * as documents from "./documents.ts";
import * as inactivity from "./inactivity.ts";
import * as jobs from "./jobs.ts";
import * as passkey from "./passkey.ts";
import * as penalties from "./penalties.ts";
import * as profile from "./profile.ts";
import * as security from "./security.ts";
import * as shifts from "./shifts.ts";
import * as sick from "./sick.ts";
import * as silence from "./silence.ts";
import * as staff from "./staff.ts";
import * as transfer from "./transfer.ts";
import * as wayIn from "./way-in.ts";

const { bookingList } = staff;
const { hired, newJob } = jobs;
const emails = Object.entries(templates);

test.each(emails)("%s says which booking it is about, where it is about one", (_, write) => {
  const { text, html } = write();
  const isAboutBooking = /^(?:Tid|Sted|Vagt): /m.test(text) || text.includes("bookingen");
  if (!isAboutBooking) return expect(text).not.toContain(job.address);
  expect(text).toMatch(/booking[: ]\s?4711/i);
  expect(html).toContain("4711");
});

test("every template is looked at here", () => {
  const mails = [
    accounts,
    agreement,
    approval,
    booking,
    checkout,
    companies,
    contracts,
    inactivity,
    documents,
    jobs,
    notices,
    order,
    owners,
    passkey,
    penalties,
    profile,
    security,
    silence,
    shifts,
    sick,
    staff,
    transfer,
    wayIn,
    webhooks,
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
      for (const fact of [when, job.address, "192,00\u00a0kr."]) expect(written(mail).text).toContain(fact);
  });

  it("has weekday, time, place and price for who pays", () => {
    for (const mail of [
      booking.bookingReceived(booked, brand),
      staff.staffSick(lost, brand),
      checkout.stampOutReminder(booked, brand),
    ])
      for (const fact of [when, job.address, "5.184,00\u00a0kr. ekskl. moms"])
        expect(written(mail).text).toContain(fact);
  });
});

describe("an e-mail", () => {
  it("about new jobs can be unsubscribed from, one about own shifts cannot", () => {
    expect(written(newJob(offered, brand)).text).toContain("https://vagtklar.test/email/unsubscribe/abc");
    expect(written(hired(job, brand)).text).not.toContain("Afmeld");
  });

  it("with the booking list numbers the people and shows their telephones", () => {
    const people = [
      { name: "Anna K.", phone: "20550118" },
      { name: "Jonas T.", phone: null },
    ];
    expect(written(bookingList({ ...booked, people }, brand)).text).toContain(
      "1: Anna K., 20 55 01 18\n2: Jonas T.",
    );
  });

  it("says what a term was and is", () => {
    const lines = [["Timeløn", "192,00 kr.", "200,50 kr."]] as const;
    expect(written(agreement.shiftChanged({ ...job, lines }, brand)).text).toContain(
      "Timeløn: 200,50 kr. (før: 192,00 kr.)",
    );
  });
});
