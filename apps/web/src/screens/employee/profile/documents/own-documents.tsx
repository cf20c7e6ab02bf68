import { useState } from "react";
import { documentEndpoints, type WireDocument } from "#contract/employees/document.endpoints.ts";
import { documentName } from "#texts/da/common/document-names.ts";
import { documentTexts as common, documentDialogTexts as dialogTexts } from "#texts/da/common/documents.ts";
import { ownDocumentTexts as texts } from "#texts/da/employee/documents.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { DocumentCard } from "#web/components/people/documents/document-card.tsx";
import {
  EarlierDocuments,
  earlierOf,
  standing,
} from "#web/components/people/documents/earlier-documents.tsx";
import { OpenFile } from "#web/components/people/open-file.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "../profile-part.tsx";
import { SendOwnDocument } from "./send-document.tsx";

/** The employee's permits and certificates: sent to the office, renewed, and removed while they are not approved. */
export function OwnDocuments() {
  const documents = useApiQuery(documentEndpoints.ownDocuments);
  const [isAdding, setAdding] = useState(false);
  const waiting = (documents.data ?? []).filter(needsPerson).length;
  return (
    <ProfilePart
      id="dokumenter"
      title={common.title}
      holds={texts.holds}
      missing={waiting > 0 ? texts.needsYou(waiting) : undefined}
    >
      <p className="small dim">{texts.lead}</p>
      <QueryView
        query={documents}
        skeleton={{ shape: "list", count: 1, label: common.loading }}
        failedTitle={common.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="documents">
              {standing(all).map((document) => (
                <OwnDocument key={document.id} document={document} all={all} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <div>
        <Button onClick={() => setAdding(true)}>{common.add}</Button>
      </div>
      <p className="small dim">{texts.reminded}</p>
      {isAdding && (
        <SendOwnDocument document={null} title={dialogTexts.titles.add} onClose={() => setAdding(false)} />
      )}
    </ProfilePart>
  );
}

/** Whether it is the person's turn: it was declined, or ends and nothing is sent in its place. */
function needsPerson({ state, is_renewed }: WireDocument): boolean {
  if (state === "declined") return true;
  return (state === "expiring" || state === "expired") && !is_renewed;
}

function OwnDocument({ document, all }: { document: WireDocument; all: readonly WireDocument[] }) {
  const isReplaced = document.state === "replaced";
  const earlier = isReplaced ? [] : earlierOf(all, document);
  const { takenOver } = useEmployee();
  const open = useApiMutation(documentEndpoints.ownDocumentFile);
  const { id, file } = document;
  return (
    <DocumentCard
      document={document}
      notes={notesOf(document)}
      file={
        file &&
        // Who acts for somebody opens the file on the office's own page, where the look is noted.
        (takenOver ? (
          <p className="small document-name">{file.name}</p>
        ) : (
          <OpenFile name={file.name} onOpen={() => open.mutateAsync({ params: { id } })} />
        ))
      }
      acts={!isReplaced && <Acts document={document} />}
      earlier={
        <EarlierDocuments count={earlier.length}>
          {earlier.map((one) => (
            <OwnDocument key={one.id} document={one} all={all} />
          ))}
        </EarlierDocuments>
      }
    />
  );
}

function notesOf({ state, is_renewed, replaces }: WireDocument): string[] {
  if (is_renewed) return [common.renewed];
  if (state === "waiting") return replaces === null ? [texts.waiting] : [common.inPlaceOf, texts.waiting];
  if (state === "expiring") return [texts.expiring];
  return state === "expired" ? [texts.expired] : [];
}

function Acts({ document }: { document: WireDocument }) {
  const [isOpen, setOpen] = useState<"send" | "remove" | null>(null);
  const name = documentName(document);
  const { state, is_renewed } = document;
  const isOpenStill = state === "waiting" || state === "declined";
  const close = () => setOpen(null);
  return (
    <>
      {!is_renewed && (
        <Button
          size="small"
          variant={needsPerson(document) ? "primary" : "outline"}
          aria-label={isOpenStill ? common.anotherNamed(name) : common.renewNamed(name)}
          onClick={() => setOpen("send")}
        >
          {isOpenStill ? common.another : common.renew}
        </Button>
      )}
      {isOpenStill && (
        <Button
          size="small"
          variant="quiet"
          aria-label={common.removeNamed(name)}
          onClick={() => setOpen("remove")}
        >
          {common.remove}
        </Button>
      )}
      {isOpen === "remove" && <Remove id={document.id} name={name} onClose={close} />}
      {isOpen === "send" && (
        <SendOwnDocument
          document={document}
          title={isOpenStill ? common.another : dialogTexts.titles.renew(name)}
          onClose={close}
        />
      )}
    </>
  );
}

function Remove({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const remove = useApiMutation(documentEndpoints.removeOwnDocument);
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={common.removeTitle(name)}
      confirmLabel={common.remove}
      isPending={remove.isPending}
      error={remove.error ? failureText(remove.error, common.notSaved) : undefined}
      onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: () => toast.success(common.removed) })}
      onClose={onClose}
    >
      <p>{common.removeText}</p>
    </ConfirmDialog>
  );
}
