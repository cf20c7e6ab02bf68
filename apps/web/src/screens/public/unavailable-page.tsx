import { statusErrors } from "#texts/da/common/errors.ts";
import { unavailableTexts as texts } from "#texts/da/public/public-pages.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { EntryLayout } from "#web/components/public-frame/entry-layout.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** Stands where a page could not be made, and leads to it (`props.address`) again; works without its script, too. */
export function UnavailablePage({ config, props }: PublicPageProps) {
  return (
    <EntryLayout config={config}>
      <h1 className="h1">{texts.title}</h1>
      <Note tone="brick" title={statusErrors[503]}>
        {texts.hint}
      </Note>
      <div className="row row--wrap">
        <LinkButton variant="primary" href={String(props.address)}>
          {uiTexts.retry}
        </LinkButton>
      </div>
    </EntryLayout>
  );
}
