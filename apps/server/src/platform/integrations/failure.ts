import type { DeliveryProblem } from "#texts/da/admin/delivery-reasons.ts";

/**
 * What every failure of an outside service carries: the service's name, a message that is safe to log and to show to
 * an admin, and what kind of problem it is.
 */
export abstract class ServiceFailure extends Error {
  readonly service: string;
  abstract readonly problem: DeliveryProblem;

  constructor(service: string, message: string) {
    super(`${service}: ${message}`);
    this.name = new.target.name;
    this.service = service;
  }
}

/** It did not happen and may work later: the job tries again with backoff. */
export class TemporaryFailure extends ServiceFailure {
  readonly problem = "unreachable";
  /** How long the service asked us to wait, in milliseconds, when it said so. */
  readonly retryAfter: number | null;

  constructor(service: string, message: string, retryAfter: number | null = null) {
    super(service, message);
    this.retryAfter = retryAfter;
  }
}

/** It did not happen and will not until a person changes something: the job waits where an admin sees it. */
export class PermanentFailure extends ServiceFailure {
  readonly problem: DeliveryProblem;
  /** What the service said, for an admin to read and never for a log: it may name whom it is about. */
  readonly said: string | null;

  constructor(
    service: string,
    message: string,
    problem: Extract<
      DeliveryProblem,
      | "refused"
      | "bad_recipient"
      | "missing_data"
      | "amount_differs"
      | "reference_not_kept"
      | "look_up_first"
      | "expired"
    > = "refused",
    said: string | null = null,
  ) {
    super(service, message);
    this.problem = problem;
    this.said = said;
  }
}

/**
 * A permanent failure after which something of it is at the service: an invoice that is booked but not handed over.
 * It is sent again as it is, never taken back and made anew.
 */
export class LeftBehind extends PermanentFailure {}

/** The device takes no messages any more: it was signed off, or asked by other keys than ours. */
export class DeviceGone extends PermanentFailure {
  constructor(why: string) {
    super("Push", why, "bad_recipient");
  }
}

/**
 * The request left us and no usable answer came: it may have happened. The job tries again later. Accounting and
 * payroll look their own reference up before they repeat anything, so calling them again is safe.
 */
export class UnknownOutcome extends ServiceFailure {
  readonly problem = "unclear";
}

/**
 * The service does not let us in, or was never set up: our key, our sender, our settings. Nothing is wrong with what
 * was sent, so it waits until that is mended and goes out by itself.
 */
export class NoAccess extends ServiceFailure {
  readonly problem: "access_refused" | "not_configured";

  constructor(
    service: string,
    message: string,
    problem: "access_refused" | "not_configured" = "access_refused",
  ) {
    super(service, message);
    this.problem = problem;
  }
}
