import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { erasureDialogTexts as texts } from "#texts/da/privacy/erasure.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export interface ErasureDialogProps {
  title: string;
  lead?: string;
  /** What happens to whoever is erased, right after it. */
  after: string;
  /** Names the question among others, so that its answer is not another's. */
  subject: string;
  preview: () => Promise<Erasure>;
  erase: () => Promise<Erasure>;
  onErased: () => void;
  onClose: () => void;
  /** What whoever asks must give: a yes, a password, a reason. Until then `isReady` is false. */
  children: ReactNode;
  isReady: boolean;
  /** A refusal that stands at its field in `children` already. */
  isShownInside?: (error: ApiError) => boolean;
}

/** Asks before a profile is erased, once it has shown what goes and what stays. */
export function ErasureDialog(props: ErasureDialogProps) {
  const { title, lead, after, subject, preview, onErased, onClose, children, isReady, isShownInside } = props;
  const seen = useQuery({
    queryKey: ["erasure-preview", subject],
    queryFn: preview,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const send = useMutation({ mutationFn: props.erase, onSuccess: onErased });
  const isAllowed = seen.data?.allowed === true;
  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={title}
      cancelLabel={texts.keep}
      confirmLabel={texts.erase}
      isBlocked={!isAllowed || !isReady}
      isPending={send.isPending || send.isSuccess}
      error={errorOf(send.error, isShownInside)}
      onConfirm={() => !send.isPending && send.mutate()}
      onClose={onClose}
    >
      <div className="stack erasure">
        {lead && <p>{lead}</p>}
        <QueryView
          query={seen}
          skeleton={{ shape: "list", count: 3, label: texts.loading }}
          failedTitle={texts.failed}
        >
          {(erasure) => (
            <>
              <ErasurePreview erasure={erasure} />
              {erasure.allowed && (
                <>
                  <p>{after}</p>
                  {children}
                </>
              )}
            </>
          )}
        </QueryView>
      </div>
    </ConfirmDialog>
  );
}

function errorOf(
  error: Error | null,
  isShownInside: ErasureDialogProps["isShownInside"],
): string | undefined {
  if (error === null) return undefined;
  if (!(error instanceof ApiError)) return texts.notDone;
  if (isShownInside?.(error)) return undefined;
  return error.sentence || texts.notDone;
}

type Erasure = AnswerOf<typeof privacyEndpoints.eraseEmployee>;

/** What an erasure takes and leaves, or what has to be done first. */
function ErasurePreview({ erasure }: { erasure: Erasure }) {
  if (!erasure.allowed) {
    return (
      <Note tone="amber" title={texts.refused}>
        {erasure.refusals.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </Note>
    );
  }
  return (
    <>
      <section className="stack erasure-part">
        <h3 className="h3">{texts.goes}</h3>
        <ul>
          {erasure.goes.map(({ key, text, count }) => (
            <li key={key}>{key === "profile" ? text : `${text} (${count})`}</li>
          ))}
        </ul>
      </section>
      <section className="stack erasure-part">
        <h3 className="h3">{texts.stays}</h3>
        {erasure.stays.length === 0 ? (
          <p>{texts.nothingStays}</p>
        ) : (
          <>
            <ul>
              {erasure.stays.map(({ key, text, until }) => (
                <li key={key}>
                  {text}. <span className="dim">{texts.until(formatDayLong(until))}.</span>
                </li>
              ))}
            </ul>
            <p className="small dim">{erasure.stays[0]?.why}</p>
          </>
        )}
      </section>
    </>
  );
}
