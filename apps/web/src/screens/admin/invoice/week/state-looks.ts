import {
  CircleCheck,
  CircleX,
  Clock,
  FileMinus,
  FilePlus,
  FileX,
  Hourglass,
  Lock,
  type LucideIcon,
  Minus,
  Scale,
  Send,
} from "lucide-react";
import type { WeekInvoiceState } from "#rules/money/week-invoices.ts";
import type { Tone } from "#web/ui/feedback/tone.ts";

interface StateLook {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  /** CSS class of the line: the colour at its edge. */
  readonly row: string;
}

/** How far a line is, as it is drawn. */
export const stateLooks: Record<WeekInvoiceState, StateLook> = {
  sent: { tone: "pine", icon: CircleCheck, row: "row-full" },
  part: { tone: "amber", icon: Hourglass, row: "tr--part" },
  again: { tone: "amber", icon: FilePlus, row: "tr--part" },
  open_times: { tone: "amber", icon: Scale, row: "tr--part" },
  not_approved: { tone: "amber", icon: Lock, row: "tr--part" },
  ready: { tone: "amber", icon: FilePlus, row: "tr--part" },
  refused: { tone: "brick", icon: CircleX, row: "tr--failed" },
  queued: { tone: "blue", icon: Send, row: "tr--queued" },
  not_ended: { tone: "neutral", icon: Clock, row: "tr--waits" },
  credited: { tone: "neutral", icon: FileMinus, row: "tr--waits" },
  nothing: { tone: "neutral", icon: Minus, row: "tr--waits" },
  cancelled: { tone: "neutral", icon: FileX, row: "tr--waits" },
};
