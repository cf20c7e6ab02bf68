import type { guideSteps } from "#texts/da/common/guide.ts";
import { GuideCard } from "#web/components/feedback/guide/guide-card.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";

/** Where the jobs begin under the card. */
export const JOBS = "open-jobs";

/** An employee's first minute: one line, so that a phone shows the first job. */
export function HomeGuide() {
  return <GuideCard of="employee" way={way} isShutAtFirst />;
}

function way(step: keyof typeof guideSteps.employee, name: string, isNext: boolean) {
  const Way = isNext ? ScreenButton : ScreenLink;
  if (step === "pay") return <Way to="/pay">{name}</Way>;
  if (step === "shift") {
    return (
      <Way to="/" search={{ step: 2 }}>
        {name}
      </Way>
    );
  }
  return (
    <Way to="/" search={{ step: 0 }} hash={JOBS}>
      {name}
    </Way>
  );
}
