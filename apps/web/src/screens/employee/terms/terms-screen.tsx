import type { ReactNode } from "react";
import { termsEndpoints as rows, type WireTerms } from "#contract/employees/employment-terms.endpoints.ts";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { acceptanceTexts } from "#texts/da/contracts/contract-titles.ts";
import { ownTermsTexts as texts } from "#texts/da/employee/terms.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { AcceptanceList } from "#web/components/contracts/acceptance-list.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { TermsChanges, TermsDocument, TermsPdf } from "#web/components/people/terms-document.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";
import { OwnTermsShifts } from "./own-terms-shifts.tsx";

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
      <OwnAcceptances />
    </main>
  );
}

/** The agreements that the employee has accepted with applications, each as it was read. */
function OwnAcceptances() {
  const accepted = useApiQuery(contractTextEndpoints.ownAcceptances);
  return (
    <section className="stack stack--tight" aria-labelledby="own-acceptances">
      <h2 className="h2" id="own-acceptances">
        {acceptanceTexts.title}
      </h2>
      <AcceptanceList query={accepted} />
    </section>
  );
}

function Versions({ latest, earlier }: { latest: WireTerms; earlier: readonly WireTerms[] }) {
  return (
    <div className="stack">
      <Summary terms={latest} />
      <TermsChanges terms={latest} heading="h2" />
      <Receipt terms={latest} />
      <Whole terms={latest} title={texts.readAll} />
      <OwnTermsShifts />
      <p className="small dim">{texts.kept}</p>
      {earlier.length > 0 && (
        <section className="stack stack--tight" aria-labelledby="earlier-terms">
          <h2 className="h2" id="earlier-terms">
            {texts.earlier}
          </h2>
          {earlier.map((terms) => (
            <Whole key={terms.id} terms={terms} title={<Given terms={terms} />} isEarlier />
          ))}
        </section>
      )}
    </div>
  );
}

/** A version as it reads, folded, with its file. */
function Whole({ terms, title, isEarlier }: { terms: WireTerms; title: ReactNode; isEarlier?: boolean }) {
  return (
    <Fold title={<span>{title}</span>}>
      <div className="stack">
        {isEarlier && <TermsChanges terms={terms} />}
        <TermsDocument terms={terms} heading={isEarlier ? "h3" : "h2"} />
        <TermsPdf onFetch={() => call(rows.ownTermsPdf, { params: { id: terms.id } })} />
      </div>
    </Fold>
  );
}

function Summary({ terms }: { terms: WireTerms }) {
  const { first_shift } = terms;
  const [employer = "", ...rest] = terms.employer.split(", ");
  const facts = [
    { term: texts.employer, value: employer, more: rest.join(", ") },
    {
      term: texts.firstShift,
      value: first_shift.start,
      more: texts.jobAt(first_shift.work, first_shift.company),
    },
    { term: texts.wage, value: texts.wageOf(terms.hourly_wage), more: texts.atLeast },
    { term: texts.hours, value: texts.hoursText, more: texts.hoursMore },
  ];
  return (
    <Card className="card-pad stack">
      <Facts
        facts={facts.map(({ term, value, more }) => ({
          term,
          value: (
            <>
              <p className="strong">{value}</p>
              {more && <p className="small dim">{more}</p>}
            </>
          ),
        }))}
      />
      <p className="small dim">
        <Given terms={terms} />
      </p>
      <TermsPdf onFetch={() => call(rows.ownTermsPdf, { params: { id: terms.id } })} />
    </Card>
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
