import {
  AlarmClock,
  BadgeCheck,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  ClipboardCheck,
  Clock,
  FileCheck,
  FileClock,
  FileX,
  Fingerprint,
  Gavel,
  Hand,
  IdCard,
  LogOut,
  type LucideIcon,
  MailWarning,
  MailX,
  MessageCircleQuestionMark,
  Moon,
  ReceiptText,
  Scale,
  ShieldAlert,
  ShieldX,
  Thermometer,
  Undo2,
  UserRoundPlus,
  UserRoundSearch,
  UsersRound,
  UserX,
  Wallet,
} from "lucide-react";
import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { agreedHoursTexts } from "#texts/da/backoffice/agreed-hours.ts";
import { todayTexts as texts, todayGroups } from "#texts/da/backoffice/today.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useMay, useOfficeRole } from "#web/api/session/use-may.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { mayOpen } from "#web/components/frame/office/office-pages.ts";
import { countOf, linesOf } from "#web/components/frame/office/today-lines.ts";
import { ScreenLink, type ScreenPath } from "#web/components/frame/screen-link.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { maySendTogether } from "./line/allowed-ways.ts";
import { TodayLine } from "./line/today-line.tsx";
import { useOpenDialog } from "./opened-dialog.tsx";

type Group = AnswerOf<typeof worklistEndpoints.today>["groups"][number];

const icons: Record<TodayKey, LucideIcon> = {
  security: ShieldAlert,
  shut_channels: MailWarning,
  not_arrived: UserX,
  late_sick: Thermometer,
  under_filled: UsersRound,
  changes_unanswered: CalendarClock,
  not_ready: Hand,
  to_approve: ClipboardCheck,
  not_checked_out: LogOut,
  late_checkouts: CalendarX,
  open_hours: Scale,
  hours_to_approve: BadgeCheck,
  invoice_questions: MessageCircleQuestionMark,
  reminders_due: AlarmClock,
  ready_to_invoice: ReceiptText,
  ready_to_pay: Wallet,
  missing_data: IdCard,
  same_cpr: Fingerprint,
  prepaid_too_much: Undo2,
  months_to_close: CalendarCheck,
  penalties: Gavel,
  working_time: Moon,
  no_permit: ShieldX,
  expiring_documents: FileClock,
  new_documents: FileCheck,
  new_profiles: UserRoundPlus,
  terms_missing: FileX,
  transfers: UserRoundSearch,
  failed_deliveries: MailX,
};

const openHours = { to: "/admin/oldBookings", search: { money: "open_hours" } } as const;

/** Where the whole of a group stands, where there is such a page. */
const pages: Partial<Record<TodayKey, { readonly to: ScreenPath; readonly search?: object }>> = {
  security: { to: "/admin/audit", search: { kind: "security" } },
  to_approve: { to: "/admin/approve-booking-overview" },
  under_filled: { to: "/admin/upcomingBookings" },
  late_checkouts: openHours,
  open_hours: openHours,
  reminders_due: { to: "/admin/invoices/reminders" },
  ready_to_invoice: { to: "/admin/invoiceRun" },
  ready_to_pay: { to: "/admin/payroll" },
  months_to_close: { to: "/admin/months" },
  penalties: { to: "/admin/penalties", search: { state: "waiting" } },
  new_profiles: { to: "/admin/newProfiles" },
  transfers: { to: "/admin/transfers" },
  failed_deliveries: { to: "/admin/mailbox" },
};

interface TodayGroupProps {
  group: Group;
  /** What its lines have in common, in words. */
  hint: string;
  now: number;
}

/** One kind of thing that waits, with its first lines. */
export function TodayGroup({ group, hint, now }: TodayGroupProps) {
  const { key, count, items } = group;
  const may = useMay();
  const role = useOfficeRole();
  const whole = pages[key];
  const page = whole && (role === null || mayOpen(role, whole.to)) ? whole : undefined;
  const lines = linesOf(key, items);
  const isSentTogether = lines.length > 1 && maySendTogether(key, may);
  return (
    <section id={key} aria-labelledby={`${key}-title`}>
      <div className="todo-head">
        <Icon of={icons[key] ?? Clock} />
        <h2 className="todo-title" id={`${key}-title`}>
          {todayGroups[key].title}
        </h2>
        <span className="count">{formatCount(countOf(group))}</span>
        <span className="todo-hint dim-2">{hint}</span>
        {key === "hours_to_approve" && lines.length > 1 && (
          <May call={{ roles: "hours" }}>
            <ApproveAllHours />
          </May>
        )}
        {page && (count > items.length || isSentTogether) && (
          <ScreenLink className="todo-all" {...page}>
            {isSentTogether ? texts.allTogether(countOf(group)) : texts.all(count)}
          </ScreenLink>
        )}
      </div>
      <ul className="todo-list">
        {lines.map((item, index) => (
          // A booking may have many lines, a failed delivery has none of the ids.
          <TodayLine
            key={[item.booking_id, item.shift_id, item.employee_id, item.at, index].join()}
            group={key}
            item={item}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}

/** Leads to all agreed hours at once. */
function ApproveAllHours() {
  const open = useOpenDialog();
  return (
    <TextButton className="todo-all" onClick={() => open({ dialog: "approve_all_hours" })}>
      {agreedHoursTexts.all}
    </TextButton>
  );
}
