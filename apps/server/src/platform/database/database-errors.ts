const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const FEATURE_NOT_SUPPORTED = "0A000";
const UNIQUE = "23505";
const FOREIGN_KEY = "23503";
const EXCLUSION = "23P01";

/** Whether the same transaction may go through when it is tried again: it met another one, or a plan is no longer valid. */
export function isRetryable(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || isStalePlan(error);
}

/** Whether a prepared statement was refused because its columns are others since it was prepared. */
export function isStalePlan(error: unknown): boolean {
  return sqlStateOf(error) === FEATURE_NOT_SUPPORTED && /cached plan/.test((error as Error).message);
}

/** Whether an error says that a row cannot go because others refer to it, or refers to one that is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlStateOf(error) === FOREIGN_KEY;
}

/** The name of the unique or exclusion constraint that an error says was broken, or null. */
export function brokenConstraint(error: unknown): string | null {
  const code = sqlStateOf(error);
  if (code !== UNIQUE && code !== EXCLUSION) return null;
  return (error as { constraint?: string }).constraint ?? "";
}

/**
 * SQLSTATE of a server that is stopping, starting, full, out of connections or not promoted yet, that cannot write its
 * files, or that ended a statement or session for taking too long.
 */
const SERVER_AWAY = /^(08...|53...|57P0[1-5]|57014|58030|25006|25P03)$/;
const SOCKET_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ERR_STREAM_DESTROYED"],
  ...["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
]);
/** What the driver says of a connection that broke or could not be had; these errors carry no code. */
const BROKEN_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout e(xceeded|xpired))/;

/**
 * Whether an error says that the database is away for now (restarting, out of reach, full, too busy), so that the same
 * call may go through later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlStateOf(error) ?? "";
  return SERVER_AWAY.test(code) || SOCKET_CODES.has(code) || BROKEN_CONNECTION.test(error.message);
}

function sqlStateOf(error: unknown): string | undefined {
  return typeof error === "object" && error !== null ? (error as { code?: string }).code : undefined;
}
