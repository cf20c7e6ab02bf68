import { CircleCheck, Clock, ClockAlert, Footprints, Hand, type LucideIcon, UserX } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { clockTimeOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { eveningTexts } from "#texts/da/corporation/evening.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";

/** One selected person of a booking. */
export type EveningPerson = WireCorporationBooking["shifts"][number];

/** How a person is drawn: late ones stand out, who is gone steps back. */
type Look = "here" | "late" | "way" | "gone" | "later";

/** What is said of a person on the day, and whether the company can write that they did not come. */
export interface PersonState {
  readonly look: Look;
  readonly icon: LucideIcon;
  readonly text: string;
  readonly canNote: boolean;
  readonly canTakeBack: boolean;
  /** Minutes since the person should have been here; null of whoever is not late. */
  readonly lateMinutes: number | null;
}

const texts = eveningTexts.states;
const MINUTE_MS = HOUR_MS / 60;

/** What is said of one of a booking's people at `now`. */
export function stateOfPerson(
  booking: WireCorporationBooking,
  person: EveningPerson,
  now: Moment,
): PersonState {
  const { startsAt, endsAt } = periodOf(booking);
  const hasBegun = now >= startsAt;
  const hereAt = startsAt + (person.on_my_way?.minutes ?? 0) * MINUTE_MS;
  const canNote = hasBegun && now < endsAt && person.arrived_at === null && !person.not_met;
  const state = { canNote, canTakeBack: false, lateMinutes: null };
  if (person.not_met || person.missed)
    return missedState(person, { ...state, canTakeBack: now < endsAt }, now);
  if (person.arrived_at !== null) {
    const text = texts.came(formatMoment(Date.parse(person.arrived_at), now));
    return { ...state, look: "here", icon: CircleCheck, text };
  }
  if (person.on_my_way) {
    const { minutes } = person.on_my_way;
    if (minutes === null) {
      const text = hasBegun
        ? texts.wroteOnTheWay(formatMoment(Date.parse(person.on_my_way.at), now))
        : texts.onTheWay;
      return { ...state, look: "way", icon: Footprints, text };
    }
    if (now < hereAt) {
      const text = texts.delayed(minutes, clockTimeOf(hereAt));
      return { ...state, look: "way", icon: Footprints, text };
    }
  }
  if (hasBegun && booking.asks_for_pin) {
    const lateMinutes = Math.floor((now - startsAt) / MINUTE_MS);
    return { ...state, look: "late", icon: ClockAlert, text: texts.late(lateMinutes), lateMinutes };
  }
  if (hasBegun) return { ...state, look: "later", icon: Clock, text: texts.due(clockTimeOf(hereAt)) };
  const isReady = person.employee_checkin !== null;
  return {
    ...state,
    look: isReady ? "here" : "later",
    icon: isReady ? CircleCheck : Hand,
    text: isReady ? texts.ready : texts.notReady,
  };
}

function missedState(
  { not_met, missed, on_my_way }: EveningPerson,
  state: Pick<PersonState, "canNote" | "canTakeBack" | "lateMinutes">,
  now: Moment,
): PersonState {
  const minutes = on_my_way?.minutes ?? null;
  const way = on_my_way && (minutes === null ? texts.onTheWay : eveningTexts.delayedShort(minutes));
  const said = missed ? texts.missed(formatMoment(Date.parse(missed.noted_at), now)) : eveningTexts.notCome;
  const text = not_met ? said : texts.missing;
  return {
    ...state,
    look: not_met ? "gone" : "late",
    icon: not_met ? UserX : ClockAlert,
    text: way ? `${text}. ${way}` : text,
  };
}
