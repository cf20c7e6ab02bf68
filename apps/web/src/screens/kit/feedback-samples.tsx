import { Check, CircleDashed, Clock3, Lock, Search } from "lucide-react";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { QueryView, type ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Sample, Section } from "./sample.tsx";

/** What the product says about itself. */
export function FeedbackSamples() {
  return (
    <>
      <Section title={texts.sections.status}>
        <Status tone="pine">{texts.filled}</Status>
        <Status tone="pine" isCaps icon={Check}>
          {texts.approved}
        </Status>
        <Status tone="blue" isCaps icon={Search}>
          {texts.searching}
        </Status>
        <Status tone="amber" isCaps icon={Clock3}>
          {texts.waiting}
        </Status>
        <Status tone="brick">{texts.rejected}</Status>
        <Status icon={Lock}>{texts.closed}</Status>
        <Chip tone="done" icon={Check} hiddenText={texts.yes}>
          {texts.invoice}
        </Chip>
        <Chip hiddenText={texts.no}>{texts.invoice}</Chip>
        <Chip tone="sent3" icon={CircleDashed}>
          3
        </Chip>
        <Badge label={texts.unanswered}>{2}</Badge>
        <Badge tone="amber">!</Badge>
      </Section>
      <Section title={texts.sections.notes}>
        <div className="kit-wide stack stack--tight">
          <Note>{texts.info}</Note>
          <Note tone="blue">{texts.info}</Note>
          <Note tone="amber" title={texts.needsYou}>
            {texts.explanationText}
          </Note>
          <Note tone="brick">{texts.refused}</Note>
          <Note tone="pine">{texts.created}</Note>
          <Banner tone="amber" title={texts.rejectTime}>
            {texts.needsYou}
          </Banner>
        </div>
      </Section>
      <Section title={texts.sections.loading}>
        <div className="kit-wide">
          <Skeleton label={texts.loadingBookings} />
          <Skeleton shape="list" count={2} />
          <Skeleton shape="table" count={3} />
        </div>
      </Section>
      <Section title={texts.sections.empty}>
        <div className="kit-half">
          <EmptyState
            action={
              <Button variant="primary" isCaps>
                {texts.bookStaff}
              </Button>
            }
          >
            {texts.noBookings}
          </EmptyState>
        </div>
        <div className="kit-half">
          <ErrorState onRetry={() => {}}>{texts.callUs}</ErrorState>
        </div>
      </Section>
      <Section title={texts.sections.query}>
        {queryStates.map((state) => (
          <div key={state.label} className="kit-half">
            <QuerySample {...state} />
          </div>
        ))}
      </Section>
    </>
  );
}

/** A query before its answer, without one, with an empty one, and with one that could not be asked for again. */
const queryStates: { label: string; query: Partial<ViewedQuery<string[]>> }[] = [
  { label: texts.queryStates.loading, query: {} },
  { label: texts.queryStates.failed, query: { isError: true } },
  { label: texts.queryStates.empty, query: { data: [] } },
  { label: texts.queryStates.kept, query: { data: [texts.staff, texts.bookStaff], isError: true } },
];

/** What the box of a failed query reads of the app: whom to call. */
const sampleState = { config: { brand: defaultBrand } } as AppState;

function QuerySample({ label, query }: (typeof queryStates)[number]) {
  return (
    <Sample label={label}>
      <AppStateContext value={sampleState}>
        <QueryView
          query={{ data: undefined, isError: false, refetch: () => {}, ...query }}
          skeleton={{ shape: "list", count: 2, label: texts.loadingBookings }}
          empty={texts.noBookings}
        >
          {(rows) => rows.join(", ")}
        </QueryView>
      </AppStateContext>
    </Sample>
  );
}
