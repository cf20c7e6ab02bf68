import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { newRequestName, requestKeyOf } from "#web/api/calls/request-key.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { sentWords } from "#web/components/bookings/sent-words.ts";
import { isTextChanged, useContractText } from "#web/components/contracts/use-contract-text.ts";
import { useDuplicateQuestion } from "#web/components/duplicates/use-duplicate-question.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { plannedOf } from "./order-draft.ts";
import type { useOrderForm } from "./use-order-form.ts";

/** Sends the order, or the roles beside a booking, once, however often it is pressed, and leads to the order's page. */
export function useSendOrder(
  { body, forget }: ReturnType<typeof useOrderForm>,
  beside: WireCorporationBooking | null,
) {
  const navigate = useNavigate();
  const create = useApiMutation(orderEndpoints.create);
  const add = useApiMutation(orderEndpoints.addRoles);
  const sent = beside ? add : create;
  const duplicates = useDuplicateQuestion();
  const terms = useContractText("trade_terms");
  const [newName] = useState(newRequestName);
  const draft = beside ? `order-beside-${beside.id}-request` : "order-request";
  const [requestName, , forgetRequest] = useDraftState(draft, newName, () => true);

  function send() {
    if (!body) return;
    // An answer may be lost on its way: sent again, the same order is made once.
    const header = requestKeyOf(requestName, body);
    const parts = { query: {}, body: { ...body, terms_version: terms.data?.version }, header };
    const answers = {
      onSuccess: (made: AnswerOf<typeof orderEndpoints.create>) => {
        if (!("id" in made)) return;
        forget();
        forgetRequest();
        toast.success(sentWords(made.bookings) ?? (beside ? texts.added : texts.done(made.bookings.length)));
        void navigate({ to: "/orders/$orderId", params: { orderId: String(made.id) } });
      },
      onError: (error: Error) => isTextChanged(error) && void terms.refetch(),
    };
    duplicates.ask(plannedOf(body), header, () => {
      if (beside) add.mutate({ ...parts, params: { id: beside.id } }, answers);
      else create.mutate(parts, answers);
    });
  }

  return {
    ...{ send, reset: sent.reset, isPending: sent.isPending || duplicates.isChecking },
    question: duplicates.question,
    isTermsChanged: isTextChanged(sent.error),
    error: sent.error ? sentenceOf(sent.error) : undefined,
  };
}

function sentenceOf(error: Error): string {
  if (isTextChanged(error)) return error.sentence;
  const [message] = error instanceof ApiError ? Object.values(error.fields) : [];
  return message ? `${message}. ${texts.failed}` : texts.failed;
}
