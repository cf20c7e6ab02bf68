import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { corporationEmailTexts, corporationProfileTexts } from "#texts/da/corporation/corporation-profile.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { UnconfirmedEmail } from "#web/components/company-profile/unconfirmed-email.tsx";
import { useProfileField } from "#web/components/company-profile/use-profile-field.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = corporationEmailTexts;

/** The e-mail that signs in; an admin who acts for the company reads it only. */
export function EmailField() {
  const { takenOver } = useCorporation();
  return (
    <TextField
      label={corporationProfileTexts.email}
      hint={takenOver ? texts.ownOnly : undefined}
      type="email"
      autoComplete="email"
      isReadOnly={takenOver}
      {...useProfileField("email")}
    />
  );
}

/** The e-mail that waits for its link, a new one or that of the sign-up, with the ways out: another mail, or none of it. */
export function PendingEmail() {
  const { refresh } = useAppState();
  const { corporation, takenOver } = useCorporation();
  const again = useApiMutation(accountEndpoints.sendEmailLinkAgain);
  const cancel = useApiMutation(accountEndpoints.cancelEmailChange);
  if (!corporation.email_confirmed && !corporation.pending_email)
    return (
      <div className="span-2">
        <UnconfirmedEmail />
      </div>
    );
  if (!corporation.pending_email) return null;

  function tell(error: Error) {
    toast.error((error instanceof ApiError && error.sentence) || texts.failed);
  }
  const sendAgain = () =>
    again.mutate({}, { onSuccess: () => toast.success(texts.sentAgain), onError: tell });
  const drop = () =>
    cancel.mutate(
      {},
      {
        onSuccess: async () => {
          toast.success(texts.cancelled);
          await refresh();
        },
        onError: tell,
      },
    );

  return (
    <div className="span-2">
      <Note tone="blue" title={texts.waiting(corporation.pending_email)}>
        <p>{texts.waitingText(corporation.email)}</p>
        <div className="row row--wrap pending-email">
          {!takenOver && (
            <Button size="small" isPending={again.isPending} onClick={sendAgain}>
              {texts.sendAgain}
            </Button>
          )}
          <Button size="small" variant="quiet" isPending={cancel.isPending} onClick={drop}>
            {texts.undo}
          </Button>
        </div>
      </Note>
    </div>
  );
}
