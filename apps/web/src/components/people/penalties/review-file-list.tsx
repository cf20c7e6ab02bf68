import type { ReactNode } from "react";
import type { WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { fileTexts as texts } from "#texts/da/ui/files.ts";
import { OpenFile } from "#web/components/people/open-file.tsx";

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
  if (files.length === 0) return null;
  return (
    <ul className="stack stack--tight" aria-label={texts.title}>
      {files.map((file) => (
        <li key={file.id} className="row">
          <OpenFile name={file.name} onOpen={() => onOpen(file.id)} />
          {acts?.(file)}
        </li>
      ))}
    </ul>
  );
}
