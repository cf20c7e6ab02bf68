import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { ContractKind, ContractSection } from "#rules/contract-texts/contract-text.ts";
import { contractEditorTexts as texts } from "#texts/da/contracts/contract-editor.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { Card } from "#web/ui/layout/card.tsx";

interface TextPreviewProps {
  kind: ContractKind;
  sections: readonly ContractSection[];
}

/** What is being written, with the figures in force; asked for by a press, and anew by the next. */
export function TextPreview({ kind, sections }: TextPreviewProps) {
  const preview = useApiMutation(rows.previewText);
  const body = {
    kind,
    sections: sections.map(({ heading, sentences }) => ({ heading, sentences: [...sentences] })),
  };
  return (
    <Card className="stack" aria-label={texts.previewTitle}>
      <h3 className="h3">{texts.previewTitle}</h3>
      <div>
        <Button isPending={preview.isPending} onClick={() => preview.mutate({ body })}>
          {texts.preview}
        </Button>
      </div>
      {preview.isError && <ErrorText>{failureText(preview.error, texts.previewFailed)}</ErrorText>}
      {preview.data && <ContractText sections={preview.data.sections} />}
    </Card>
  );
}
