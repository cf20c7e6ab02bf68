import { KeyRound } from "lucide-react";
import { useState } from "react";
import { employeePasskeyEndpoints as rows } from "#contract/sessions/employee-passkey.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { ownPasskeyTexts as texts } from "#texts/da/security/own-passkeys.ts";
import { formatDate } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { loginPath } from "#web/api/session/login-path.ts";
import { redirectTo } from "#web/api/session/redirect-to.ts";
import { signOut } from "#web/api/session/session.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { addOwnPasskey } from "#web/components/security/own-passkey.ts";
import { usePasskey } from "#web/components/security/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Answer = AnswerOf<typeof rows.list>;
type Passkey = Answer["passkeys"][number];

/** The devices that sign the employee in with finger or face: this one is added, any is removed. */
export function PasskeysPart() {
  const passkeys = useApiQuery(rows.list);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <div className="stack">
      <p className="small dim">{texts.text}</p>
      <QueryView
        query={passkeys}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.loadFailed}
      >
        {(answer) => (
          <>
            {answer.passkeys.length === 0 && <p>{texts.none}</p>}
            {answer.passkeys.length > 0 && (
              <ul className="security-lines">
                {answer.passkeys.map((passkey) => (
                  <Line key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
                ))}
              </ul>
            )}
            <AddPasskey refusal={answer.refusal} onAnswer={() => void passkeys.refetch()} />
          </>
        )}
      </QueryView>
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}

function Line({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const now = useNow();
  const { name, created_at, last_used_at } = passkey;
  const made = formatDate(dayOf(Date.parse(created_at)), dayOf(now));
  return (
    <li className="security-line">
      <Icon of={KeyRound} />
      <div>
        <b className="strong">{name}</b>
        <p className="small dim">
          {texts.facts(made, last_used_at && formatMoment(Date.parse(last_used_at), now))}
        </p>
      </div>
      <Button aria-label={texts.removeNamed(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

function AddPasskey({ refusal, onAnswer }: { refusal: Answer["refusal"]; onAnswer: () => void }) {
  const session = useEmployee();
  const [isLeaving, setLeaving] = useState(false);
  const { run, isPending, failure } = usePasskey(texts.failed);

  async function add() {
    await addOwnPasskey();
    toast.success(texts.added);
  }

  async function signInAgain() {
    setLeaving(true);
    await signOut(session);
    await redirectTo(loginPath("employee", "/editemployee#login"));
  }

  if (!("PublicKeyCredential" in globalThis)) return <p className="small dim">{texts.unsupported}</p>;
  if (refusal === "too_many_passkeys") return <p className="small dim">{texts.full}</p>;
  if (refusal === "sign_in_again") {
    return (
      <div className="stack stack--tight">
        <p>{texts.again.text}</p>
        <div>
          <Button isWide="phone" isPending={isLeaving} onClick={() => void signInAgain()}>
            {texts.again.button}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack stack--tight">
      {failure && (
        <Note tone="brick" role="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button isWide="phone" isPending={isPending} onClick={() => void run(add).then(onAnswer)}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useApiMutation(rows.remove);
  function confirm() {
    const onSuccess = () => {
      toast.success(texts.removed);
      onClose();
    };
    remove.mutate({ params: { id: passkey.id } }, { onSuccess });
  }
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.removeTitle(passkey.name)}
      confirmLabel={texts.remove}
      isPending={remove.isPending}
      error={remove.isError ? failureText(remove.error, texts.failed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmDialog>
  );
}
