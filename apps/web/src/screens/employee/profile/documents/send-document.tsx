import { documentEndpoints, type WireDocument } from "#contract/employees/document.endpoints.ts";
import { ownDocumentTexts as texts } from "#texts/da/employee/documents.ts";
import { invalidate, keyOf } from "#web/api/calls/answers.ts";
import { uploadFile } from "#web/api/calls/upload-file.ts";
import { DocumentDialog } from "#web/components/people/documents/document-dialog.tsx";
import type { SendDocument } from "#web/components/people/documents/use-document-form.ts";
import { toast } from "#web/ui/overlays/toast.ts";

interface SendOwnDocumentProps {
  title: string;
  /** The one in whose place it is sent; null for a new one. */
  document: WireDocument | null;
  onClose: () => void;
}

/** The employee sends a document with its file to the office. */
export function SendOwnDocument({ title, document, onClose }: SendOwnDocumentProps) {
  async function send({ values, file, onProgress }: SendDocument) {
    if (!file) return;
    await uploadFile(documentEndpoints.addOwnDocument, {
      query: { ...values, replaces: document?.id ?? null },
      file: file.content,
      name: file.name,
      onProgress,
    });
    await invalidate([keyOf(documentEndpoints.ownDocuments)]);
  }

  return (
    <DocumentDialog
      title={title}
      draft={`own-${document?.id ?? "new"}`}
      document={document}
      isCorrection={false}
      file="needed"
      sendLabel={texts.send}
      onSend={send}
      onSent={() => toast.success(texts.sent)}
      onClose={onClose}
    />
  );
}
