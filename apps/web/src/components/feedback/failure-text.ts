import { ApiError } from "#web/api/calls/call.ts";

/** Not allowed, not in this state, not like this, too often: the server has a sentence for each. */
const refusals: readonly number[] = [403, 409, 422, 429];

/** The sentence for a failed call: the server's reason where it refused, else `general`. */
export function failureText(error: unknown, general: string): string {
  if (!(error instanceof ApiError)) return general;
  return refusals.includes(error.status) && error.sentence !== "" ? error.sentence : general;
}
