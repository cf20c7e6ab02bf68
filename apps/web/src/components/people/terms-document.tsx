import type { WireTerms } from "#contract/employees/employment-terms.endpoints.ts";
import { ownTermsTexts as texts } from "#texts/da/employee/terms.ts";

/** Terms of employment as they read, section by section. */
export function TermsDocument({ terms }: { terms: WireTerms }) {
  return (
    <div className="stack">
      <p className="small dim">{texts.law}</p>
      {terms.sections.map(({ title, points }) => (
        <section className="stack" key={title}>
          <h3 className="h3">{title}</h3>
          <dl className="stack">
            {points.map(({ key, label, text }) => (
              <div key={key}>
                <dt className="small dim">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** What differs from the version before; nothing for the first. */
export function TermsChanges({ terms: { changes } }: { terms: WireTerms }) {
  if (changes.length === 0) return null;
  return (
    <section className="stack">
      <h3 className="h3">{texts.changes}</h3>
      <dl className="stack">
        {changes.map(({ key, label, before, after }) => (
          <div key={key}>
            <dt className="strong">{label}</dt>
            <dd>
              {texts.before}: <del>{before ?? texts.nothing}</del>
            </dd>
            <dd>
              {texts.after}: <ins>{after ?? texts.gone}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
