import { termsEndpoints as rows, type WireTerms } from "#contract/employees/employment-terms.endpoints.ts";
import { ownTermsTexts as texts } from "#texts/da/employee/terms.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { TermsChanges, TermsDocument } from "#web/components/people/terms-document.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** What the employee is employed on, the receipt, and every earlier version. */
export function TermsScreen() {
  const terms = useApiQuery(rows.ownTerms);
  return (
    <main className="emp emp--profile">
      <header className="stack">
        <h1 className="h1">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <QueryView
        query={terms}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {([latest, ...earlier]) =>
          latest ? <Versions latest={latest} earlier={earlier} /> : <EmptyState>{texts.none}</EmptyState>
        }
      </QueryView>
    </main>
  );
}

function Versions({ latest, earlier }: { latest: WireTerms; earlier: readonly WireTerms[] }) {
  return (
    <div className="stack">
      <Summary terms={latest} />
      <TermsChanges terms={latest} />
      <Receipt terms={latest} />
      <details className="stack">
        <summary className="strong">{texts.readAll}</summary>
        <TermsDocument terms={latest} />
      </details>
      <p className="small dim">{texts.kept}</p>
      {earlier.length > 0 && (
        <section className="stack" aria-labelledby="earlier-terms">
          <h2 className="h2" id="earlier-terms">
            {texts.earlier}
          </h2>
          {earlier.map((terms) => (
            <details className="stack" key={terms.id}>
              <summary>
                <Given terms={terms} />
              </summary>
              <TermsChanges terms={terms} />
              <TermsDocument terms={terms} />
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

function Summary({ terms }: { terms: WireTerms }) {
  const { first_shift } = terms;
  return (
    <Card className="stack">
      <dl className="stack">
        <Fact label={texts.employer} value={terms.employer} />
        <Fact
          label={texts.firstShift}
          value={first_shift.start}
          more={`${first_shift.work}, ${first_shift.company}`}
        />
        <Fact label={texts.wage} value={texts.wageOf(terms.hourly_wage)} more={texts.atLeast} />
        <Fact label={texts.hours} value={texts.hoursText} more={texts.hoursMore} />
      </dl>
      <p className="small dim">
        <Given terms={terms} />
      </p>
    </Card>
  );
}

function Fact({ label, value, more }: { label: string; value: string; more?: string }) {
  return (
    <div>
      <dt className="small dim">{label}</dt>
      <dd>
        <b className="strong">{value}</b>
        {more && <span className="small dim block">{more}</span>}
      </dd>
    </div>
  );
}

function Given({ terms: { given_at, number } }: { terms: WireTerms }) {
  const now = useNow();
  return <>{texts.given(formatMomentLong(Date.parse(given_at), now), number)}</>;
}

/** The press of whoever has read them, then when that was; an admin who acts for somebody gives no receipt. */
function Receipt({ terms: { id, read_at } }: { terms: WireTerms }) {
  const now = useNow();
  const { takenOver } = useEmployee();
  const read = useApiMutation(rows.readTerms);
  if (read_at !== null) return <p>{texts.read(formatMomentLong(Date.parse(read_at), now))}</p>;
  if (takenOver) return <p>{texts.unread}</p>;
  const done = {
    onSuccess: () => toast.success(texts.confirmed),
    onError: (error: unknown) => toast.error(failureText(error, texts.confirmFailed)),
  };
  return (
    <Button
      variant="primary"
      isPending={read.isPending}
      onClick={() => read.mutate({ params: { id } }, done)}
    >
      {texts.confirm}
    </Button>
  );
}
