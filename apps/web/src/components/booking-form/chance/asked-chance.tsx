import type { WireFillChance } from "#contract/bookings/fill-chance.ts";
import { fillChanceTexts as texts } from "#texts/da/price/fill-chance.ts";
import {
  chanceInWords,
  evidenceInShort,
  evidenceSentence,
  givenUpSentence,
  leadWords,
  likenessSentence,
  wageInWords,
} from "#texts/da/price/fill-chance-words.ts";
import { isoWeekdayName } from "#texts/format/days.ts";
import type { ChanceQuestion } from "./chance-question.ts";
import { type FillChanceState, useFillChance } from "./use-fill-chance.ts";

/** The answer to what is asked of the chance: grey lines until it is there. */
export function AskedChance({ question }: { question: ChanceQuestion }) {
  return <FillChanceOf state={useFillChance(question)} />;
}

/** The same as it stands with one state of the answer. */
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

/** «En onsdag», «Mindst 7 dage før», «200–210 kr. i timen». */
function nameOf(change: WireFillChance["changes"][number]): string {
  if (change.key === "wage") return wageInWords(change.wage);
  if (change.key === "day")
    return change.weekday === null ? texts.anotherDay : `En ${isoWeekdayName(change.weekday)}`;
  const words = leadWords[change.lead];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
