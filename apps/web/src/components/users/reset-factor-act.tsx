import { useState } from "react";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { userTexts as texts } from "#texts/da/users/users.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import type { ListedUser, UserList } from "./user-list.ts";

interface ResetFactorActProps {
  user: ListedUser;
  list: UserList;
}

/** Takes a colleague's lost second factor away, with a reason that they are told. */
export function ResetFactorAct({ user: { id, name }, list }: ResetFactorActProps) {
  const [isAsking, setAsking] = useState(false);
  const reset = useApiMutation(list.rows.resetUserFactor);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.resetFactor}
        <span className="visually-hidden">, {name}</span>
      </Button>
      {isAsking && (
        <ReasonDialog
          draft={`reset-factor-of-user-${id}`}
          isRefusing
          title={texts.resetFactorTitle(name)}
          text={texts.resetFactorText(name)}
          confirmLabel={texts.resetFactor}
          field={{ label: texts.resetFactorReason, hint: texts.resetFactorHint, rows: 2, maxLength: 500 }}
          call={reset}
          onSend={(reason, then) => reset.mutate({ params: { id }, body: { reason } }, then)}
          done={texts.factorReset(name)}
          failed={adminToasts.actionFailed}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
