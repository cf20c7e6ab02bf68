import type { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { SetupStep } from "#rules/shifts/setup-checklist.ts";
import { setupStepTexts, setupChecklistTexts as texts } from "#texts/da/backoffice/setup-checklist.ts";
import { type StepOfCard, StepsCard } from "#web/components/feedback/steps-card.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";

type Step = AnswerOf<typeof worklistEndpoints.today>["first_steps"][number];

/** Where a step is done, or shows whether it is. */
const ways: Record<
  SetupStep,
  | { to: "/admin/staffType"; search: object }
  | {
      to:
        | "/admin/mailbox"
        | "/admin/settings"
        | "/admin/settings/invoices"
        | "/admin/showCorporations"
        | "/admin/invited";
    }
  | { to: "/admin/employment-terms" | "/privacy" }
  | { to: "/admin/approve-booking-overview" | "/admin/upcomingBookings" }
> = {
  staff_types: { to: "/admin/staffType", search: { entry: "new" } },
  fees: { to: "/admin/staffType", search: { entry: "fee" } },
  wages: { to: "/admin/settings" },
  terms: { to: "/admin/employment-terms" },
  contact: { to: "/privacy" },
  email: { to: "/admin/mailbox" },
  sign_in: { to: "/admin/mailbox" },
  sms: { to: "/admin/mailbox" },
  company: { to: "/admin/showCorporations" },
  people: { to: "/admin/invited" },
  booking: { to: "/admin/approve-booking-overview" },
  shift: { to: "/admin/upcomingBookings" },
  accounting: { to: "/admin/settings/invoices" },
};

/** Leads the owner of a new installation to what has to be there until the first shift is worked. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => step.needed && !step.done);
  return (
    <StepsCard
      needsYou
      title={texts.title}
      progress={texts.progress(done, steps.length)}
      lead={texts.lead}
      steps={steps.map((step) => cardStep(step, step === next))}
    />
  );
}

function cardStep({ key, done, needed }: Step, isNext: boolean): StepOfCard {
  const { title, text, action } = setupStepTexts[key];
  return {
    key,
    title,
    isDone: done,
    note: done || needed ? undefined : texts.later,
    text: done ? texts.done : text,
    action: done ? null : (
      <ScreenButton variant={isNext ? "primary" : "neutral"} {...ways[key]}>
        {action}
      </ScreenButton>
    ),
  };
}
