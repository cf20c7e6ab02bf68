import { Check, CircleDashed, Clock3, Lock, Search } from "lucide-react";
import { kitPageTexts as texts } from "#texts/da/kit/kit-page.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Section } from "./sample.tsx";

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
    </>
  );
}
