import { useSyncExternalStore } from "react";
import type { GuideRole, GuideStep } from "#texts/da/common/guide.ts";

const KEPT = "vagtklar-guide";

/** How far the guide of a try-out has come on this device. */
export interface GuideState {
  /** When the try-out's data was made: another try-out begins anew. */
  readonly since: number;
  readonly done: readonly GuideStep[];
  readonly closed: readonly GuideRole[];
}

/** Keeps the guide's state in `storage`, for people who try several roles out in one browser. */
export function createGuide(storage: () => Pick<Storage, "getItem" | "setItem">) {
  const listeners = new Set<() => void>();
  let state: GuideState | null = null;

  function change(next: (before: GuideState) => Partial<GuideState>): void {
    if (state === null) return;
    state = { ...state, ...next(state) };
    try {
      storage().setItem(KEPT, JSON.stringify(state));
    } catch {
      // A full storage: the page that is open remembers it.
    }
    for (const tell of listeners) tell();
  }

  return {
    /** Begins or goes on in the try-out whose data is that old; without one nothing is kept. */
    start(since: number | null): void {
      if (since === null || state?.since === since) return;
      const kept = parse(storage().getItem(KEPT));
      state = kept?.since === since ? kept : { since, done: [], closed: [] };
    },
    note(step: GuideStep): void {
      if (state?.done.includes(step)) return;
      change(({ done }) => ({ done: [...done, step] }));
    },
    close: (role: GuideRole) => change(({ closed }) => ({ closed: [...closed, role] })),
    reopen: (role: GuideRole) => change(({ closed }) => ({ closed: closed.filter((one) => one !== role) })),
    state: () => state,
    watch(tell: () => void): () => void {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** What another version or another hand has written is as good as nothing. */
function parse(kept: string | null): GuideState | null {
  try {
    const { since, done, closed } = JSON.parse(kept ?? "null") as GuideState;
    return Array.isArray(done) && Array.isArray(closed) ? { since, done, closed } : null;
  } catch {
    return null;
  }
}

export const guide = createGuide(() => localStorage);

/** The guide's state, null outside a try-out. */
export function useGuide(): GuideState | null {
  return useSyncExternalStore(guide.watch, guide.state, () => null);
}
