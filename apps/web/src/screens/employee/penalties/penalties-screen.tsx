import { CircleCheck, LockKeyhole } from "lucide-react";
import type { CSSProperties } from "react";
import { penaltyEndpoints, type WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { dayOf, daysBetween, type Moment } from "#rules/time/moment.ts";
import { penaltyTexts as texts } from "#texts/da/employee/penalties.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { PenaltyAnswer } from "#web/components/people/penalties/penalty-answer.tsx";
import { PenaltyCard } from "#web/components/people/penalties/penalty-card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AskForReview } from "./ask-for-review.tsx";

/** 'Kort og spærringer': when I can work again, then each card with what it is for and what removes it. */
export function PenaltiesScreen() {
  const penalties = useApiQuery(penaltyEndpoints.ownPenalties);
  return (
    <main className="emp">
      <h1 className="h1">{texts.title}</h1>
      <QueryView
        query={penalties}
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) => (
          <>
            <FreezeSummary penalties={all} />
            <Cards title={texts.now} penalties={all.filter(({ counts }) => counts)} />
            {all.some(({ counts, card }) => counts && card === "yellow") && (
              <p className="small dim">{texts.secondOne}</p>
            )}
            <Cards title={texts.before} penalties={all.filter(({ counts }) => !counts)} />
          </>
        )}
      </QueryView>
    </main>
  );
}

function Cards({ title, penalties }: { title: string; penalties: readonly WirePenalty[] }) {
  if (penalties.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2 className="kicker">{title}</h2>
      {penalties.map((penalty) => (
        <PenaltyCard key={penalty.id} penalty={penalty} who={texts.you}>
          {penalty.review && <PenaltyAnswer review={penalty.review} />}
          <AskForReview penalty={penalty} />
        </PenaltyCard>
      ))}
    </section>
  );
}

/** Whether I can apply now, else from when on, and where today lies between the two ends. */
function FreezeSummary({ penalties }: { penalties: readonly WirePenalty[] }) {
  const now = useNow();
  const freeze = longestFreeze(penalties, now);
  if (freeze === null) return <Free penalties={penalties} now={now} />;
  const [today, from, to] = [dayOf(now), dayOf(freeze.from), dayOf(freeze.to)];
  const at = Math.round(((now - freeze.from) / (freeze.to - freeze.from)) * 100);
  return (
    <section className="stack stack--tight">
      <p className="freeze-summary">
        <Icon of={LockKeyhole} className="icon--amber" />
        <span>
          <b className="strong">{texts.frozen(to, today)}</b>
          <span className="small dim block">{texts.daysLeft(daysBetween(today, to))}</span>
        </span>
      </p>
      <span className="freeze-bar" role="img" aria-label={texts.frozenFromTo(from, to, today)}>
        <i style={{ "--at": at } as CSSProperties} />
      </span>
      <p className="freeze-ends tiny dim" aria-hidden="true">
        <span>{wholeDay(from, today)}</span>
        <span>{wholeDay(to, today)}</span>
      </p>
    </section>
  );
}

function Free({ penalties, now }: { penalties: readonly WirePenalty[]; now: Moment }) {
  const live = penalties.filter(({ counts }) => counts);
  const isHeld = live.some(
    ({ held, freeze_until }) => held && freeze_until !== null && Date.parse(freeze_until) > now,
  );
  const { title, none, some } = texts.canApply;
  return (
    <p className="freeze-summary">
      <Icon of={CircleCheck} className="icon--pine" />
      <span>
        <b className="strong">{isHeld ? texts.heldTitle : title}</b>
        <span className="small dim block">{isHeld ? texts.held : live.length > 0 ? some : none}</span>
      </span>
    </p>
  );
}

/** The freeze that ends last among those that run. Rule: Current card, docs/rules/cancellation.md. */
function longestFreeze(penalties: readonly WirePenalty[], now: Moment): { from: Moment; to: Moment } | null {
  const running = penalties.flatMap(({ occurred_at, freeze_until, annulled_at, held }) => {
    const to = Date.parse(freeze_until ?? "");
    return annulled_at === null && !held && to > now ? [{ from: Date.parse(occurred_at), to }] : [];
  });
  return running.sort((a, b) => b.to - a.to)[0] ?? null;
}
