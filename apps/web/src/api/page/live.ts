import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { type QueryKey, queryKey } from "#contract/wire/endpoint.ts";
import { EVERYTHING, invalidate } from "#web/api/calls/answers.ts";
import { identityHeaders, reportUnauthorized } from "#web/api/calls/call.ts";
import { activeToken } from "#web/api/calls/tokens.ts";
import { paced } from "./pace.ts";

const CHANNEL = "vagtklar-live";
const MAX_WAIT_MS = 30_000;

/** Longer ago than any page was opened. */
const LONG_AGO = -1e11;

/**
 * Milliseconds that the request for a stream may be under way. The server counts a page's age back from when it is
 * asked, so that this long before is said again; where it took longer, something may be missing.
 */
const MAX_OPENING_MS = 3_000;

/**
 * Keeps the answers of this tab up to date. One tab of those that act for `account` holds the lock and reads the event stream;
 * it passes every change on to the others. Returns the function that stops it.
 */
export function startLiveUpdates(account: string): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(`${CHANNEL}:${account}`);
  // What has changed since then is said again when the stream opens: what is shown at first was read while the page was
  // loaded. Nothing is while it is open.
  let unheardSince = 0;
  let reopen = new AbortController();

  channel.onmessage = ({ data }: MessageEvent<QueryKey[] | number>) => {
    if (typeof data !== "number") return refresh(data);
    // Another tab has listened for nothing since so many milliseconds.
    unheardSince = Math.min(unheardSince, performance.now() - data);
    reopen.abort();
  };

  /** Reads the stream and opens it again, with growing pauses, for as long as the tab lives. */
  async function lead(): Promise<void> {
    let pause = 1_000;
    while (!stop.signal.aborted) {
      reopen = new AbortController();
      const asked = performance.now();
      const tell = (keys: readonly QueryKey[]) => {
        channel.postMessage(keys);
        refresh(keys);
      };
      const isRefused = await readStream(
        Math.ceil(asked - unheardSince) + MAX_OPENING_MS,
        reopen.signal,
        tell,
        () => {
          unheardSince = Infinity;
          pause = 1_000;
          if (performance.now() - asked > MAX_OPENING_MS) tell(EVERYTHING);
        },
      ).catch(() => false);
      if (isRefused) return;
      // What changed while nobody listened is unknown: everything shown is asked for again.
      if (unheardSince === Infinity) unheardSince = LONG_AGO;
      await wait(pause, stop.signal);
      pause = Math.min(pause * 2, MAX_WAIT_MS);
    }
  }

  // Without locks (an insecure origin on a phone in the kitchen) every tab reads for itself.
  const { locks } = navigator;
  if (locks) channel.postMessage(performance.now());
  (locks ? locks.request(channel.name, { signal: stop.signal }, lead) : lead()).catch(() => {});
  return () => {
    stop.abort();
    reopen.abort();
    channel.close();
  };
}

const worklist = queryKey(worklistEndpoints.today);
const refreshWorklist = paced(() => void invalidate([worklist]));

/** Asks again for what is shown of these; for the worklist, which nearly every event names, at a pace. */
function refresh(keys: readonly QueryKey[]): void {
  const others = keys.filter(([path]) => path !== worklist[0]);
  if (others.length < keys.length) refreshWorklist();
  void invalidate(others);
}

/** Reads the stream to its end; true where it is refused. A session that has ended is left, also where nothing is pressed. */
async function readStream(
  age: number,
  signal: AbortSignal,
  onChange: (keys: QueryKey[]) => void,
  onOpen: () => void,
): Promise<boolean> {
  const active = activeToken();
  if (!active) return true;
  const response = await fetch(`/api/events?age=${age}`, {
    signal,
    headers: identityHeaders(),
  });
  // Another token may be in force by now, which is read for next.
  if (response.status === 401 && activeToken()?.token !== active.token) return false;
  if (response.status === 401) reportUnauthorized(active.key);
  if (response.status === 401 || response.status === 403) return true;
  if (!response.ok || !response.body) return false;
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("data: ")) onChange((JSON.parse(line.slice(6)) as { keys: QueryKey[] }).keys);
    }
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve());
  });
}
