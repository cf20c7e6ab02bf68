import { penaltyEndpoints, type WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { penaltyTexts as texts } from "#texts/da/employee/penalties.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { PenaltyAnswer } from "#web/components/people/penalties/penalty-answer.tsx";
import { PenaltyCard } from "#web/components/people/penalties/penalty-card.tsx";
import { AskForReview } from "./ask-for-review.tsx";
import { FreezeStory } from "./freeze-story.tsx";

/** 'Kort og spærringer': when I can work again, then each card with what it is for and what removes it. */
export function PenaltiesScreen() {
  const penalties = useApiQuery(penaltyEndpoints.ownPenalties);
  return (
    <main className="emp emp--narrow">
      <h1 className="h1">{texts.title}</h1>
      <QueryView
        query={penalties}
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) => (
          <>
            <FreezeStory penalties={all} />
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
