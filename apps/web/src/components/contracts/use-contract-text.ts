import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { ContractKind } from "#rules/contract-texts/contract-text.ts";
import type { Day } from "#rules/time/moment.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";

/** A text as whoever is signed in reads it: the one in force, or on a day to come. */
export function useContractText(kind: ContractKind, on?: Day) {
  return useApiQuery(contractTextEndpoints.contractText, { params: { kind }, query: on ? { on } : {} });
}

/** Whether a call was refused because another text is in force than was shown. */
export function isTextChanged(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "text_changed";
}
