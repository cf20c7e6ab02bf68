import { useState } from "react";
import type { WireDocument } from "#contract/employees/document.endpoints.ts";
import { MAX_FILE_BYTES } from "#rules/files/file-types.ts";
import { type DocumentKind, documentKinds } from "#rules/people/documents/document.ts";
import type { Day } from "#rules/time/moment.ts";
import { documentDialogTexts as texts } from "#texts/da/common/documents.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { shrinkPicture } from "#web/ui/fields/images/shrink-picture.ts";
import { useAskBeforeLeaving } from "#web/ui/foundation/ask-before-leaving.ts";

/** What is typed of a document. */
interface Typed {
  readonly kind: string;
  readonly title: string;
  readonly issuedOn: Day | null;
  readonly expiresOn: Day | null;
  readonly neverEnds: boolean;
}

/** What a document says, as calls take it. */
interface DocumentValues {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly issued_on: Day | null;
  readonly expires_on: Day | null;
}

export interface SendDocument {
  readonly values: DocumentValues;
  readonly file: { readonly content: Blob; readonly name: string } | null;
  /** Is told how much of the file is sent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

export interface DocumentFormOptions {
  /** Names what is kept while it is typed. */
  readonly draft: string;
  /** The one that is renewed or corrected; null for a new one. */
  readonly document: WireDocument | null;
  readonly isCorrection: boolean;
  readonly needsFile: boolean;
  readonly onSend: (sent: SendDocument) => Promise<unknown>;
  readonly onSent: () => void;
}

/** The state of the dialog about a document; what was typed outlives a failure and a reload, the file a failure: the browser asks before a reload. */
export function useDocumentForm(options: DocumentFormOptions) {
  const { draft, document, isCorrection, needsFile, onSend, onSent } = options;
  const first = typedOf(document, isCorrection);
  const [typed, setTyped, forget] = useDraftState<Typed>(
    `document-${draft}`,
    first,
    (now) => JSON.stringify(now) !== JSON.stringify(first),
  );
  const [file, setFile] = useState<File | null>(null);
  useAskBeforeLeaving(file !== null);
  const [isTried, setTried] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const kind = documentKinds.find((one) => one === typed.kind);
  const errors: Errors = isTried ? errorsOf(typed, needsFile && file === null) : {};

  async function send() {
    setTried(true);
    setProblem(undefined);
    const isWrong = Object.values(errorsOf(typed, needsFile && file === null)).some(Boolean);
    if (isWrong || kind === undefined || isPending) return;
    setPending(true);
    try {
      await onSend({
        values: {
          kind,
          title: kind === "other" ? typed.title.trim() : "",
          issued_on: typed.issuedOn,
          expires_on: typed.neverEnds ? null : typed.expiresOn,
        },
        file: file && { content: await shrinkPicture(file, MAX_FILE_BYTES / 2), name: file.name },
        onProgress: setPercent,
      });
      forget();
      onSent();
    } catch (error) {
      setProblem(failureText(error, texts.failed));
    } finally {
      setPending(false);
      setPercent(null);
    }
  }

  return {
    ...{ typed, kind, errors, file, setFile, percent, problem, isPending, send },
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
  };
}

/** A correction begins with what stands there, a renewal with what it is. */
function typedOf(document: WireDocument | null, isCorrection: boolean): Typed {
  const corrected = isCorrection ? document : null;
  return {
    kind: document?.kind ?? "",
    title: document?.title ?? "",
    issuedOn: corrected?.issued_on ?? null,
    expiresOn: corrected?.expires_on ?? null,
    neverEnds: corrected?.expires_on === null,
  };
}

type Errors = Partial<Record<"kind" | "title" | "expiresOn" | "file", string | undefined>>;

function errorsOf({ kind, title, expiresOn, neverEnds }: Typed, lacksFile: boolean): Errors {
  return {
    kind: kind === "" ? texts.kindMissing : undefined,
    title: kind === "other" && title.trim() === "" ? texts.nameMissing : undefined,
    expiresOn: expiresOn === null && !neverEnds ? texts.expiresMissing : undefined,
    file: lacksFile ? texts.fileMissing : undefined,
  };
}
