import { useSyncExternalStore } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { formatDay } from "#texts/format/days.ts";
import { newRequestName } from "#web/api/calls/request-key.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { type PageMoment, pageNow } from "./page-moment.ts";

/** What an employee did without a connection, as the phone keeps it until the server has answered. */
export interface QueuedAction {
  readonly id: string;
  readonly kind: "check_in" | "arrive" | "check_out";
  /** Nobody else's session sends it. */
  readonly employeeId: number;
  readonly bookingId: number;
  /** Job and day, for whoever reads of it later. */
  readonly title: string;
  /** What is sent besides the moment; never pay data. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly madeAt: Moment;
  /** The moment by the page's own count of time; missing in actions that earlier versions stored. */
  readonly counted?: PageMoment | undefined;
  /** The moment by the phone's clock; missing in actions that earlier versions stored. */
  readonly byPhone?: Moment | undefined;
  /** The server's sentence, once it has refused; null while it waits. */
  readonly refusal: string | null;
}

const KEY = "vagtklar-acts";
const none: readonly QueuedAction[] = [];

/** The actions that wait or were refused, oldest first, in the storage that all tabs share. */
export function createOfflineQueue(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let list = none;

  function all(): readonly QueuedAction[] {
    const stored = storage().getItem(KEY);
    if (stored !== text) {
      text = stored;
      list = parse(stored);
    }
    return list;
  }

  function save(next: readonly QueuedAction[]): void {
    if (next.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(next));
    for (const tell of listeners) tell();
  }

  return {
    all,

    /** Keeps an action. Reporting ready again changes nothing; times that are sent anew replace the earlier ones. */
    add(action: QueuedAction): void {
      const isSame = (other: QueuedAction) =>
        other.kind === action.kind &&
        other.bookingId === action.bookingId &&
        other.employeeId === action.employeeId;
      const isThere = all().some((other) => isSame(other) && other.refusal === null);
      if (action.kind === "check_in" && isThere) return;
      save([...all().filter((other) => !isSame(other)), action]);
    },

    /** The server has accepted it, or the person has read that it did not. */
    remove(id: string): void {
      save(all().filter((action) => action.id !== id));
    },

    /** Its moment is reckoned: sent again it is the same one, whatever the clocks say then. */
    fixMoment(id: string, madeAt: Moment): void {
      const settled = { madeAt, counted: undefined, byPhone: undefined };
      save(all().map((action) => (action.id === id ? { ...action, ...settled } : action)));
    },

    refuse(id: string, refusal: string): void {
      save(all().map((action) => (action.id === id ? { ...action, refusal } : action)));
    },

    /** Calls `tell` after every change, of another tab too. Returns what ends it. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      globalThis.addEventListener?.("storage", tell);
      return () => {
        listeners.delete(tell);
        globalThis.removeEventListener?.("storage", tell);
      };
    },
  };
}

export const offlineQueue = createOfflineQueue(() => localStorage);

/** What is done now, ready to be kept. */
export function queuedActionOf(
  kind: QueuedAction["kind"],
  employeeId: number,
  { id, date, jobRole }: WireEmployeeBooking,
  body: QueuedAction["body"] = {},
): QueuedAction {
  const madeAt = serverNow();
  const title = `${jobRole.job_title}, ${formatDay(date, dayOf(madeAt))}`;
  return {
    id: newRequestName(),
    kind,
    employeeId,
    bookingId: id,
    title,
    body,
    madeAt,
    counted: pageNow(),
    byPhone: Date.now(),
    refusal: null,
  };
}

/** Every action that this phone keeps. */
export function useQueuedActions(): readonly QueuedAction[] {
  return useSyncExternalStore(offlineQueue.subscribe, offlineQueue.all, () => none);
}

/** Whether something of that kind on that booking waits on the phone to be sent. */
export function useHasQueuedAction(kind: QueuedAction["kind"], bookingId: number): boolean {
  return useQueuedActions().some(
    (action) => action.kind === kind && action.bookingId === bookingId && action.refusal === null,
  );
}

function parse(text: string | null): readonly QueuedAction[] {
  try {
    return (JSON.parse(text ?? "[]") as readonly QueuedAction[]) ?? none;
  } catch {
    return none;
  }
}
