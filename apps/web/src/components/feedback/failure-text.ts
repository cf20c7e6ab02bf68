import { ApiError } from "#web/api/calls/call.ts";

/** Not allowed, not in this state, not like this, too often: the server has a sentence for each. */
const refusals: readonly number[] = [403, 409, 422, 429];
/** Waiting does not help: whoever runs the server has a setting to write. */
const NOT_CONFIGURED = "not_configured";

/** The sentence for a failed call: the server's reason where it refused, else `general`. */
export function failureText(error: unknown, general: string): string {
  return isRefusal(error) && error.sentence !== "" ? error.sentence : general;
}

/** Whether the server said no, and would again: anything else that failed may work the next time. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (refusals.includes(error.status) || error.code === NOT_CONFIGURED);
}
