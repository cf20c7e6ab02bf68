import { useMemo, useState } from "react";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { INVITED_IN_ONE_CALL, MAX_INVITED_LINES } from "#rules/people/invitation.ts";
import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { textOf } from "#web/api/forms/text-of-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import {
  type InvitedLine,
  type Place,
  readInvitedLines,
  type WrongLine,
  withLines,
} from "./invited-lines.ts";

/** What became of a line that was sent. */
export type SentLine = InvitedLine & { readonly status: "invited" | "exists" };

/** Files larger than this, in bytes, are no list of people. */
const MAX_FILE = 1_000_000;

/**
 * The lines of the dialog and how they are sent: in portions, one after the other. What is sent leaves the lines at
 * once, so that a portion that fails, or a page that is left, keeps just what is not sent. `onDone` is called where
 * everybody is invited and nothing is left to tell.
 */
export function useInvite(onDone: () => void) {
  const [typed, setTyped, forget] = useDraftState("invite-employees", "", (text) => text.trim() !== "");
  const [fileName, setFileName] = useState<string>();
  const [sent, setSent] = useState<readonly SentLine[]>([]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [failure, setFailure] = useState<string>();
  const invite = useApiMutation(invitationEndpoints.invite);
  const read = useMemo(() => readInvitedLines(typed), [typed]);

  async function send(approved: boolean) {
    const { people, repeated } = read;
    setFailure(undefined);
    const told: SentLine[] = [];
    try {
      for (let done = 0; done < people.length; done += INVITED_IN_ONE_CALL) {
        setProgress({ done, of: people.length });
        const portion = people.slice(done, done + INVITED_IN_ONE_CALL);
        const body = { people: portion.map(({ person }) => person), approved };
        const answer = await invite.mutateAsync({ body });
        told.push(...portion.map((one, at) => ({ ...one, status: answer[at]?.status ?? "invited" })));
        setTyped((text) => withLines(text, emptied([...portion, ...repeated])));
      }
    } catch (error) {
      const why = failureText(error, adminToasts.actionFailed);
      setFailure(
        told.length === 0 ? why : `${why} ${texts.stopped(told.length, people.length - told.length)}`,
      );
    }
    setProgress(null);
    setSent((before) => [...before, ...told]);
    if (told.length < people.length) return;
    if (read.wrong.length === 0) forget();
    if (read.wrong.length > 0 || [...sent, ...told].some(({ status }) => status === "exists")) return;
    toast.success(texts.sent(sent.length + told.length));
    onDone();
  }

  async function readFile(file: File) {
    const text = file.size > MAX_FILE ? "\0" : await file.arrayBuffer().then(textOf, () => "\0");
    // What holds such a character is a workbook or a picture.
    if (text.includes("\0")) return void toast.error(texts.fileFailed);
    setTyped(text);
    setFileName(file.name);
  }

  return {
    ...read,
    typed,
    setTyped,
    /** Put another text in the place of wrong lines; an empty one skips them. */
    correct: (lines: readonly WrongLine[], text: string) =>
      setTyped((all) =>
        withLines(
          all,
          lines.map((one) => ({ ...one, text })),
        ),
      ),
    fileName,
    readFile,
    send,
    sent,
    progress,
    failure,
    isTooMany: read.people.length > MAX_INVITED_LINES,
  };
}

function emptied(places: readonly Place[]): (Place & { text: string })[] {
  return places.map(({ line, lines }) => ({ line, lines, text: "" }));
}
