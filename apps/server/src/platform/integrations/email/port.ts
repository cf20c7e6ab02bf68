/** The outgoing mail server. */
export interface Mailer {
  /**
   * Hands one e-mail over for delivery. The message id is made from `reference`, so that mail programs recognise a repeat.
   *
   * Throws `TemporaryFailure`, `PermanentFailure` or `UnknownOutcome`.
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
}
