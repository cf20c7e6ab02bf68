import { lostTexts } from "#texts/da/employee/phone/lost.ts";
import { ApiError, isUnanswered } from "#web/api/calls/call.ts";

/** Whether the server said no: the page that was acted on is out of date then. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Whether there is nothing left to cancel: an earlier try whose answer was lost has done it, or the company has. */
export function isDoneAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === "nothing_to_cancel";
}

/** What stands beside the button of a call that failed: the server's reason, else what became of it and what next. */
export function lostText(error: unknown, phone?: string): string {
  if (error instanceof ApiError && isRefused(error) && error.sentence) return error.sentence;
  const sentence = isUnanswered(error) ? lostTexts.unanswered : lostTexts.failed;
  // A number that breaks over two lines is not dialled right.
  return phone === undefined ? sentence : `${sentence} ${lostTexts.orCall(phone.replaceAll(" ", "\u00a0"))}`;
}
