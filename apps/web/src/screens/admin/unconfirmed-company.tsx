import { MailWarning } from "lucide-react";
import { useState } from "react";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { confirmedEmailTexts } from "#texts/da/users/confirmed-email.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = confirmedEmailTexts.office;

interface UnconfirmedCompanyProps {
  company: { readonly id: number; readonly name: string; readonly email: string };
}

/** That nobody has confirmed a company's e-mail, so that its bookings wait; the link anew, and the office's own word for it. */
export function UnconfirmedCompany({ company: { id, name, email } }: UnconfirmedCompanyProps) {
  const [isMarking, setMarking] = useState(false);
  const again = useApiMutation(accountEndpoints.sendEmailLinkOf);
  const mark = useApiMutation(accountEndpoints.markEmailConfirmed);
  const parts = { params: { id } };
  const sendAgain = () =>
    again.mutate(parts, {
      onSuccess: (answer) =>
        toast.success(confirmedEmailTexts.sentAgain(answer.pending_email ?? answer.email)),
      onError: (error) => toast.error(failureText(error, confirmedEmailTexts.failed)),
    });
  return (
    <Note tone="amber" icon={MailWarning} title={texts.title}>
      <div className="stack stack--tight">
        <p>{texts.text(email)}</p>
        <May call={accountEndpoints.sendEmailLinkOf}>
          <div className="row row--wrap">
            <Button size="small" isPending={again.isPending} onClick={sendAgain}>
              {texts.sendAgain}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setMarking(true)}>
              {texts.mark}
            </Button>
          </div>
        </May>
      </div>
      {isMarking && (
        <ReasonDialog
          draft={`email-confirmed-${id}`}
          title={texts.markTitle(name)}
          text={texts.markText}
          confirmLabel={texts.mark}
          field={{ label: texts.reason, hint: texts.reasonHint, rows: 2, maxLength: 300 }}
          call={mark}
          onSend={(reason, then) => mark.mutate({ ...parts, body: { reason } }, then)}
          done={texts.marked}
          failed={texts.markFailed}
          onClose={() => setMarking(false)}
        />
      )}
    </Note>
  );
}
