import { useState } from "react";
import { officeUserEndpoints, type WireOfficeUser } from "#contract/backoffice/office-user.endpoints.ts";
import { invitationEndsAt } from "#rules/people/invitation.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { officeUserTexts as texts } from "#texts/da/backoffice/office-users.ts";
import { officeRoleNames } from "#texts/da/common/office-roles.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { roleOptions } from "./invite-user-dialog.tsx";

/** One user of the office: who, in which role, seen when, and what the owner may do about it. */
export function OfficeUser({ user }: { user: WireOfficeUser }) {
  const now = useNow();
  const { session } = useAppState();
  const isSelf = session.kind === "corporation" && session.corporation.id === user.id;
  const isWaiting = user.invited_at !== null && user.last_seen_at === null;
  const isDisabled = user.disabled_at !== null;
  return (
    <li className="prof prof--plain">
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">{user.name}</b>
          <span className="dim">{user.email}</span>
          {isSelf && <Status tone="pine">{texts.you}</Status>}
          {isDisabled && <Status tone="brick">{texts.disabled}</Status>}
          {isWaiting && !isDisabled && <Status tone="blue">{texts.waiting}</Status>}
          {!isWaiting && !isDisabled && !user.second_factor && (
            <Status tone="amber">{texts.noSecondFactor}</Status>
          )}
        </p>
        <p className="small dim">{seenWords(user, now)}</p>
      </div>
      <div className="prof-acts">
        <RoleSelect user={user} isSelf={isSelf} />
        {isWaiting && !isDisabled ? <InvitationActs user={user} /> : !isSelf && <AccessAct user={user} />}
      </div>
    </li>
  );
}

function seenWords({ invited_at, last_seen_at }: WireOfficeUser, now: number): string {
  const at = (moment: string) => formatMoment(Date.parse(moment), now);
  if (last_seen_at !== null) return texts.seenAt(at(last_seen_at));
  if (invited_at === null) return texts.neverSeen;
  const isOver = invitationEndsAt(Date.parse(invited_at)) <= now;
  return isOver ? texts.overAt(at(invited_at)) : texts.invitedAt(at(invited_at));
}

/** The role, which is asked about where it makes an owner or gives the own ownership away. */
function RoleSelect({ user, isSelf }: { user: WireOfficeUser; isSelf: boolean }) {
  const [asked, setAsked] = useState<OfficeRole | null>(null);
  const change = useApiMutation(officeUserEndpoints.changeUser);
  function save(role: OfficeRole) {
    change.mutate(
      { params: { id: user.id }, body: { role } },
      {
        onSuccess: () => {
          setAsked(null);
          toast.success(texts.roleSaved(user.name, officeRoleNames[role].toLowerCase()));
        },
        onError: (error) => {
          if (asked === null) toast.error(failureText(error, adminToasts.actionFailed));
        },
      },
    );
  }
  function choose(role: OfficeRole) {
    // Not disabled meanwhile, which would take the focus away.
    if (change.isPending) return;
    if (role === "owner" || (isSelf && user.role === "owner")) setAsked(role);
    else save(role);
  }
  const isLeaving = asked !== null && asked !== "owner";
  return (
    <>
      <NativeSelect
        label={<span className="visually-hidden">{texts.roleOf(user.name)}</span>}
        options={roleOptions}
        value={user.role}
        onChange={({ target }) => choose(target.value as OfficeRole)}
      />
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={isLeaving ? texts.leaveTitle : texts.ownerTitle(user.name)}
          confirmLabel={isLeaving ? texts.leave : texts.makeOwner}
          isPending={change.isPending}
          error={change.isError ? failureText(change.error, adminToasts.actionFailed) : undefined}
          onConfirm={() => save(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{isLeaving ? texts.leaveText : texts.ownerText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Takes the access away, after a question, or gives it back. */
function AccessAct({ user }: { user: WireOfficeUser }) {
  const [isAsking, setAsking] = useState(false);
  const change = useApiMutation(officeUserEndpoints.changeUser);
  const isDisabled = user.disabled_at !== null;
  const save = (disabled: boolean) =>
    change.mutate(
      { params: { id: user.id }, body: { disabled } },
      {
        onSuccess: () => {
          setAsking(false);
          toast.success(disabled ? texts.disabledDone(user.name) : texts.enabledDone(user.name));
        },
        onError: (error) => {
          if (!disabled) toast.error(failureText(error, adminToasts.actionFailed));
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        isPending={change.isPending && !isAsking}
        onClick={() => (isDisabled ? save(false) : setAsking(true))}
      >
        {isDisabled ? texts.enable : texts.disable}
        <span className="visually-hidden">, {user.name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.disableTitle(user.name)}
        confirmLabel={texts.disable}
        isPending={change.isPending}
        error={change.isError ? failureText(change.error, adminToasts.actionFailed) : undefined}
        onConfirm={() => save(true)}
        onClose={() => setAsking(false)}
      >
        <p>{texts.disableText(user.name)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Sends an invitation again, or withdraws it after a question. */
function InvitationActs({ user }: { user: WireOfficeUser }) {
  const [isAsking, setAsking] = useState(false);
  const sendAgain = useApiMutation(officeUserEndpoints.sendUserInvitation);
  const withdraw = useApiMutation(officeUserEndpoints.withdrawUser);
  const params = { id: user.id };
  const forWhom = <span className="visually-hidden">, {user.name}</span>;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.withdraw}
        {forWhom}
      </Button>
      <Button
        isPending={sendAgain.isPending}
        onClick={() =>
          sendAgain.mutate(
            { params },
            {
              onSuccess: () => toast.success(texts.sentAgain),
              onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
            },
          )
        }
      >
        {texts.sendAgain}
        {forWhom}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.withdrawTitle(user.name)}
        confirmLabel={texts.withdraw}
        isPending={withdraw.isPending}
        error={withdraw.isError ? failureText(withdraw.error, adminToasts.actionFailed) : undefined}
        onConfirm={() => withdraw.mutate({ params }, { onSuccess: () => toast.success(texts.withdrawn) })}
        onClose={() => setAsking(false)}
      >
        <p>{texts.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}
