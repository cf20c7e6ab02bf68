import type { LiveMessage } from "./changes.ts";

/** The other processes that tell of changes, by how many heartbeats ago each was last heard. */
interface Senders {
  heard(message: Pick<LiveMessage, "from" | "bye">): void;
  /** Counts a heartbeat: whether one that has not said good-bye has missed too many; it counts once. */
  beat(): boolean;
}

/** A process that has said nothing for so many heartbeats has ended without a word. */
const MISSED_BEATS = 3;

/** Nobody is heard of at first. */
export function createSenders(): Senders {
  const missed = new Map<string, number>();
  return {
    heard({ from, bye }) {
      if (bye) missed.delete(from);
      else missed.set(from, 0);
    },
    beat() {
      for (const [from, beats] of missed) missed.set(from, beats + 1);
      const gone = [...missed].filter(([, beats]) => beats >= MISSED_BEATS);
      for (const [from] of gone) missed.delete(from);
      return gone.length > 0;
    },
  };
}
