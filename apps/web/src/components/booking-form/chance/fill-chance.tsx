import { useId, useState } from "react";
import { fillChanceTexts as texts } from "#texts/da/price/fill-chance.ts";
import type { BookingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { chanceQuestion } from "./chance-question.ts";

const AskedChance = lazyComponent(async () => (await import("./asked-chance.tsx")).AskedChance);

/** How likely the booking is filled and what would change it: stands beside its price. */
export function FillChance({ draft }: { draft: BookingDraft }) {
  const title = useId();
  const question = chanceQuestion(draft);
  // The question whose answer could not be shown: another one is asked anew.
  const [lost, setLost] = useState<string | null>(null);
  const isLost = question !== null && JSON.stringify(question) === lost;
  return (
    <section className="fill-chance" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {texts.title}
      </h2>
      {!question && <p className="small dim">{texts.notAsked}</p>}
      {isLost && <p className="small dim">{texts.failed}</p>}
      {question && !isLost && (
        <AskedChance question={question} onFail={() => setLost(JSON.stringify(question))} />
      )}
    </section>
  );
}
