import type { LiveMessage } from "./changes.ts";

/** The other processes that tell of changes, by when each was last heard. */
interface Senders {
  heard(message: Pick<LiveMessage, "from" | "bye">, at: number): void;
  /** Whether one that has not said good-bye was last heard before `since`; it counts once. */
  areGone(since: number): boolean;
}

/** Nobody is heard of at first; `own` is this process, whose end nobody here has to notice. */
export function createSenders(own: string): Senders {
  const lastHeard = new Map<string, number>();
  return {
    heard({ from, bye }, at) {
      if (bye) lastHeard.delete(from);
      else if (from !== own) lastHeard.set(from, at);
    },
    areGone(since) {
      const gone = [...lastHeard].filter(([, at]) => at < since);
      for (const [from] of gone) lastHeard.delete(from);
      return gone.length > 0;
    },
  };
}
