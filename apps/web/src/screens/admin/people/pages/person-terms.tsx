import { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import { termsOfPersonTexts as texts } from "#texts/da/backoffice/terms-template.ts";
import { ownTermsTexts } from "#texts/da/employee/terms.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { TermsChanges, TermsDocument, TermsPdf } from "#web/components/people/terms-document.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { PageSection } from "./page-lists.tsx";

/** Every version of somebody's terms of employment, with when it was given and read. */
export function PersonTerms({ employeeId }: { employeeId: number }) {
  const now = useNow();
  const terms = useApiQuery(rows.termsOfPerson, { params: { id: employeeId } });
  return (
    <PageSection title={texts.title}>
      <QueryView query={terms} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.failed}>
        {(versions) => (
          <>
            {versions.length === 0 && <p className="dim">{texts.none}</p>}
            {versions.map((version) => (
              <Fold
                key={version.id}
                title={
                  <span>
                    {ownTermsTexts.given(formatMomentLong(Date.parse(version.given_at), now), version.number)}{" "}
                    {version.read_at === null
                      ? texts.unread
                      : texts.read(formatMomentLong(Date.parse(version.read_at), now))}
                  </span>
                }
              >
                <div className="stack">
                  <TermsChanges terms={version} />
                  <TermsDocument terms={version} />
                  <TermsPdf
                    onFetch={() => call(rows.termsPdf, { params: { id: employeeId, termsId: version.id } })}
                  />
                </div>
              </Fold>
            ))}
          </>
        )}
      </QueryView>
    </PageSection>
  );
}
