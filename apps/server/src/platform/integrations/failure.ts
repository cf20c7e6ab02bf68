/**
 * What every failure of an outside service carries: the service's name and a message that is safe to log and to
 * show to an admin.
 */
export abstract class ServiceFailure extends Error {
  readonly service: string;

  constructor(service: string, message: string) {
    super(`${service}: ${message}`);
    this.name = new.target.name;
    this.service = service;
  }
}

/** It did not happen and may work later: the job tries again with backoff. */
export class TemporaryFailure extends ServiceFailure {
  /** How long the service asked us to wait, in milliseconds, when it said so. */
  readonly retryAfter: number | null;

  constructor(service: string, message: string, retryAfter: number | null = null) {
    super(service, message);
    this.retryAfter = retryAfter;
  }
}

/** It did not happen and will not until a person changes something: the job waits where an admin sees it. */
export class PermanentFailure extends ServiceFailure {}

/**
 * A permanent failure after which something of it may be at the service: an invoice that is booked but not handed
 * over, a pay line that nobody can look up. It is sent again as it is, never taken back and made anew.
 */
export class LeftBehind extends PermanentFailure {}

/**
 * The request left us and no usable answer came: it may have happened. The job tries again later. Accounting and
 * payroll look their own reference up before they repeat anything, so calling them again is safe.
 */
export class UnknownOutcome extends ServiceFailure {}
