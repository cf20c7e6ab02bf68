import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { type Body, bodyOf, type Choices, choicesOf, NO_CHOICES, unfinishedIn } from "./choices.ts";

/** The proposal of a booking for what was chosen, if anything was; the server adds it up. */
export function useProposal(bookingId: number, changed: Choices | null) {
  const params = { id: bookingId };
  const base = useQuery({
    queryKey: keyOf(ledgerEndpoints.invoiceProposal, { params }),
    queryFn: ({ signal }) => call(ledgerEndpoints.invoiceProposal, { params, signal }),
  });
  const first = base.data ? choicesOf(base.data) : NO_CHOICES;
  const choices = changed ?? first;
  const isChosen = choices !== NO_CHOICES && base.data !== undefined;
  const body = base.data && bodyOf(base.data, choices);
  const chosen = useQuery({
    queryKey: [...keyOf(ledgerEndpoints.invoiceProposal, { params }), "chosen", body],
    queryFn: async ({ signal }) => {
      const query = { dryRun: "1" } as const;
      const answer = await call(ledgerEndpoints.createInvoice, { params, query, body: body as Body, signal });
      if (!("lines" in answer)) throw new Error("a dry run answers a proposal");
      return answer;
    },
    enabled: isChosen,
    placeholderData: keepPreviousData,
  });
  const unfinished = unfinishedIn(choices);
  const asked = isChosen ? chosen : base;
  return {
    base,
    choices,
    /** Whether it begins with something of an earlier invoice. */
    isAgain: first !== NO_CHOICES,
    /** What is shown and would be sent: null until it is computed for the choices as they are now. */
    proposal: isChosen ? (chosen.data ?? base.data) : base.data,
    isUpToDate: isChosen
      ? unfinished === null && chosen.isSuccess && !chosen.isPlaceholderData && !chosen.isFetching
      : base.isSuccess,
    unfinished,
    /** Why it is not known what would go now: the proposal, or the sum of what was chosen, could not be fetched. */
    error: unfinished === null ? asked.error : null,
    tryAgain: () => void asked.refetch(),
    isTrying: asked.isFetching,
    body,
  };
}
