import { Timer } from "lucide-react";
import { Fragment } from "react";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { todayTexts as texts } from "#texts/da/desk/today.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { AskForData } from "#web/components/people/ask-for-data.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { LineButtons } from "./line-buttons.tsx";
import { factsOf, type TodayItem } from "./line-facts.ts";

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
        <b className="strong">{title}</b>
        <span className="bits dim">
          {bits.map((bit) => (
            <Fragment key={bit}>
              <span>{bit}</span>{" "}
            </Fragment>
          ))}
        </span>
      </span>
      <Proof group={group} item={item} />
      {item.missing_data && item.shift_id !== null && (
        <span className="todo-proof">
          <AskForData shiftId={item.shift_id} name={title} missing={item.missing_data} />
        </span>
      )}
      <LineButtons group={group} item={item} name={title} isUrgent={isLate} />
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
  if (item.amount === null) return null;
  return <span className="todo-proof nowrap">{formatKronerUnit(Math.round(item.amount * 100))}</span>;
}
