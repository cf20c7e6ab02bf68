import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import { type SmtpSink, startSmtpSink } from "#tests/stand-ins/smtp-sink.ts";
import type { Email, Mailer } from "./messaging.port.ts";
import { createSmtpMailer } from "./smtp.ts";

let sink: SmtpSink;
let mailer: Mailer;

beforeEach(async () => {
  sink = await startSmtpSink();
  mailer = createSmtpMailer({ url: sink.url, from: "Vagtklar <hej@vagtklar.test>" });
});
afterEach(() => sink.close());

const mail: Email = {
  to: "mette@jensen.test",
  subject: "Du er valgt",
  text: "Hej Mette",
  html: null,
  unsubscribeUrl: null,
  attachments: [],
  reference: "outbox-7",
};

test("a mail arrives with sender, receiver, subject and text", async () => {
  await mailer.send(mail);
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toContain("From: Vagtklar <hej@vagtklar.test>");
  expect(sink.mails[0]).toContain("To: mette@jensen.test");
  expect(sink.mails[0]).toContain("Subject: Du er valgt");
  expect(sink.mails[0]).toContain("Hej Mette");
  expect(sink.mails[0]).not.toContain("List-Unsubscribe");
});

test("a program that others wrote reads every word of a mail: Danish letters, long lines, a lone dot, both parts", async () => {
  const subject =
    "Tillykke, du har fået jobbet hos Hotel Østersøen – lørdag d. 5. december kl. 16:00 på Nørregade";
  const long = "Mødested: bagdøren på Åboulevarden, ".repeat(60);
  const text = `Hej Søren\n.\n..to punktummer\n${long}\n=C3=A6 er tre tegn\nKl. 18 – vi ses`;
  const html = `<table><tr><td>Løn: 1.234,50 kr. &amp; 😀</td></tr><tr><td>${long}</td></tr></table>`;
  await mailer.send({ ...mail, subject, text, html, unsubscribeUrl: "https://vagtklar.test/afmeld/abc" });
  const read = await PostalMime.parse(sink.mails[0] ?? "");
  expect(read.from).toMatchObject({ name: "Vagtklar", address: "hej@vagtklar.test" });
  expect(read.to).toEqual([expect.objectContaining({ address: mail.to })]);
  expect(read.subject).toBe(subject);
  expect(read.text?.trimEnd()).toBe(text);
  expect(read.html?.trimEnd()).toBe(html);
  expect(read.attachments).toEqual([]);
  const lines = (sink.mails[0] ?? "").split("\r\n");
  expect(lines.filter((line) => line.length > 998)).toEqual([]);
});

test("news can be unsubscribed with one click", async () => {
  await mailer.send({ ...mail, unsubscribeUrl: "https://vagtklar.test/afmeld/abc" });
  expect(sink.mails[0]).toContain("List-Unsubscribe: <https://vagtklar.test/afmeld/abc>");
  expect(sink.mails[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a repeat has the same message id, another mail another one", async () => {
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({ ...mail, reference: "outbox-8" });
  const [first, repeat, other] = sink.mails.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(first).toMatch(/^<[0-9a-f]{32}@vagtklar\.test>/);
  expect(repeat).toBe(first);
  expect(other).not.toBe(first);
});

test("where encryption is asked for, nothing is said to a server without it, unless its address says so", async () => {
  const from = "Vagtklar <hej@vagtklar.test>";
  const careful = createSmtpMailer({ url: sink.url, from, encrypted: true });
  await expect(careful.send(mail)).rejects.toThrow(new NoAccess("SMTP", "the server offers no encryption"));
  expect(sink.mails).toHaveLength(0);
  await createSmtpMailer({ url: `${sink.url}?requireTLS=false`, from, encrypted: true }).send(mail);
  expect(sink.mails).toHaveLength(1);
});

test("a receiver cannot smuggle a second receiver or a header in", async () => {
  await mailer.send({ ...mail, subject: "Hej\r\nBcc: alle@jensen.test" });
  expect(sink.mails[0]).not.toMatch(/^Bcc:/m);
  await expect(mailer.send({ ...mail, to: "a@b.test>\r\nRCPT TO:<c@d.test" })).rejects.toThrow(
    PermanentFailure,
  );
  expect(sink.mails).toHaveLength(1);
});

test("a subject that is typed as an encoded one hides nothing from its reader", async () => {
  await mailer.send({ ...mail, subject: "Job hos =?utf-8?Q?Hotel=0D=0ABcc:_x@y.test?= i morgen" });
  const read = await PostalMime.parse(sink.mails[0] ?? "");
  expect(read.subject).toBe("Job hos = ?utf-8?Q?Hotel=0D=0ABcc:_x@y.test?= i morgen");
});

test("a refused receiver is permanent and is not quoted", async () => {
  sink.answerReceivers("550 mette@jensen.test is unknown");
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PermanentFailure);
  expect(String(failure)).toBe("PermanentFailure: SMTP: the mail was refused (550)");
});

test("a mail that is put off is tried again", async () => {
  sink.answerReceivers("451 later");
  await expect(mailer.send(mail)).rejects.toThrow(TemporaryFailure);
});

test("a server that is not there is tried again", async () => {
  await sink.close();
  await expect(mailer.send(mail)).rejects.toThrow(TemporaryFailure);
});

test("a lost answer leaves the outcome unknown", async () => {
  sink.dropNextAnswer();
  await expect(mailer.send(mail)).rejects.toThrow(UnknownOutcome);
  expect(sink.mails).toHaveLength(1);
});

test("a server that says nothing does not hold the sender up", async () => {
  sink.keepSilent();
  const impatient = createSmtpMailer({ url: sink.url, from: "a@vagtklar.test", timeout: 300 });
  await expect(impatient.send(mail)).rejects.toThrow("SMTP");
});

test("a server that talks on and on is left in the end", async () => {
  sink.dribble();
  const patient = createSmtpMailer({ url: sink.url, from: "a@vagtklar.test", timeout: 5000, deadline: 400 });
  await expect(patient.send(mail)).rejects.toThrow(UnknownOutcome);
});

test("a sender or a login that the server does not accept is about our settings, not about the mail", async () => {
  sink.answerSenders("550 not you");
  await expect(mailer.send(mail)).rejects.toThrow(NoAccess);
  sink.answerSenders("530 log in first");
  await expect(mailer.send(mail)).rejects.toThrow(NoAccess);
  sink.answerSenders(null);
  await mailer.send(mail);
  expect(sink.mails).toHaveLength(1);
});
