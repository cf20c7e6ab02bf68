import { FileUp } from "lucide-react";
import { useState } from "react";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { MAX_INVITED } from "#rules/people/invitation.ts";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { FileButton } from "#web/ui/fields/images/file-button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { textOf } from "../old-profiles/use-import.ts";
import { readInvitedLines } from "./invited-lines.ts";

/** So many lines that cannot be sent are shown at once. */
const SHOWN_WRONG = 3;

/** Invites people, one a line, typed or from a file; what was typed stays until it is sent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped, forget] = useDraftState("invite-employees", "", (text) => text !== "");
  const [isApproved, setApproved] = useState(true);
  const invite = useApiMutation(invitationEndpoints.invite);
  const { people, wrong, repeated } = readInvitedLines(typed);
  const isTooMany = people.length > MAX_INVITED;
  const mails = people.filter(({ email }) => email !== undefined).length;

  function send() {
    invite.mutate(
      { body: { people: people.map((one) => ({ ...one })), approved: isApproved } },
      {
        onSuccess: (answer) => {
          const existing = answer.filter(({ status }) => status === "exists");
          const sent = answer.length - existing.length;
          if (sent > 0) toast.success(texts.sent(sent));
          const contacts = existing.map((one) => ("email" in one ? one.email : formatPhone(one.phone)));
          if (contacts.length > 0) toast.info(texts.exists(contacts));
          forget();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      isSheet
      title={texts.title}
      onClose={onClose}
      isPending={invite.isPending}
      error={invite.error ? failureText(invite.error, adminToasts.actionFailed) : undefined}
      summary={people.length === 0 ? texts.nobodyYet : texts.summary(people.length - mails, mails)}
      actions={
        <>
          <Button onClick={onClose} isDisabled={invite.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={people.length === 0 || isTooMany || wrong.length > 0}
            isPending={invite.isPending}
            onClick={send}
          >
            {texts.send(people.length)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="small dim">{texts.lead}</p>
        <TextArea
          label={texts.people}
          hint={texts.peopleHint}
          error={isTooMany ? texts.tooMany(people.length) : wrongWords(wrong)}
          rows={5}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {repeated.length > 0 && <Note>{texts.repeated(repeated)}</Note>}
        <div>
          <FileButton
            accept=".csv,text/csv"
            onPick={async (file) => {
              try {
                setTyped(textOf(await file.arrayBuffer()));
              } catch {
                toast.error(texts.fileFailed);
              }
            }}
          >
            <Icon of={FileUp} size={16} />
            {texts.file}
          </FileButton>
          <p className="small dim">{texts.fileHint}</p>
        </div>
        <Checkbox
          isSwitch
          hint={texts.approvedHint}
          checked={isApproved}
          onChange={({ target }) => setApproved(target.checked)}
        >
          {texts.approved}
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** The first lines that cannot be sent. */
function wrongWords(wrong: readonly { line: number; text: string }[]): string | undefined {
  if (wrong.length === 0) return undefined;
  const first = wrong.slice(0, SHOWN_WRONG).map(({ line, text }) => texts.wrongLine(line, text));
  const more = wrong.length - first.length;
  return [...first, ...(more > 0 ? [texts.moreWrong(more)] : [])].join(". ");
}
