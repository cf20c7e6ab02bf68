import { useSyncExternalStore } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { formatDay } from "#texts/format/days.ts";
import { newRequestName } from "#web/api/calls/request-key.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { type PageMoment, pageNow } from "./page-moment.ts";

/** What an employee did without a connection, as the phone keeps it until the server has answered. */
export interface KeptAct {
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
  /** The same as the page counts; acts of earlier versions have none. */
  readonly counted?: PageMoment | undefined;
  /** What the phone's own clock said; acts of earlier versions have none. */
  readonly byPhone?: Moment | undefined;
  /** The server's sentence, once it has refused; null while it waits. */
  readonly refusal: string | null;
}

const KEY = "vagtklar-acts";
const none: readonly KeptAct[] = [];

/** The acts that wait or were refused, oldest first, in the storage that all tabs share. */
export function createKeptActs(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let list = none;

  function all(): readonly KeptAct[] {
    const stored = storage().getItem(KEY);
    if (stored !== text) {
      text = stored;
      list = parse(stored);
    }
    return list;
  }

  function save(next: readonly KeptAct[]): void {
    if (next.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(next));
    for (const tell of listeners) tell();
  }

  return {
    all,

    /** Keeps an act. Reporting ready again changes nothing; times that are sent anew replace the earlier ones. */
    keep(act: KeptAct): void {
      const isSame = (other: KeptAct) =>
        other.kind === act.kind && other.bookingId === act.bookingId && other.employeeId === act.employeeId;
      const isThere = all().some((other) => isSame(other) && other.refusal === null);
      if (act.kind === "check_in" && isThere) return;
      save([...all().filter((other) => !isSame(other)), act]);
    },

    /** The server has accepted it, or the person has read that it did not. */
    drop(id: string): void {
      save(all().filter((act) => act.id !== id));
    },

    /** Its moment is reckoned: sent again it is the same one, whatever the clocks say then. */
    settle(id: string, madeAt: Moment): void {
      const settled = { madeAt, counted: undefined, byPhone: undefined };
      save(all().map((act) => (act.id === id ? { ...act, ...settled } : act)));
    },

    refuse(id: string, refusal: string): void {
      save(all().map((act) => (act.id === id ? { ...act, refusal } : act)));
    },

    /** Calls `tell` after every change, of another tab too. Returns what ends it. */
    watch(tell: () => void): () => void {
      listeners.add(tell);
      globalThis.addEventListener?.("storage", tell);
      return () => {
        listeners.delete(tell);
        globalThis.removeEventListener?.("storage", tell);
      };
    },
  };
}

export const keptActs = createKeptActs(() => localStorage);

/** What is done now, ready to be kept. */
export function keptActOf(
  kind: KeptAct["kind"],
  employeeId: number,
  { id, date, jobRole }: WireEmployeeBooking,
  body: KeptAct["body"] = {},
): KeptAct {
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

/** Every act that this phone keeps. */
export function useKeptActs(): readonly KeptAct[] {
  return useSyncExternalStore(keptActs.watch, keptActs.all, () => none);
}

/** Whether something of that kind on that booking waits on the phone to be sent. */
export function useKeptAct(kind: KeptAct["kind"], bookingId: number): boolean {
  return useKeptActs().some(
    (act) => act.kind === kind && act.bookingId === bookingId && act.refusal === null,
  );
}

function parse(text: string | null): readonly KeptAct[] {
  try {
    return (JSON.parse(text ?? "[]") as readonly KeptAct[]) ?? none;
  } catch {
    return none;
  }
}
