import { documentEndpoints, type WireAdminDocument } from "#contract/employees/document.endpoints.ts";
import { officeDocumentTexts as texts } from "#texts/da/backoffice/documents.ts";
import { invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { uploadFile } from "#web/api/calls/upload-file.ts";
import { DocumentDialog } from "#web/components/people/documents/document-dialog.tsx";
import type { SendDocument } from "#web/components/people/documents/use-document-form.ts";
import { toast } from "#web/ui/overlays/toast.ts";

interface EnterDocumentProps {
  employeeId: number;
  title: string;
  /** The one that is renewed or corrected; null for a new one. */
  document: WireAdminDocument | null;
  isCorrection: boolean;
  onClose: () => void;
}

/** The office enters a document, with or without its file, renews one, or corrects what it says. */
export function EnterDocument({ employeeId, title, document, isCorrection, onClose }: EnterDocumentProps) {
  const note = useApiMutation(documentEndpoints.noteDocument);
  const correct = useApiMutation(documentEndpoints.correctDocument);
  const params = { id: employeeId };
  const replaces = document?.id ?? null;

  async function send({ values, file, onProgress }: SendDocument) {
    if (document && isCorrection) {
      await correct.mutateAsync({ params: { id: document.id }, body: values });
    } else if (file) {
      const query = { ...values, replaces };
      await uploadFile(documentEndpoints.addDocument, {
        ...{ params, query, onProgress },
        file: file.content,
        name: file.name,
      });
      await invalidate([keyOf(documentEndpoints.documents, { params })]);
    } else {
      await note.mutateAsync({ params, body: { ...values, replaces } });
    }
  }

  return (
    <DocumentDialog
      title={title}
      draft={`${isCorrection ? "correct" : "enter"}-${employeeId}-${document?.id ?? "new"}`}
      document={document}
      isCorrection={isCorrection}
      file={isCorrection ? "none" : "optional"}
      sendLabel={texts.save}
      onSend={send}
      onSent={() => toast.success(texts.saved)}
      onClose={onClose}
    />
  );
}
