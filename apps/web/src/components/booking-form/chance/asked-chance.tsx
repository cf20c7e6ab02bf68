import { useEffect, useState } from "react";
import { fillChanceEndpoints, type WireFillChance } from "#contract/bookings/fill-chance.ts";
import { fillChanceTexts as texts } from "#texts/da/price/fill-chance.ts";
import {
  chanceInWords,
  evidenceInShort,
  evidenceSentence,
  givenUpSentence,
  likenessSentence,
  wageInWords,
} from "#texts/da/price/fill-chance-words.ts";
import { isoWeekdayName } from "#texts/format/days.ts";
import { call } from "#web/api/calls/call.ts";
import type { ChanceQuestion } from "./chance-question.ts";

/** What is known of the chance. */
export type FillChanceState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  /** `isOld`: a newer question has no answer yet. */
  | { readonly kind: "known"; readonly answer: WireFillChance; readonly isOld: boolean };

/** Milliseconds without a change before it is asked. */
const REST = 400;

/** The last answer, so that whoever opens the price again finds it there. */
let last: { readonly asked: string; readonly answer: WireFillChance } | null = null;

/** How likely the asked booking is filled; the last answer stays until the next one is there. */
function useFillChance(question: ChanceQuestion): FillChanceState {
  const asked = JSON.stringify(question);
  const [known, setKnown] = useState<{ asked: string; answer: WireFillChance | null } | null>(() => last);

  useEffect(() => {
    if (last?.asked === asked) {
      setKnown(last);
      return;
    }
    const giveUp = new AbortController();
    const timer = setTimeout(async () => {
      const parts = { query: JSON.parse(asked), signal: giveUp.signal };
      const answer = await call(fillChanceEndpoints.fillChance, parts).catch(() => null);
      if (giveUp.signal.aborted) return;
      if (answer) last = { asked, answer };
      setKnown({ asked, answer });
    }, REST);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [asked]);

  if (known === null) return { kind: "loading" };
  if (known.answer === null) return { kind: known.asked === asked ? "failed" : "loading" };
  return { kind: "known", answer: known.answer, isOld: known.asked !== asked };
}

/** The answer to what is asked of the chance: grey lines until it is there. */
export function AskedChance({ question }: { question: ChanceQuestion }) {
  return <FillChanceOf state={useFillChance(question)} />;
}

/** The chance that all places are filled, or grey lines or a failure, by the state of its answer. */
export function FillChanceOf({ state }: { state: FillChanceState }) {
  if (state.kind === "loading") return <Waiting />;
  if (state.kind === "failed") return <p className="small dim">{texts.failed}</p>;
  return (
    <div className="fill-chance-answer" aria-busy={state.isOld}>
      <Known answer={state.answer} />
    </div>
  );
}

/** Grey lines where the answer will stand. */
function Waiting() {
  return (
    <div className="fill-chance-lines" aria-busy="true">
      <span className="visually-hidden">{texts.loading}</span>
      {["56%", "84%", "100%", "72%"].map((width) => (
        <span key={width} className="skeleton" style={{ width, height: 14 }} />
      ))}
    </div>
  );
}

function Known({ answer: { asked, chance, changes } }: { answer: WireFillChance }) {
  if (!chance) return <p className="small dim">{texts.tooFew}</p>;
  const givenUp = givenUpSentence(asked, chance.compared_by);
  return (
    <>
      <div className="fill-chance-lines">
        <p className="strong">{chanceInWords(chance.percent)}</p>
        <span className="fill-chance-bar" aria-hidden="true">
          <i style={{ width: `${chance.percent}%` }} />
        </span>
        <p className="small">{evidenceSentence(chance)}</p>
        <p className="tiny dim">
          {likenessSentence(asked, chance.compared_by)}
          {givenUp && ` ${givenUp}`}
        </p>
      </div>
      <h3 className="kicker">{texts.changes}</h3>
      <dl className="fill-changes">
        {changes.map((change) => (
          <div key={change.key}>
            <dt>{nameOf(change)}</dt>
            <dd className={change.evidence ? undefined : "dim"}>
              {change.evidence ? evidenceInShort(change.evidence) : texts.few}
            </dd>
          </div>
        ))}
      </dl>
      <p className="tiny dim">{texts.noPromise}</p>
    </>
  );
}

/** «En onsdag», «200–210 kr. i timen». */
function nameOf(change: WireFillChance["changes"][number]): string {
  if (change.key === "wage") return wageInWords(change.wage);
  return change.weekday === null ? texts.anotherDay : `En ${isoWeekdayName(change.weekday)}`;
}
