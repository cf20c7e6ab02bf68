import {
  termsEndpoints as rows,
  type WireTermsTemplate,
} from "#contract/employees/employment-terms.endpoints.ts";
import { termsTemplateTexts as texts } from "#texts/da/backoffice/terms-template.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { TemplateForm } from "./template-form.tsx";
import { TermsHolders } from "./terms-holders.tsx";

/** The template of terms of employment: its versions, and the form that makes the next one. */
export function TermsTemplateScreen() {
  const templates = useApiQuery(rows.templates);
  return (
    <AdminPage title={texts.title}>
      <p className="lead">{texts.lead}</p>
      <QueryView query={templates} skeleton={{ count: 3, label: texts.loading }} failedTitle={texts.failed}>
        {({ versions, start }) => (
          <div className="stack">
            {versions.length === 0 && <Note>{texts.none}</Note>}
            <Versions versions={versions} />
            {versions.length > 0 && <TermsHolders />}
            <May call={rows.saveTemplate}>
              <TemplateForm start={startOf(versions[0] ?? { ...start, id: 0 })} />
            </May>
          </div>
        )}
      </QueryView>
    </AdminPage>
  );
}

function Versions({ versions }: { versions: readonly WireTermsTemplate[] }) {
  if (versions.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="template-versions">
      <h2 className="h2" id="template-versions">
        {texts.versions}
      </h2>
      <ul className="stack">
        {versions.map(({ id, valid_from, created_by, people, state, content }) => (
          <li key={id}>
            <Fold
              title={
                <span>
                  <b>{texts.states[state]}</b> · {texts.version(formatDayNumeric(valid_from), created_by)} ·{" "}
                  {texts.people(people)}
                </span>
              }
            >
              <dl className="stack">
                {content
                  .flatMap(({ points }) => points)
                  .map(({ key, label, text }) => (
                    <div key={key}>
                      <dt className="small dim">{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
              </dl>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the next version begins as. */
function startOf({ id, employer, content }: Pick<WireTermsTemplate, "id" | "employer" | "content">) {
  return { base: id, employer, content };
}
