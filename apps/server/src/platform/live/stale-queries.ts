import { AsyncLocalStorage } from "node:async_hooks";
import { type Invalidation, MAX_STALE_QUERIES_BYTES, type QueryKey } from "#contract/wire/endpoint.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { channelsOf } from "./channels.ts";

/** What the call that is under way has made stale so far. */
const staleOfCall = new AsyncLocalStorage<Invalidation[]>();

/** Runs a call and gives what it answers, with what its saved transactions made stale. */
export async function collectStale<Answer>(
  call: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly stale: readonly Invalidation[] }> {
  const stale: Invalidation[] = [];
  const answer = await staleOfCall.run(stale, call);
  return { answer, stale };
}

/** Adds to what the call under way has made stale; outside of calls nobody waits for it. */
export function addStale(changes: readonly Invalidation[]): void {
  staleOfCall.getStore()?.push(...changes);
}

/**
 * The value of the header `Stale-Queries`: the query keys, as JSON, that the caller's own pages have to ask again; `[[]]`,
 * which is all of them, where they are too many for a header, and null where there are none.
 */
export function staleQueriesHeader(session: Session, stale: readonly Invalidation[]): string | null {
  if (session.kind === "none") return null;
  const own = channelsOf(session);
  const keys = stale
    .filter(({ channels }) => channels.some((channel) => own.has(channel)))
    .flatMap((change): readonly QueryKey[] => change.keys);
  const texts = new Set(keys.map((key) => JSON.stringify(key)));
  if (texts.size === 0) return null;
  const value = `[${[...texts].join()}]`;
  return value.length > MAX_STALE_QUERIES_BYTES ? "[[]]" : value;
}
