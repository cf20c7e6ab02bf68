import { useState } from "react";
import { invitationEndsAt } from "#rules/people/invitation.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { userTexts } from "#texts/da/users/users.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { OwnDepartment } from "./own-department.tsx";
import { ResetFactorAct } from "./reset-factor-act.tsx";
import type { ListedUser, UserList, UserRole } from "./user-list.ts";

interface UserProps {
  user: ListedUser;
  list: UserList;
}

/** One user: who, in which role, seen when, and what the owner may do about it. */
export function UserRow({ user, list }: UserProps) {
  const now = useNow();
  const { texts } = list;
  const isSelf = list.selfId === user.id;
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
          {!isWaiting && !isDisabled && list.isFactorExpected && !user.second_factor && (
            <Status tone="amber">{texts.noSecondFactor}</Status>
          )}
        </p>
        <p className="small dim">{seenWords(user, now)}</p>
      </div>
      <div className="prof-acts">
        <RoleSelect {...{ user, list, isSelf }} />
        {"department" in user && list.departments && list.departments.length > 0 && (
          <OwnDepartment user={user} departments={list.departments} />
        )}
        {isWaiting && !isDisabled ? (
          <InvitationActs {...{ user, list }} />
        ) : (
          !isSelf && <AccessAct {...{ user, list }} />
        )}
        {!isSelf && user.second_factor && <ResetFactorAct {...{ user, list }} />}
      </div>
    </li>
  );
}

function seenWords({ invited_at, last_seen_at }: ListedUser, now: number): string {
  const texts = userTexts;
  const at = (moment: string) => formatMoment(Date.parse(moment), now);
  if (last_seen_at !== null) return texts.seenAt(at(last_seen_at));
  if (invited_at === null) return texts.neverSeen;
  const isOver = invitationEndsAt(Date.parse(invited_at)) <= now;
  return isOver ? texts.overAt(at(invited_at)) : texts.invitedAt(at(invited_at));
}

/** The role, which is asked about where it makes an owner or gives the own ownership away. */
function RoleSelect({ user, list, isSelf }: UserProps & { isSelf: boolean }) {
  const { texts, rows, roles, roleName } = list;
  const [asked, setAsked] = useState<UserRole | null>(null);
  const change = useApiMutation(rows.changeUser);
  function save(role: UserRole) {
    change.mutate(
      { params: { id: user.id }, body: { role } },
      {
        onSuccess: () => {
          setAsked(null);
          toast.success(texts.roleSaved(user.name, roleName(role).toLowerCase()));
        },
        onError: (error) => {
          if (asked === null) toast.error(failureText(error, adminToasts.actionFailed));
        },
      },
    );
  }
  function choose(role: UserRole) {
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
        options={roles.map((role) => ({ value: role, label: roleName(role) }))}
        value={user.role}
        onChange={({ target }) => choose(target.value as UserRole)}
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
function AccessAct({ user, list }: UserProps) {
  const { texts } = list;
  const [isAsking, setAsking] = useState(false);
  const change = useApiMutation(list.rows.changeUser);
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
function InvitationActs({ user, list }: UserProps) {
  const { texts } = list;
  const [isAsking, setAsking] = useState(false);
  const sendAgain = useApiMutation(list.rows.sendUserInvitation);
  const withdraw = useApiMutation(list.rows.withdrawUser);
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
