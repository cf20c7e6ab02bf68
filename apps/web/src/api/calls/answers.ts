import {
  hashKey,
  QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { useState } from "react";
import { type AnswerOf, type Endpoint, type QueryKey, queryKey } from "#contract/wire/endpoint.ts";
import { ApiError, type CallParts, call, callToChange } from "./call.ts";

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
  options: { enabled?: boolean; refetchInterval?: number } = {},
): UseQueryResult<AnswerOf<E>> {
  return useQuery({ ...answerOptions(row, parts), ...options });
}

interface ApiMutationOptions {
  /** Other components find the running call by it. */
  mutationKey?: readonly (string | number)[];
  /** Calls of one scope are sent one after the other: what was written last is then stored last. */
  scope?: string;
}

/** What is done once a call has its answer. */
interface Afterwards<E> {
  onSuccess?: (answer: AnswerOf<E>) => unknown;
  onError?: (error: Error) => unknown;
  /** Either way, last. */
  onSettled?: () => unknown;
}

/**
 * A call that changes something: `useMutation` with three differences. The two presses of a double click make one call.
 * The queries that the server names as stale are asked again before `onSuccess`; where the call is refused because the
 * page is behind, all that are shown. And the callbacks of `mutate` run even where the component is gone by then, as a
 * dialog that has closed.
 */
export function useApiMutation<E>(row: E, { mutationKey, scope }: ApiMutationOptions = {}) {
  const [join] = useState(createDeduplicator<AnswerOf<E>>);
  const mutation = useMutation<AnswerOf<E>, Error, CallParts<E>>({
    mutationKey,
    scope: scope === undefined ? undefined : { id: scope },
    mutationFn: async (parts) => {
      const { answer, stale } = await callToChange(row, parts);
      await invalidate(stale);
      return answer;
    },
    onError: (error) => void (isBehind(error) && invalidate(EVERYTHING)),
  });

  function mutateAsync(parts: CallParts<E>): Promise<AnswerOf<E>> {
    return join(hashKey([parts]), () => mutation.mutateAsync(parts));
  }

  function mutate(parts: CallParts<E>, { onSuccess, onError, onSettled }: Afterwards<E> = {}): void {
    const answered = mutateAsync(parts).then(onSuccess, onError ?? (() => {}));
    void answered.finally(onSettled);
  }

  return { ...mutation, mutate, mutateAsync };
}

/** The beginning of every key. */
export const EVERYTHING: readonly QueryKey[] = [[]];

/** Somebody else was first: what was pressed is in another state by now, or gone, or the user has another role. */
function isBehind(error: Error): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404 || error.code === "role");
}

/** Marks every answer stale whose key begins with one of these. */
export async function invalidate(keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map((queryKey) => {
      // What is under way may be of before the change, and is not always asked for again.
      for (const query of answers.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
        const again = () => answers.invalidateQueries({ queryKey: query.queryKey, exact: true });
        query.promise?.then(() => setTimeout(again)).catch(() => {});
      }
      return answers.invalidateQueries({ queryKey });
    }),
  );
}

/**
 * Makes a function that sends, and answers the call under way instead when the one sent last was the same: the two
 * presses of a double click can both come before the button knows that it waits.
 */
export function createDeduplicator<Answer>() {
  let last: { readonly key: string; readonly answer: Promise<Answer> } | null = null;

  return function join(key: string, send: () => Promise<Answer>): Promise<Answer> {
    if (last?.key === key) return last.answer;
    const answer = send().finally(() => {
      if (last?.answer === answer) last = null;
    });
    last = { key, answer };
    return answer;
  };
}
