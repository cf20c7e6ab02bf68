import {
  CircleCheck,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  TriangleAlert,
} from "lucide-react";
import type { CorporationCardKey } from "#rules/checkout/company-card.ts";
import type { Tone } from "#web/ui/feedback/tone.ts";

interface CardLook {
  tone: Tone;
  icon: LucideIcon;
  isCaps: boolean;
}

const asks: CardLook = { tone: "amber", icon: MessageCircleQuestionMark, isCaps: true };
const waits: CardLook = { tone: "blue", icon: Hourglass, isCaps: true };
const differs: CardLook = { tone: "amber", icon: TriangleAlert, isCaps: true };
const isDone: CardLook = { tone: "pine", icon: CircleCheck, isCaps: true };

/** Amber where the company must answer, blue where the employee must, pine where both agree. */
export const cardLooks: Record<CorporationCardKey, CardLook> = {
  stamp_out: { ...waits, isCaps: false },
  rejected_stamp_out: waits,
  approve: { ...asks, isCaps: false },
  reject_stamp: differs,
  approve_or_reject: asks,
  approve_new: asks,
  reject_new: differs,
  rejected_new: waits,
  explain: waits,
  approved: isDone,
  rejected_approved: isDone,
};
