import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { useNow } from "#web/api/page/use-now.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { PLACE } from "#web/ui/overlays/keep-place.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import type { LineDialog } from "./line/line-ways.ts";

/** A dialog gives its focus back first. */
const SETTLED_MS = 100;

/**
 * Whoever works with the keyboard goes on where the line was that is done: when the focused line is gone, the one that
 * took its place has the focus, or the last of its group, or the first that still waits.
 */
function useKeptPlace(): void {
  const place = useRef<{ button: Element; group: string; line: number } | null>(null);

  useEffect(() => {
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const line = target.closest(".todo");
      const group = line?.closest("section");
      if (!line || !group) return;
      const lines = [...group.querySelectorAll(".todo")];
      place.current = { button: target, group: group.id, line: lines.indexOf(line) };
    }
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = place.current;
      const isIdle = document.activeElement?.matches(`body, [${PLACE}]`);
      if (!kept || kept.button.isConnected || !isIdle) return;
      const lines = buttonsIn(`#${kept.group} .todo`);
      const next = lines[kept.line] ?? lines.at(-1) ?? buttonsIn(".todo")[0];
      place.current = null;
      next?.focus();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });
}

/** The button of each line that is tried first: the last one. */
function buttonsIn(lines: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${lines} .todo-acts > :last-child`)];
}

const AgreedHoursDialog = lazyComponent(
  async () => (await import("./agreed/agreed-hours-dialog.tsx")).AgreedHoursDialog,
);
const SettleDialog = lazyComponent(async () => (await import("./settle-dialog.tsx")).SettleDialog);
const NoteMissedDialog = lazyComponent(
  async () => (await import("./note-missed-dialog.tsx")).NoteMissedDialog,
);
const DecideMissedDialog = lazyComponent(
  async () => (await import("./decide-missed-dialog.tsx")).DecideMissedDialog,
);
const DecideSickDialog = lazyComponent(
  async () => (await import("./decide-sick-dialog.tsx")).DecideSickDialog,
);
const AnswerQuestionDialog = lazyComponent(
  async () => (await import("./answer-question-dialog.tsx")).AnswerQuestionDialog,
);
const ReportSickDialog = lazyComponent(
  async () => (await import("#web/components/people/staffing/report-sick-dialog.tsx")).ReportSickDialog,
);
const RemindDialog = lazyComponent(
  async () => (await import("#web/components/people/remind-dialog.tsx")).RemindDialog,
);
const ReplacementDialog = lazyComponent(
  async () => (await import("#web/components/people/staffing/replacement-dialog.tsx")).ReplacementDialog,
);

const DeclineDialog = lazyComponent(
  async () => (await import("#web/components/people/approval/decline-dialog.tsx")).DeclineDialog,
);

/** The dialog of a line, or of a whole group. */
type Opened =
  | { readonly dialog: LineDialog; readonly item: TodayItem }
  | { readonly dialog: "approve_all_hours" };

const OpenDialogContext = createContext<(opened: Opened) => void>(() => {});

/** Opens the dialog of a line or a group. */
export const useOpenDialog = () => useContext(OpenDialogContext);

/** Keeps the dialog of a line open when somebody else has ended its waiting meanwhile and the line is gone. */
export function DialogsOfLines({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useKeptPlace();
  function fail() {
    setOpened(null);
    toast.error(uiTexts.notFetched);
  }
  const ways = { onClose: () => setOpened(null), onFail: fail };

  return (
    <OpenDialogContext value={setOpened}>
      {children}
      {opened?.dialog === "approve_all_hours" && <AgreedHoursDialog {...ways} />}
      {opened && "item" in opened && <OpenedDialog {...opened} onOpen={setOpened} {...ways} />}
    </OpenDialogContext>
  );
}

interface OpenedDialogProps {
  dialog: LineDialog;
  item: TodayItem;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
  onFail: () => void;
}

/** The dialog of a line. Whoever is reported sick is replaced in the next breath, and the other way round. */
function OpenedDialog({ dialog, item, onOpen, ...ways }: OpenedDialogProps) {
  const now = useNow();
  const { booking_id: id, shift_id, date, start_time, end_time } = item;
  if ((dialog === "remind" || dialog === "ask_for_data") && shift_id !== null) {
    const first = dialog === "ask_for_data" ? "pay_data" : undefined;
    return <RemindDialog shiftId={shift_id} first={first} {...ways} />;
  }
  if (dialog === "decline_profile") {
    return <DeclineDialog id={item.employee_id ?? 0} name={item.person ?? ""} {...ways} />;
  }
  if (dialog === "answer_question") return <AnswerQuestionDialog item={item} {...ways} />;
  if (dialog === "decide_sick") return <DecideSickDialog item={item} {...ways} />;
  if (dialog === "report_sick" && shift_id !== null) {
    const findReplacement = () => onOpen({ dialog: "replace", item: { ...item, shift_id: null } });
    return (
      <ReportSickDialog shiftId={shift_id} name={item.person ?? ""} onReported={findReplacement} {...ways} />
    );
  }
  if (dialog === "note_missed") return <NoteMissedDialog item={item} {...ways} />;
  if (dialog === "decide_missed") return <DecideMissedDialog item={item} {...ways} />;
  if (id === null || date === null || start_time === null || end_time === null) return null;
  if (dialog === "approve_hours") return <AgreedHoursDialog bookingId={id} {...ways} />;
  if (dialog === "settle") {
    return <SettleDialog item={item} booked={{ from: start_time, to: end_time }} {...ways} />;
  }
  const { corporation, job_title, person } = item;
  const absent =
    dialog !== "replace_selected" || person === null
      ? undefined
      : { name: person, onReport: () => onOpen({ dialog: "report_sick", item }) };
  return (
    <ReplacementDialog
      booking={{ id, date, start_time, end_time, corporation: corporation ?? "", job: job_title ?? "" }}
      now={now}
      absent={absent}
      isNewPlace={dialog === "find_staff"}
      {...ways}
    />
  );
}
