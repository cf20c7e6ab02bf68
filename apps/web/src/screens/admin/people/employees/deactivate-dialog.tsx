import { useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DeactivateDialogProps {
  id: number;
  name: string;
  onClose: () => void;
}

type FutureShift = AnswerOf<typeof employeeEndpoints.futureShifts>[number];
type Choice = "release" | "keep";

/** Ends somebody's access; where confirmed shifts lie ahead it asks what becomes of them. */
export function DeactivateDialog({ id, name, onClose }: DeactivateDialogProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const shifts = useApiQuery(employeeEndpoints.futureShifts, { params: { id } });
  const send = useApiMutation(employeeEndpoints.deactivate);
  const isAsked = (shifts.data?.length ?? 0) > 0;
  const confirm = () =>
    send.mutate(
      { params: { id }, body: choice === null ? {} : { future_shifts: choice } },
      {
        onSuccess: () => {
          toast.success(adminToasts.deactivated);
          onClose();
        },
        onError: (error) => {
          // Another admin was first, and the line that holds this dialog goes: what holds is told beside the page.
          if (isDecided(error)) {
            toast.error(failureText(error, adminToasts.actionFailed));
            onClose();
          }
          // Somebody may have got a shift since the dialog was opened.
          else void shifts.refetch();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.sure}
      confirmLabel={texts.deactivate}
      isBlocked={shifts.data === undefined || (isAsked && choice === null)}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, adminToasts.actionFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>{texts.deactivateText(name)}</p>
        <QueryView
          query={shifts}
          skeleton={{ shape: "list", count: 1, label: texts.futureLoading }}
          failedTitle={texts.futureFailed}
        >
          {(all) => <FutureShifts shifts={all} choice={choice} onChoose={setChoice} />}
        </QueryView>
      </div>
    </ConfirmDialog>
  );
}

function isDecided(error: Error): boolean {
  return error instanceof ApiError && (error.code === "shifts_kept" || error.code === "shifts_released");
}

interface FutureShiftsProps {
  shifts: readonly FutureShift[];
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

function FutureShifts({ shifts, choice, onChoose }: FutureShiftsProps) {
  const today = dayOf(useNow());
  if (shifts.length === 0) return <p className="small dim">{texts.noFutureShifts}</p>;
  return (
    <>
      <section className="stack stack--tight" aria-label={texts.futureShifts(shifts.length)}>
        <b className="strong">{texts.futureShifts(shifts.length)}</b>
        <ul className="suspended-bookings">
          {shifts.map((shift) => (
            <li key={shift.shift_id}>
              <span>
                <b className="strong">
                  {wholeDay(shift.date, today)},{" "}
                  <span className="nowrap">{formatTimes(shift.start_time, shift.end_time)}</span>
                </b>
                <span className="small dim">
                  {shift.job_title}, {shift.corporation}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <RadioChoices
        label={texts.futureQuestion}
        shape="list"
        hint={choice === null ? undefined : hints[choice]}
        options={choices}
        value={choice ?? ""}
        onChange={({ target }) => onChoose(target.value as Choice)}
      />
    </>
  );
}

const choices = (["release", "keep"] as const).map((value) => ({ value, label: texts[value] }));
const hints = { release: texts.releaseHint, keep: texts.keepHint };
