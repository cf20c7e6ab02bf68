import { useState } from "react";
import { transferEndpoints, type WireTransfer } from "#contract/employees/transfer.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { transferQueueTexts as texts } from "#texts/da/admin/people/transfers.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatPhone, fullName } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type Profile = WireTransfer["employee"];

/** The new and the old profile side by side, and the decision. */
export function TransferCard({ request }: { request: WireTransfer }) {
  const { employee, old_profile, state, others } = request;
  const [decision, setDecision] = useState<"confirm" | "refuse" | null>(null);
  const name = nameOf(employee);
  return (
    <Card className="stack" aria-label={texts.of(name)}>
      <div className="row row--wrap">
        <h2 className="h3">{name}</h2>
        <Status tone={texts.tones[state]}>{texts.states[state]}</Status>
      </div>
      <p className="small dim">{texts.asked(dayOf(Date.parse(request.created_at)))}</p>
      {state !== "confirmed" && (
        <div className="transfer-sides">
          <Side title={texts.newProfile} profile={employee} />
          <Side title={texts.oldProfile} profile={old_profile} />
        </div>
      )}
      {state === "waiting" && others > 0 && <Note tone="amber" title={texts.others(others)} />}
      {state !== "waiting" && <p className="small">{texts.because(request.reason)}</p>}
      {state === "waiting" && (
        <May call={transferEndpoints.decideTransfer}>
          <div className="row row--wrap">
            <Button variant="primary" onClick={() => setDecision("confirm")}>
              {texts.confirm}
              <span className="visually-hidden">, {name}</span>
            </Button>
            <Button onClick={() => setDecision("refuse")}>
              {texts.refuse}
              <span className="visually-hidden">, {name}</span>
            </Button>
          </div>
        </May>
      )}
      {decision && (
        <DecideTransferDialog request={request} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Card>
  );
}

function Side({ title, profile }: { title: string; profile: Profile }) {
  const facts = [
    [texts.name, nameOf(profile)],
    [texts.email, profile.email],
    [texts.phone, formatPhone(profile.phone)],
    [texts.city, profile.city],
    [texts.created, formatDayNumeric(dayOf(Date.parse(profile.created_at)))],
    [texts.shifts, String(profile.shifts)],
  ] as const;
  return (
    <section aria-label={title}>
      <p className="kicker">{title}</p>
      <dl className="transfer-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || commonTexts.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function nameOf({ first_name, last_name }: Profile): string {
  return fullName(first_name, last_name) || texts.nameless;
}

interface DecideTransferDialogProps {
  request: WireTransfer;
  decision: "confirm" | "refuse";
  onClose: () => void;
}

/** Says what the decision does, and asks why; it cannot be taken back. */
function DecideTransferDialog({ request: { id }, decision, onClose }: DecideTransferDialogProps) {
  const decide = useApiMutation(transferEndpoints.decideTransfer);
  const { title, text, done, reasonHint } = texts.decisions[decision];
  return (
    <ReasonDialog
      draft={`transfer-${decision}-${id}`}
      isRefusing={decision === "refuse"}
      confirmLabel={texts[decision]}
      field={{ label: texts.reason, hint: reasonHint, rows: 2, maxLength: 300 }}
      call={decide}
      onSend={(reason, then) => decide.mutate({ params: { id }, body: { decision, reason } }, then)}
      failed={adminToasts.actionFailed}
      {...{ title, text, done, onClose }}
    />
  );
}
