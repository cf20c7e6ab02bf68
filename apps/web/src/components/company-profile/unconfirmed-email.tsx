import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { confirmedEmailTexts as texts } from "#texts/da/users/confirmed-email.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { useCurrentSession } from "#web/components/frame/use-current-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/**
 * Says to a company whose e-mail nobody has confirmed yet that its bookings wait for it, and sends the link anew;
 * `children` is the way to another e-mail. Nothing once it is confirmed, or while a new one waits for its own link.
 */
export function UnconfirmedEmail({ children }: { children?: ReactNode }) {
  const { email_confirmed, pending_email } = useCorporation().corporation;
  return email_confirmed || pending_email ? null : <WaitingEmail>{children}</WaitingEmail>;
}

function WaitingEmail({ children }: { children: ReactNode }) {
  const { corporation, takenOver } = useCorporation();
  const { email } = corporation;
  const again = useApiMutation(accountEndpoints.sendEmailLinkAgain);
  // The link may be pressed on another device.
  useCurrentSession();
  const sendAgain = () =>
    again.mutate(
      {},
      {
        onSuccess: () => toast.success(texts.sentAgain(email)),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  return (
    <Note tone="blue" icon={MailCheck} title={texts.title}>
      <div className="stack stack--tight">
        <p>{takenOver ? texts.takenOver(email) : texts.text(email)}</p>
        {!takenOver && (
          <div className="row row--wrap">
            <Button size="small" isPending={again.isPending} onClick={sendAgain}>
              {texts.sendAgain}
            </Button>
            {children}
          </div>
        )}
      </div>
    </Note>
  );
}
