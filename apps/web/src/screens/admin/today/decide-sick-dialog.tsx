import { Phone } from "lucide-react";
import { useState } from "react";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { isReason } from "#rules/cancelling/reason.ts";
import { dayOf } from "#rules/time/moment.ts";
import { officeSickTexts as texts } from "#texts/da/backoffice/office-sick.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Decision = "excuse" | "late_cancellation";
const decisions: readonly Decision[] = ["excuse", "late_cancellation"];

/** Whether a late sick report is excused or a late cancellation; a card is only given here, with a reason. */
export function DecideSickDialog({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const [decision, setDecision] = useState<Decision>("excuse");
  const [reason, setReason] = useState("");
  const decide = useApiMutation(sickEndpoints.decideLateSick);

  function save() {
    decide.mutate(
      { params: { id: item.shift_id ?? 0 }, body: { decision, reason } },
      {
        onSuccess: () => {
          toast.success(texts.saved[decision]);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={texts.decideTitle(item.person ?? "")}
      onClose={onClose}
      isPending={decide.isPending}
      error={decide.error ? failureText(decide.error, adminToasts.saveFailed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={decide.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isReason(reason)}
            isPending={decide.isPending}
            onClick={save}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <p className="small dim">
        {item.job_title}, {item.corporation}, {item.date && wholeDay(item.date, dayOf(serverNow()))}
      </p>
      {item.phone && (
        <LinkButton href={phoneLink(item.phone)}>
          <Icon of={Phone} size={16} />
          {texts.call(formatPhone(item.phone))}
        </LinkButton>
      )}
      <RadioChoices
        shape="list"
        label={texts.question}
        value={decision}
        onChange={({ target }) => setDecision(target.value as Decision)}
        options={decisions.map((value) => ({ value, label: texts.choices[value] }))}
      />
      <TextField
        label={texts.decisionReason}
        hint={texts.decisionHint}
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
