/** The outgoing mail server. */
export interface Mailer {
  /**
   * Hands one e-mail over for delivery. The message id is made from `reference`, so that mail programs recognise a repeat.
   *
   * Throws `TemporaryFailure`, `PermanentFailure`, `UnknownOutcome` or `NoAccess`.
   */
  send(email: Email): Promise<void>;
}

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** One-click unsubscribe address (RFC 8058); null on transactional mail. */
  unsubscribeUrl: string | null;
  /** Our outbox key. */
  reference: string;
  attachments: readonly Attachment[];
}

/** A file that goes with an e-mail. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** The SMS gateway. */
export interface SmsGateway {
  /**
   * Hands one text over for delivery. The gateway has no idempotency: a repeat after `UnknownOutcome` may arrive twice.
   *
   * Throws `TemporaryFailure`, `PermanentFailure`, `UnknownOutcome` or `NoAccess`.
   */
  send(sms: Sms): Promise<SentSms>;
}

interface Sms {
  /** Danish number, 8 digits, with or without `+45`. */
  to: string;
  body: string;
  /** Our outbox key; echoed in delivery reports. */
  reference: string;
  /** Milliseconds after which the text is of no use and is not to arrive; null where it always is. */
  lifetime: number | null;
}

interface SentSms {
  /** The gateway's id, or null when the text stayed in the outbox. */
  messageId: string | null;
}

/** The push services of the browsers. */
export interface PushGateway {
  /**
   * Hands one message over to the service of a device, encrypted for the device.
   *
   * Throws `DeviceGone`, `TemporaryFailure`, `PermanentFailure` or `NoAccess`.
   */
  send(push: Push): Promise<void>;
}

export interface Push {
  readonly device: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** The pair by which the service knows us. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
  /** What the service worker reads, as JSON; at most some 3,000 bytes. */
  readonly content: object;
  /** Milliseconds for which the service keeps it for a device that is off. */
  readonly lifetime: number;
  readonly urgency: "low" | "normal" | "high";
}
