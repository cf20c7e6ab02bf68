import { FileUp } from "lucide-react";
import { useState } from "react";
import { INVITED_IN_ONE_CALL } from "#rules/people/invitation.ts";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { FileButton } from "#web/ui/fields/images/file-button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Progress } from "#web/ui/navigation/progress.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { WrongLine } from "./invited-lines.ts";
import { SentLines } from "./sent-lines.tsx";
import { useInvite } from "./use-invite.ts";
import { WrongLines } from "./wrong-lines.tsx";

/** So many wrong lines are told under what is typed. */
const TOLD_WRONG = 3;

/** Invites people, one a line, typed or from a file; what was not sent stays until it is. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [isApproved, setApproved] = useState(true);
  const { people, wrong, repeated, typed, fileName, sent, progress, isTooMany, ...invite } =
    useInvite(onClose);
  const mails = people.filter(({ person }) => person.email !== undefined).length;
  const isTyped = fileName === undefined && sent.length === 0;
  const isOver = sent.length > 0 && people.length === 0;

  return (
    <Dialog
      isOpen
      isSheet
      title={texts.title}
      onClose={onClose}
      isPending={progress !== null}
      error={invite.failure ?? (isTooMany && !isTyped ? texts.tooMany(people.length) : undefined)}
      summary={
        progress ? (
          <SendProgress {...progress} />
        ) : people.length === 0 ? (
          texts.nobodyYet
        ) : (
          texts.summary(people.length - mails, mails)
        )
      }
      actions={
        <>
          <Button onClick={onClose} isDisabled={progress !== null}>
            {sent.length > 0 ? texts.close : texts.cancel}
          </Button>
          {!isOver && (
            <Button
              variant="primary"
              isDisabled={people.length === 0 || isTooMany}
              isPending={progress !== null}
              onClick={() => void invite.send(isApproved)}
            >
              {texts.send(people.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {isTyped && (
          <>
            <p className="small dim">{texts.lead}</p>
            <TextArea
              label={texts.people}
              hint={texts.peopleHint}
              error={isTooMany ? texts.tooMany(people.length) : wrongWords(wrong)}
              rows={5}
              value={typed}
              onChange={({ target }) => invite.setTyped(target.value)}
            />
          </>
        )}
        {fileName !== undefined && sent.length === 0 && (
          <Note tone="blue">{texts.fileRead(fileName, people.length)}</Note>
        )}
        {!isTyped && wrong.length > 0 && progress === null && (
          <WrongLines lines={wrong} onCorrect={invite.correct} />
        )}
        {sent.length > 0 && <SentLines sent={sent} />}
        {repeated.length > 0 && sent.length === 0 && (
          <Note>{texts.repeated(repeated.map(({ line }) => line))}</Note>
        )}
        {sent.length === 0 && (
          <div>
            <FileButton accept=".csv,.txt,text/csv,text/plain" onPick={(file) => void invite.readFile(file)}>
              <Icon of={FileUp} size={16} />
              {fileName === undefined ? texts.file : texts.otherFile}
            </FileButton>
            <p className="small dim">{texts.fileHint}</p>
          </div>
        )}
        {!isOver && (
          <Checkbox
            isSwitch
            hint={texts.approvedHint}
            checked={isApproved}
            onChange={({ target }) => setApproved(target.checked)}
          >
            {texts.approved}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}

function SendProgress({ done, of }: { done: number; of: number }) {
  const portionOf = (place: number) => Math.ceil(place / INVITED_IN_ONE_CALL);
  return (
    <div role="status">
      <Progress step={portionOf(done)} of={portionOf(of)} label={texts.sending(done, of)} />
    </div>
  );
}

/** The first lines that cannot be sent. */
function wrongWords(wrong: readonly WrongLine[]): string | undefined {
  if (wrong.length === 0) return undefined;
  const first = wrong.slice(0, TOLD_WRONG).map(({ line, reason }) => texts.wrongLine(line, reason));
  const more = wrong.length - first.length;
  return [...first, ...(more > 0 ? [texts.moreWrong(more)] : [])].join(". ");
}
