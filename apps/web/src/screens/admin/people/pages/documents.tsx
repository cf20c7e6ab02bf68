import { useState } from "react";
import { documentEndpoints, type WireAdminDocument } from "#contract/employees/document.endpoints.ts";
import { officeDocumentTexts as texts } from "#texts/da/backoffice/documents.ts";
import { documentName } from "#texts/da/common/document-names.ts";
import { documentTexts as common, documentDialogTexts as dialogTexts } from "#texts/da/common/documents.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { May } from "#web/components/frame/office/may.tsx";
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
import { EnterDocument } from "./enter-document.tsx";
import { PageSection } from "./page-lists.tsx";

/** Permits and certificates of a person, with what the office does about them. */
export function PersonDocuments({ employeeId }: { employeeId: number }) {
  const documents = useApiQuery(documentEndpoints.documents, { params: { id: employeeId } });
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection title={common.title}>
      <QueryView
        query={documents}
        skeleton={{ shape: "list", count: 1, label: common.loading }}
        failedTitle={common.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="dim">{texts.none}</p>
          ) : (
            <ul className="documents">
              {standing(all).map((document) => (
                <OfficeDocument key={document.id} {...{ employeeId, document, all }} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <May call={documentEndpoints.noteDocument}>
        <div>
          <Button size="small" onClick={() => setAdding(true)}>
            {common.add}
          </Button>
        </div>
      </May>
      {isAdding && (
        <EnterDocument
          {...{ employeeId, title: dialogTexts.titles.add, document: null, isCorrection: false }}
          onClose={() => setAdding(false)}
        />
      )}
    </PageSection>
  );
}

interface OfficeDocumentProps {
  employeeId: number;
  document: WireAdminDocument;
}

function OfficeDocument(props: OfficeDocumentProps & { all: readonly WireAdminDocument[] }) {
  const { employeeId, document, all } = props;
  const earlier = document.state === "replaced" ? [] : earlierOf(all, document);
  const open = useApiMutation(documentEndpoints.openDocument);
  const may = useMay();
  const { id, file } = document;
  const canOpen = may(documentEndpoints.openDocument);
  return (
    <DocumentCard
      document={document}
      stateWord={document.state === "waiting" ? texts.waiting : undefined}
      notes={notesOf(document)}
      file={
        file &&
        (canOpen ? (
          <OpenFile name={file.name} onOpen={() => open.mutateAsync({ params: { id } })} />
        ) : (
          <p className="small document-name">{file.name}</p>
        ))
      }
      acts={may(documentEndpoints.approveDocument) && <Acts employeeId={employeeId} document={document} />}
      earlier={
        <EarlierDocuments count={earlier.length}>
          {earlier.map((one) => (
            <OfficeDocument key={one.id} {...{ employeeId, all }} document={one} />
          ))}
        </EarlierDocuments>
      }
    />
  );
}

function notesOf(document: WireAdminDocument): string[] {
  const { state, by_office, decided_at, is_renewed, replaces, file } = document;
  const when = (moment: string) => formatMoment(Date.parse(moment), serverNow());
  const by = document.decided_by ?? texts.somebody;
  const origin = by_office
    ? texts.enteredBy(by, when(document.added_at))
    : texts.sentBy(when(document.added_at));
  const decided = state === "declined" ? texts.declinedBy : texts.seenBy;
  return [
    ...(file ? [] : [common.noFile]),
    origin,
    ...(decided_at !== null && !by_office ? [decided(by, when(decided_at))] : []),
    ...(is_renewed ? [common.renewed] : []),
    ...(replaces !== null && state === "waiting" ? [common.inPlaceOf] : []),
  ];
}

type Open = "decline" | "renew" | "correct" | "remove" | null;

function Acts({ employeeId, document }: OfficeDocumentProps) {
  const [isOpen, setOpen] = useState<Open>(null);
  const approve = useApiMutation(documentEndpoints.approveDocument);
  const { id, state, is_renewed } = document;
  const name = documentName(document);
  const isReplaced = state === "replaced";
  const isUndecided = state === "waiting" || state === "declined";
  const close = () => setOpen(null);

  function sayYes() {
    approve.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(texts.approved(name)),
        onError: (error) => toast.error(failureText(error, common.notSaved)),
      },
    );
  }

  const act = (what: Open, label: string, named: (name: string) => string) => (
    <Button size="small" variant="quiet" aria-label={named(name)} onClick={() => setOpen(what)}>
      {label}
    </Button>
  );
  return (
    <>
      {isUndecided && (
        <Button
          size="small"
          variant={state === "waiting" ? "primary" : "outline"}
          aria-label={texts.approveNamed(name)}
          isPending={approve.isPending}
          onClick={sayYes}
        >
          {state === "waiting" ? texts.approve : texts.approveAfterAll}
        </Button>
      )}
      {state === "waiting" && act("decline", texts.decline, texts.declineNamed)}
      {!isUndecided && !isReplaced && !is_renewed && act("renew", common.renew, common.renewNamed)}
      {state !== "declined" && !isReplaced && act("correct", texts.correct, texts.correctNamed)}
      {act("remove", common.remove, common.removeNamed)}
      {isOpen === "decline" && <Decline id={id} name={name} onClose={close} />}
      {isOpen === "remove" && <Remove id={id} name={name} onClose={close} />}
      {(isOpen === "renew" || isOpen === "correct") && (
        <EnterDocument
          {...{ employeeId, document, isCorrection: isOpen === "correct" }}
          title={dialogTexts.titles[isOpen](name)}
          onClose={close}
        />
      )}
    </>
  );
}

interface QuestionProps {
  id: number;
  name: string;
  onClose: () => void;
}

function Decline({ id, name, onClose }: QuestionProps) {
  const decline = useApiMutation(documentEndpoints.declineDocument);
  return (
    <ReasonDialog
      title={texts.declineTitle(name)}
      text={texts.declineText}
      draft={`decline-document-${id}`}
      isRefusing
      confirmLabel={texts.decline}
      field={{ label: texts.declineReason, rows: 2, maxLength: 500 }}
      call={decline}
      onSend={(reason, then) => decline.mutate({ params: { id }, body: { reason } }, then)}
      failed={common.notSaved}
      done={texts.declined}
      onClose={onClose}
    />
  );
}

function Remove({ id, name, onClose }: QuestionProps) {
  const remove = useApiMutation(documentEndpoints.removeDocument);
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
