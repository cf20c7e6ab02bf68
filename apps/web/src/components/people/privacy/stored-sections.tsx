import { useState } from "react";
import type { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { myDataFile, myDataTexts as texts } from "#texts/da/privacy/my-data.ts";
import { formatStored, storedLabel } from "#texts/da/privacy/stored-values.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

export type MyData = AnswerOf<typeof privacyEndpoints.employeeData>;
type Section = MyData["sections"][number];

/** Rows that are drawn at once; the files hold all of them. */
const SHOWN_AT_ONCE = 10;

/** What is stored of somebody, a fold a section. */
export function StoredSections({ data }: { data: MyData }) {
  return (
    <div>
      {data.sections.map((section) => (
        <Fold key={section.key} isListLine title={<Title section={section} />}>
          <Rows section={section} />
        </Fold>
      ))}
      <Fold isListLine title={myDataFile.withheld}>
        <div className="stored-row">
          <Facts isDense facts={data.withheld.map(({ what, why }) => ({ term: what, value: why }))} />
        </div>
      </Fold>
    </div>
  );
}

function Title({ section: { title, rows } }: { section: Section }) {
  return (
    <span className="row">
      {title}
      <span className="small dim">{rows.length === 0 ? myDataFile.none : myDataFile.count(rows.length)}</span>
    </span>
  );
}

function Rows({ section: { about, rows } }: { section: Section }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const left = rows.length - shown;
  return (
    <div className="stack stored">
      <p className="small dim">{about}</p>
      {rows.length === 0 && <p className="small">{myDataFile.nothing}</p>}
      {rows.slice(0, shown).map((row, index) => (
        // Rows have no name of their own and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
        <div key={index} className="stored-row">
          <Facts isDense facts={factsOf(row)} />
        </div>
      ))}
      {left > 0 && (
        <div>
          <Button size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE * 5)}>
            {texts.more(Math.min(left, SHOWN_AT_ONCE * 5))}
          </Button>
        </div>
      )}
    </div>
  );
}

function factsOf(row: Section["rows"][number]) {
  return Object.entries(row).flatMap(([column, value]) => {
    const text = formatStored(column, value);
    return text === null
      ? []
      : [{ term: storedLabel(column), value: <span className="stored-text">{text}</span> }];
  });
}
