import { Send } from "lucide-react";
import { useState } from "react";
import { reminderEndpoints, type WireReminder } from "#contract/backoffice/reminder.endpoints.ts";
import type { Reminder } from "#rules/shifts/reminding.ts";
import { remindTexts as texts } from "#texts/da/backoffice/reminders.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface RemindDialogProps {
  shiftId: number;
  /** What the line is about, where the shift waits for more. */
  first?: Reminder;
  onClose: () => void;
}

/** Whom a shift waits for, with the message as it goes out, before it goes. */
export function RemindDialog({ shiftId, first, onClose }: RemindDialogProps) {
  const params = { id: shiftId };
  const list = useApiQuery(reminderEndpoints.reminders, { params });
  const remind = useApiMutation(reminderEndpoints.remind);
  const [about, setAbout] = useState(first);
  const all = list.data ?? [];
  const chosen = all.find((one) => one.about === about) ?? all[0];
  const channel = chosen?.cannot_remind === null ? chosen.channel : null;

  function send() {
    if (!chosen) return;
    remind.mutate(
      { params, body: { about: chosen.about } },
      {
        onSuccess: () => {
          toast.success(texts.sent(chosen.name));
          onClose();
        },
        onError: () => void list.refetch(),
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={first === "pay_data" ? texts.askForData : texts.remind}
      onClose={onClose}
      isPending={remind.isPending}
      error={remind.error ? failureText(remind.error, adminToasts.actionFailed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={remind.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={channel === null}
            isPending={remind.isPending}
            onClick={(event) => event.detail < 2 && send()}
          >
            <Icon of={Send} size={16} />
            {texts.send[channel ?? "sms"]}
          </Button>
        </>
      }
    >
      <QueryView
        query={list}
        skeleton={{ count: 1, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.nobody}
      >
        {() => (
          <div className="stack stack--tight">
            {all.length > 1 && (
              <RadioChoices
                shape="list"
                label={texts.who}
                value={chosen?.about ?? ""}
                onChange={({ target }) => setAbout(target.value as Reminder)}
                options={all.map((one) => ({ value: one.about, label: texts.about[one.about](one.name) }))}
              />
            )}
            {chosen && <Preview reminder={chosen} />}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function Preview({ reminder }: { reminder: WireReminder }) {
  const { name, channel, to, subject, text, reminded, cannot_remind } = reminder;
  return (
    <>
      {reminded && (
        <p className="small dim">
          {texts.reminded(name, formatMoment(Date.parse(reminded.at), serverNow()), reminded.by)}
        </p>
      )}
      {cannot_remind && <Note tone="amber">{texts.whyNot[cannot_remind]}</Note>}
      {channel && (
        <section aria-label={texts.by[channel](name, to)} className="stack stack--tight">
          <p className="small strong">{texts.by[channel](name, channel === "sms" ? formatPhone(to) : to)}</p>
          {subject && <p className="small">{texts.subject(subject)}</p>}
          <pre className="message-body">{text}</pre>
        </section>
      )}
    </>
  );
}
