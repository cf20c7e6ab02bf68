import { createHash } from "node:crypto";
import { createTransport, type SendMailOptions } from "nodemailer";
import {
  NoAccess,
  PermanentFailure,
  type ServiceFailure,
  TemporaryFailure,
  UnknownOutcome,
} from "#server/platform/integrations/failure.ts";
import type { Email, Mailer } from "./messaging.port.ts";

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  url: string;
  /** `Vagtklar <hej@vagtklar.dk>`. */
  from: string;
  /** Nothing is sent to a server that offers no encryption, unless the address ends on `?requireTLS=false`. */
  encrypted?: boolean;
  /** Milliseconds for the connection, the greeting and every answer; 15 seconds when left out. */
  timeout?: number;
  /** Milliseconds for a whole mail, however slowly the server goes on talking; 45 seconds when left out. */
  deadline?: number;
}

/** Sends mails through an SMTP server, a connection for each. Throws the failures of `failure.ts`. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const timeout = settings.timeout ?? 15_000;
  const deadline = settings.deadline ?? 45_000;
  const transport = createTransport({
    url: settings.url,
    requireTLS: settings.encrypted ?? false,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      // One receiver, and nothing that a mail server could read as a second one.
      if (/[\s<>,;]/.test(email.to)) {
        throw new PermanentFailure("SMTP", "the address is not valid", "bad_recipient");
      }
      const sending = transport.sendMail(compose(email, settings.from));
      try {
        await within(deadline, sending);
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

/** Connects and signs in without sending anything; throws where a mail would not leave either. */
export async function trySmtp({ url, encrypted }: SmtpSettings): Promise<void> {
  const requireTLS = encrypted ?? false;
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 };
  const transport = createTransport({
    url,
    requireTLS,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A server that says a word now and then never runs into the timeouts of the connection; this ends the wait for it. */
async function within(milliseconds: number, sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("deadline")), milliseconds);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

function compose(email: Email, from: string): SendMailOptions {
  return {
    from,
    to: { name: "", address: email.to },
    subject: asTyped(email.subject),
    text: email.text,
    html: email.html ?? undefined,
    attachments: email.attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    messageId: messageId(email.reference, from),
    headers: email.unsubscribeUrl === null ? {} : unsubscribeHeaders(email.unsubscribeUrl),
  };
}

/**
 * A line that its reader's program shows as it was typed: in a header «=?utf-8?Q?=0D=0ABcc:?=» stands for what it encodes,
 * line breaks too, and others may have chosen words of a subject.
 */
function asTyped(line: string): string {
  return line.replaceAll("=?", "= ?");
}

/** The `Message-ID` of a mail, equal at every attempt; a hash, so that no key shows who or what the mail is about. */
function messageId(reference: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(reference).digest("hex").slice(0, 32)}@${domain}>`;
}

/** One-click unsubscribe, RFC 8058. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** SMTP answers that say no to us: a login is wanted or refused. */
const loginAnswers = [530, 534, 535, 538];

/**
 * The server's words are left out: they may quote the receiver. A 5xx answer to a receiver or a message is final; one
 * to the login or the sender is about our settings.
 */
function toFailure(error: unknown): ServiceFailure {
  const { code, command, responseCode, syscall } = error as SmtpError;
  const status = responseCode === undefined ? "" : ` (${responseCode})`;
  if (code === "EAUTH" || (responseCode !== undefined && loginAnswers.includes(responseCode))) {
    return new NoAccess("SMTP", `the login was refused${status}`);
  }
  // Asked for encryption, the server refuses or cannot: that is for who runs it to settle.
  if (code === "ETLS" || command === "STARTTLS")
    return new NoAccess("SMTP", "the server offers no encryption");
  if (responseCode !== undefined && responseCode >= 500) {
    if (command === "MAIL FROM") return new NoAccess("SMTP", `the sender was refused${status}`);
    const problem = command === "RCPT TO" ? "bad_recipient" : "refused";
    return new PermanentFailure("SMTP", `the mail was refused${status}`, problem);
  }
  if (responseCode !== undefined) return new TemporaryFailure("SMTP", `the mail was put off${status}`);
  if (code === "EDNS" || syscall === "connect") return new TemporaryFailure("SMTP", "could not connect");
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return new PermanentFailure("SMTP", "the mail is not valid");
  }
  return new UnknownOutcome("SMTP", "the connection broke off");
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly syscall?: string;
}
