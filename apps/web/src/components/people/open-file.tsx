import { FileText } from "lucide-react";
import { useState } from "react";
import { fileTexts as texts } from "#texts/da/ui/files.ts";
import { saveBytes } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface OpenFileProps {
  name: string;
  /** Fetches the file with its content in Base64. */
  onOpen: () => Promise<{ name: string; media_type: string; content: string }>;
}

/** A file by its name; a press saves it on this device. */
export function OpenFile({ name, onOpen }: OpenFileProps) {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function open() {
    setOpening(true);
    setProblem(undefined);
    try {
      const file = await onOpen();
      saveBytes(file.name, file.content, file.media_type);
    } catch (error) {
      setProblem(failureText(error, texts.openFailed));
    } finally {
      setOpening(false);
    }
  }

  return (
    <span className="stack stack--tight">
      <Button size="small" className="file-name" isPending={isOpening} onClick={() => void open()}>
        <Icon of={FileText} size={16} />
        {name}
      </Button>
      {problem && <ErrorText>{problem}</ErrorText>}
    </span>
  );
}
