import { createHash } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import {
  PermanentFailure,
  type ServiceFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import type { Email, Mailer } from "./port.ts";

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  url: string;
  /** `Vagtklar <hej@vagtklar.dk>`. */
  from: string;
  /** Milliseconds for the connection, the greeting and every answer; 15 seconds when left out. */
  timeout?: number;
}

export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const timeout = settings.timeout ?? 15_000;
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      // One receiver, and nothing that a mail server could read as a second one.
      if (/[\s<>,;]/.test(email.to)) throw new PermanentFailure("SMTP", "the address is not valid");
      try {
        await transport.sendMail(compose(email, settings.from));
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

function compose(email: Email, from: string): SendMailOptions {
  return {
    from,
    to: { name: "", address: email.to },
    subject: email.subject,
    text: email.text,
    html: email.html ?? undefined,
    messageId: messageId(email.reference, from),
    headers: email.unsubscribeUrl === null ? {} : unsubscribeHeaders(email.unsubscribeUrl),
  };
}

/** The same for every attempt; a hash, so that no key shows who or what the mail is about. */
function messageId(reference: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(reference).digest("hex").slice(0, 32)}@${domain}>`;
}

/** One-click unsubscribe, RFC 8058. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * The server's words are left out: they may quote the receiver. A 5xx answer to a receiver or a message is final;
 * a failed login is not, since only the settings need mending.
 */
function toFailure(error: unknown): ServiceFailure {
  const { code, responseCode, syscall } = error as { code?: string; responseCode?: number; syscall?: string };
  const status = responseCode === undefined ? "" : ` (${responseCode})`;
  if (code === "EAUTH") return new TemporaryFailure("SMTP", `the login was refused${status}`);
  if (responseCode !== undefined && responseCode >= 500) {
    return new PermanentFailure("SMTP", `the mail was refused${status}`);
  }
  if (responseCode !== undefined) return new TemporaryFailure("SMTP", `the mail was put off${status}`);
  if (code === "EDNS" || syscall === "connect") return new TemporaryFailure("SMTP", "could not connect");
  if (code === "EENVELOPE" || code === "EMESSAGE")
    return new PermanentFailure("SMTP", "the mail is not valid");
  return new UnknownOutcome("SMTP", "the connection broke off");
}
