import {
  BadgeCheck,
  CalendarOff,
  Check,
  CircleCheck,
  Hand,
  Hourglass,
  Lock,
  type LucideIcon,
  Play,
  Search,
  TriangleAlert,
  UserRoundPlus,
  UserX,
} from "lucide-react";
import type { FinishedLabel } from "#rules/bookings/labels.ts";
import type { WeekShiftState } from "#rules/bookings/week-shift.ts";
import { bookingCardTexts, finishedLabels } from "#texts/da/corporation/booking-card.ts";
import { weekShiftWords } from "#texts/da/corporation/company-week.ts";
import { areTheirs } from "#web/components/bookings/booking-status.tsx";
import type { WeekShift } from "./week-shifts.ts";

/** How the state of a shift is drawn in the week. */
interface ShiftLook {
  words: string;
  icon: LucideIcon;
  /** Amber asks the company, pine is settled, ink waits for others or for nothing. */
  tone: "amber" | "pine" | "ink";
  /** The company has to act: the whole shift stands out. */
  isMine: boolean;
}

export function lookOf(shift: WeekShift): ShiftLook {
  if (shift.kind === "coming") {
    const { key } = shift.state;
    return { ...looks[key], words: weekShiftWords(shift.state), isMine: key === "choose" };
  }
  const { key, rejected } = shift.label;
  const words = key === "rejected" ? bookingCardTexts.rejected(rejected) : finishedLabels[key];
  const drawn = endedLooks[areTheirs(key, shift.booking) ? "stamped_out" : key];
  return { ...drawn, words, isMine: drawn.tone === "amber" };
}

type Drawn = Pick<ShiftLook, "icon" | "tone">;

const looks: Record<WeekShiftState["key"], Drawn> = {
  done: { icon: Check, tone: "ink" },
  awaiting_approval: { icon: Hourglass, tone: "ink" },
  closed: { icon: Lock, tone: "ink" },
  going_on: { icon: Play, tone: "pine" },
  full: { icon: CircleCheck, tone: "pine" },
  all_ready: { icon: CircleCheck, tone: "pine" },
  not_ready: { icon: Hand, tone: "amber" },
  choose: { icon: UserRoundPlus, tone: "amber" },
  free: { icon: Search, tone: "ink" },
};

const endedLooks: Record<FinishedLabel["key"], Drawn> = {
  closed: { icon: Lock, tone: "ink" },
  expired: { icon: CalendarOff, tone: "ink" },
  nobody_met: { icon: UserX, tone: "ink" },
  approved: { icon: BadgeCheck, tone: "pine" },
  rejected: { icon: TriangleAlert, tone: "amber" },
  stamped_out: { icon: Hourglass, tone: "ink" },
  stamp_out: { icon: Hourglass, tone: "amber" },
};
