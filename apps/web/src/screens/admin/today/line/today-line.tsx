import { Timer } from "lucide-react";
import { Fragment } from "react";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { todayTexts as texts } from "#texts/da/backoffice/today.ts";
import { formatDuration, formatKronerUnit } from "#texts/format/numbers.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { isRun } from "#web/components/frame/office/today-lines.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { LineButtons } from "./line-buttons.tsx";
import { factsOf, hoursApart } from "./line-facts.ts";
import { BookingOfLine, NamedText } from "./named-text.tsx";

interface TodayLineProps {
  group: TodayKey;
  item: TodayItem;
  now: number;
}

/** When, what, proof, and the one press that leads to its end. */
export function TodayLine({ group, item, now }: TodayLineProps) {
  const { when, isLate, title, bits } = factsOf(group, item, now);
  return (
    <li className="todo">
      <span className={isLate ? "todo-when is-late" : "todo-when"}>
        {isLate && <Icon of={Timer} size={16} />}
        {when}
      </span>
      <span className="todo-what">
        <b className="strong">
          <NamedText text={title} item={item} />
        </b>
        <span className="bits dim">
          {bits.map((bit) => (
            <Fragment key={bit}>
              <span>
                <NamedText text={bit} item={item} />
              </span>{" "}
            </Fragment>
          ))}
          {item.booking_id !== null && (
            <span>
              <BookingOfLine item={item} />
            </span>
          )}
        </span>
      </span>
      <Proof group={group} item={item} />
      <LineButtons group={group} item={item} name={title} isUrgent={isLate} now={now} />
    </li>
  );
}

function Proof({ group, item }: Pick<TodayLineProps, "group" | "item">) {
  if (group === "under_filled" && item.people !== null && item.places !== null) {
    return (
      <span className="todo-proof">
        <Seats filled={item.people} of={item.places} />
        {texts.seats(item.people, item.places)}
      </span>
    );
  }
  if (group === "open_hours" && item.stamps) {
    const hours = hoursApart(item.stamps);
    if (hours === 0) return null;
    return (
      <span className="todo-proof">
        <Status tone="amber">{formatDuration(hours)}</Status>
      </span>
    );
  }
  // Said among the words.
  if (group === "missing_data") return null;
  const amount = isRun(item) ? item.run.amount : item.amount;
  if (amount === null) return null;
  return <span className="todo-proof nowrap">{formatKronerUnit(fromWireKroner(amount))}</span>;
}
