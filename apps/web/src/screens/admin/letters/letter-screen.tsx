import { useParams } from "@tanstack/react-router";
import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import { letterTexts as texts } from "#texts/da/admin/letters/editor.ts";
import { letterTemplate } from "#texts/da/templates/letters/all-letters.ts";
import type { LetterTemplate } from "#texts/da/templates/letters/letter.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { LetterEditor } from "./letter-editor.tsx";

/** One e-mail: its text, what it looks like, and its versions. */
export function LetterScreen() {
  const { letterKey } = useParams({ from: "/admin/letters/$letterKey" });
  const template = letterTemplate(letterKey);
  const back = <ScreenBack to="/admin/letters">{texts.back}</ScreenBack>;
  return (
    <main className="admin dense letter-page">
      <PageHead
        back={back}
        title={template?.title ?? texts.unknown}
        lead={template && `${texts.readers[template.to]}. ${texts.sentWhen(template.when)}`}
      />
      {template ? (
        <Versions key={template.key} template={template} />
      ) : (
        <EmptyState>{texts.nothingFound}</EmptyState>
      )}
    </main>
  );
}

function Versions({ template }: { template: LetterTemplate }) {
  const versions = useApiQuery(letterEndpoints.letter, { params: { key: template.key } });
  return (
    <QueryView query={versions} skeleton={{ count: 3, label: texts.loading }} failedTitle={texts.failed}>
      {(all) => <LetterEditor template={template} versions={all} />}
    </QueryView>
  );
}
