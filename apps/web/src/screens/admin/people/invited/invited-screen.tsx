import { invitationEndpoints, type WireInvitation } from "#contract/employees/invitation.endpoints.ts";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatPhone, fullName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { PeoplePage } from "../people-page.tsx";

/** Who is invited and has not come yet. */
export function InvitedScreen() {
  const found = useApiQuery(invitationEndpoints.invitations);
  return (
    <PeoplePage>
      <QueryView
        query={found}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(all) => (
          <ul className="card profs">
            {all.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </QueryView>
    </PeoplePage>
  );
}

function Invitation({ invitation }: { invitation: WireInvitation }) {
  const now = useNow();
  const { email, phone, approved_beforehand } = invitation;
  const contact = email || formatPhone(phone);
  const name = fullName(invitation.first_name, invitation.last_name);
  const at = (moment: string) => formatMoment(Date.parse(moment), now);
  const isOver = Date.parse(invitation.ends_at) <= now;
  return (
    <li className="prof prof--plain">
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">{name || contact}</b>
          {name && <span className="dim">{contact}</span>}
          {approved_beforehand && <Status tone="pine">{texts.approved}</Status>}
          {isOver && <Status tone="amber">{texts.over}</Status>}
        </p>
        <p className="small dim">
          {[
            texts.sentAt(at(invitation.sent_at)),
            invitation.reminded_at && texts.reminded(at(invitation.reminded_at)),
            !isOver && texts.worksUntil(at(invitation.ends_at)),
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <May call={invitationEndpoints.sendInvitation}>
        <Acts id={invitation.id} name={name || contact} />
      </May>
    </li>
  );
}

function Acts({ id, name }: { id: number; name: string }) {
  const sendAgain = useApiMutation(invitationEndpoints.sendInvitation);
  const withdraw = useApiMutation(invitationEndpoints.withdrawInvitation);
  const told = (done: string) => ({
    onSuccess: () => toast.success(done),
    onError: (error: Error) => toast.error(failureText(error, adminToasts.actionFailed)),
  });
  const forWhom = <span className="visually-hidden">, {name}</span>;
  return (
    <div className="prof-acts">
      <Button
        variant="quiet"
        isPending={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id } }, told(texts.withdrawn))}
      >
        {texts.withdraw}
        {forWhom}
      </Button>
      <Button
        isPending={sendAgain.isPending}
        onClick={() => sendAgain.mutate({ params: { id } }, told(texts.sentAgain))}
      >
        {texts.sendAgain}
        {forWhom}
      </Button>
    </div>
  );
}
