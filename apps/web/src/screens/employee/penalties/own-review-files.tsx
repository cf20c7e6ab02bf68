import { Paperclip, Trash2 } from "lucide-react";
import { useState } from "react";
import { penaltyEndpoints, type WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { MAX_REVIEW_FILES } from "#rules/cancelling/reviews.ts";
import { MAX_FILE_BYTES } from "#rules/files/file-types.ts";
import { fileTexts as texts } from "#texts/da/ui/files.ts";
import { invalidate, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { uploadFile } from "#web/api/calls/upload-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { type ReviewFile, ReviewFileList } from "#web/components/people/penalties/review-file-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { FileButton } from "#web/ui/fields/images/file-button.tsx";
import { shrinkPicture } from "#web/ui/fields/images/shrink-picture.ts";
import { Icon } from "#web/ui/icon.tsx";

const ACCEPTED = "application/pdf,image/jpeg,image/png";

/** The person's files beside the question: added and taken back until it is answered. */
export function OwnReviewFiles({ penalty, canChange }: { penalty: WirePenalty; canChange: boolean }) {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const open = useApiMutation(penaltyEndpoints.ownReviewFile);
  const { id, files } = penalty;

  async function add(picked: File) {
    setProblem(undefined);
    setPercent(0);
    try {
      const file = await shrinkPicture(picked, MAX_FILE_BYTES / 2);
      await uploadFile(penaltyEndpoints.addReviewFile, {
        params: { id },
        file,
        name: picked.name,
        onProgress: setPercent,
      });
      await invalidate([keyOf(penaltyEndpoints.ownPenalties)]);
    } catch (error) {
      setProblem(failureText(error, texts.failed));
    } finally {
      setPercent(null);
    }
  }

  return (
    <div className="stack stack--tight">
      <ReviewFileList
        files={files}
        onOpen={(fileId) => open.mutateAsync({ params: { id, fileId } })}
        acts={
          canChange ? (file) => <RemoveFile penaltyId={id} file={file} onFailed={setProblem} /> : undefined
        }
      />
      {canChange && files.length < MAX_REVIEW_FILES && (
        <>
          <div>
            <FileButton accept={ACCEPTED} onPick={(file) => void add(file)} isPending={percent !== null}>
              <Icon of={Paperclip} />
              {percent === null ? texts.add : texts.sending(percent)}
            </FileButton>
          </div>
          <p className="small dim">{texts.hint}</p>
        </>
      )}
      {problem && <ErrorText>{problem}</ErrorText>}
    </div>
  );
}

interface RemoveFileProps {
  penaltyId: number;
  file: ReviewFile;
  onFailed: (problem: string) => void;
}

function RemoveFile({ penaltyId, file, onFailed }: RemoveFileProps) {
  const remove = useApiMutation(penaltyEndpoints.removeReviewFile);
  return (
    <Button
      size="small"
      variant="quiet"
      isIconOnly
      aria-label={texts.remove(file.name)}
      isPending={remove.isPending}
      onClick={() =>
        remove.mutate(
          { params: { id: penaltyId, fileId: file.id } },
          { onError: (error) => onFailed(failureText(error, texts.removeFailed)) },
        )
      }
    >
      <Icon of={Trash2} size={16} />
    </Button>
  );
}
