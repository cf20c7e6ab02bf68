import { FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { fileTexts as texts } from "#texts/da/ui/files.ts";
import { saveBytes } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { Icon } from "#web/ui/icon.tsx";

export type ReviewFile = WirePenalty["files"][number];

interface ReviewFileListProps {
  files: readonly ReviewFile[];
  /** Fetches one file with its content in Base64. */
  onOpen: (fileId: number) => Promise<{ name: string; media_type: string; content: string }>;
  /** What else can be done with one file. */
  acts?: (file: ReviewFile) => ReactNode;
}

/** The files beside the question for a review; a press saves one on this device. */
export function ReviewFileList({ files, onOpen, acts }: ReviewFileListProps) {
  const [opening, setOpening] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function open(id: number) {
    setOpening(id);
    setProblem(undefined);
    try {
      const { name, media_type, content } = await onOpen(id);
      saveBytes(name, content, media_type);
    } catch (error) {
      setProblem(failureText(error, texts.openFailed));
    } finally {
      setOpening(undefined);
    }
  }

  if (files.length === 0) return null;
  return (
    <div className="stack stack--tight">
      <ul className="stack stack--tight" aria-label={texts.title}>
        {files.map((file) => (
          <li key={file.id} className="row">
            <Button
              size="small"
              className="file-name"
              isPending={opening === file.id}
              onClick={() => void open(file.id)}
            >
              <Icon of={FileText} size={16} />
              {file.name}
            </Button>
            {acts?.(file)}
          </li>
        ))}
      </ul>
      {problem && <ErrorText>{problem}</ErrorText>}
    </div>
  );
}
