import { QueryClient, queryOptions, type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AnswerOf, type Endpoint, type QueryKey, queryKey } from "#contract/wire/endpoint.ts";
import { ApiError, type CallParts, call } from "./call.ts";
import { createDeduplicator } from "./deduplicate.ts";
import { serialQueue } from "./serial-queue.ts";

/**
 * The one cache of the app. A refusal is an answer; only what did not get through is tried again. Without a network
 * calls fail as they do without a server: left waiting, they would be sent behind the back of whoever gave up.
 */
export const answers = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      staleTime: 10_000,
      retry: (tries, error) => tries < 1 && error instanceof ApiError && error.status === 0,
      retryDelay: 800,
    },
  },
});

export function keyOf<E>(row: E, parts: CallParts<E> = {}): QueryKey {
  return queryKey(
    row as unknown as Endpoint,
    parts.params as Record<string, string>,
    parts.query as Record<string, unknown>,
  );
}

/** How a loader or a screen asks for an answer; the key is derived from the row and its parts. */
export function answerOptions<E>(row: E, parts: CallParts<E> = {}) {
  return queryOptions({
    queryKey: keyOf(row, parts),
    queryFn: ({ signal }) => call(row, { ...parts, signal }),
  });
}

/** The answer of a GET row, kept up to date by live changes. */
export function useApiQuery<E>(
  row: E,
  parts: CallParts<E> = {},
  options: { enabled?: boolean } = {},
): UseQueryResult<AnswerOf<E>> {
  return useQuery({ ...answerOptions(row, parts), ...options });
}

/** What is done once a call has its answer. */
interface Afterwards<E> {
  onSuccess?: (answer: AnswerOf<E>) => unknown;
  onError?: (error: Error) => unknown;
  /** Either way, last. */
  onSettled?: () => unknown;
}

/**
 * A call that changes something; a double click makes one call. `stale` keys are asked for again before `onSuccess`;
 * what sent the call may be gone from the page by then, and is told all the same. By `mutationKey` other components
 * find it while it runs. Calls of one `line` are sent one after the other.
 */
export function useApiMutation<E>(
  row: E,
  options: { stale?: readonly QueryKey[]; mutationKey?: readonly (string | number)[]; line?: string } = {},
) {
  const [join] = useState(createDeduplicator<AnswerOf<E>>);
  const { line } = options;
  const send = (parts: CallParts<E>) =>
    line === undefined ? call(row, parts) : serialQueue(line, () => call(row, parts));
  const mutation = useMutation({
    mutationKey: options.mutationKey,
    mutationFn: (parts: CallParts<E>) => join(JSON.stringify(parts), () => send(parts)),
    onSuccess: () => invalidate(options.stale ?? []),
  });

  function mutate(parts: CallParts<E>, { onSuccess, onError, onSettled }: Afterwards<E> = {}): void {
    const answered = mutation.mutateAsync(parts).then(onSuccess, onError ?? (() => {}));
    void answered.finally(onSettled);
  }

  return { ...mutation, mutate };
}

/** Marks every answer stale whose key begins with one of these. */
export async function invalidate(keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((key) => answers.invalidateQueries({ queryKey: key })));
}
