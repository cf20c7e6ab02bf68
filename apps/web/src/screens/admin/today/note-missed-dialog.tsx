import { useState } from "react";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { dayOf, momentOf } from "#rules/time/moment.ts";
import { decideMissedTexts as texts } from "#texts/da/backoffice/decide-missed.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Notes that somebody did not come; a card is only given where the office decides on it afterwards. */
export function NoteMissedDialog({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const now = serverNow();
  const isGoingOn = !isOver(item, now);
  const [needsReplacement, setNeedsReplacement] = useState(isGoingOn);
  const note = useApiMutation(arrivalEndpoints.noteNotArrived);

  function save() {
    note.mutate(
      { params: { id: item.shift_id ?? 0 }, body: { needs_replacement: isGoingOn && needsReplacement } },
      {
        onSuccess: ({ asked }) => {
          toast.success(texts.noted(asked));
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.noteTitle(item.person ?? "")}
      confirmLabel={texts.note}
      cancelLabel={texts.cancel}
      isPending={note.isPending}
      error={note.error ? failureText(note.error, adminToasts.saveFailed) : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <p className="small dim">
        {item.job_title}, {item.corporation}, {item.date && wholeDay(item.date, dayOf(now))}{" "}
        <span className="nowrap">{formatTimes(item.start_time ?? "", item.end_time ?? "")}</span>
      </p>
      <p>{texts.noteText}</p>
      {isGoingOn && (
        <Checkbox
          isRow
          checked={needsReplacement}
          onChange={({ target }) => setNeedsReplacement(target.checked)}
        >
          {texts.alsoReplace}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}

/** Of a shift that is going on the line counts from its start, of an ended one from its end. */
function isOver({ date, start_time, at }: TodayItem, now: number): boolean {
  if (date === null || start_time === null || at === null) return false;
  return Date.parse(at) > momentOf(date, start_time) && Date.parse(at) <= now;
}
