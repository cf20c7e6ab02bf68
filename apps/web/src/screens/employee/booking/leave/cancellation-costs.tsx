import { Snowflake, Star } from "lucide-react";
import type { ReactNode } from "react";
import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { hoursRemaining } from "#rules/bookings/status.ts";
import { dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { leaveTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatRating, plural } from "#texts/format/numbers.ts";
import { Icon } from "#web/ui/icon.tsx";

type Cost = AnswerOf<typeof jobEndpoints.cancellationCost>;

interface CancellationCostsProps {
  cost: Cost;
  startsAt: Moment;
  now: Moment;
}

/** What this cancellation costs: the card, the freeze and the star, and what takes them away again. */
export function CancellationCosts({ cost, startsAt, now }: CancellationCostsProps) {
  const isRed = cost.card === "red";
  const until = cost.freeze_until === null ? null : Date.parse(cost.freeze_until);
  return (
    <section className="costs" aria-labelledby="costs-title">
      <p id="costs-title">
        <b className="strong">{texts.costs}</b>
      </p>
      <ul>
        <CostLine
          tone="card"
          icon={<span className={isRed ? "pcard-mark pcard--brick" : "pcard-mark pcard--amber"} />}
          title={isRed ? texts.red : texts.yellow}
          why={cardWhy(cost)}
        />
        {until !== null && (
          <CostLine
            tone="brick"
            icon={<Icon of={Snowflake} />}
            title={(cost.held ? texts.held : texts.frozen)(wholeDay(dayOf(until), dayOf(now)))}
            why={cost.held ? texts.heldWhy : texts.frozenWhy(Math.round((until - now) / (24 * HOUR_MS)))}
          />
        )}
        {cost.star && (
          <CostLine tone="ink" icon={<Icon of={Star} />} title={texts.star} why={starWhy(cost.star)} />
        )}
      </ul>
      <p className="small dim">
        {cost.is_late && `${texts.late(hoursLeft(startsAt, now))} `}
        {cost.is_late && !isRed && `${texts.early} `}
        {texts.lapses}
      </p>
    </section>
  );
}

/** What makes it this card; a late one is red by any yellow card that counts. */
function cardWhy({ card, is_late }: Cost): string {
  if (card === "yellow") return texts.yellowWhy;
  return is_late ? texts.redLateWhy : texts.redWhy;
}

interface CostLineProps {
  tone: "card" | "brick" | "ink";
  icon: ReactNode;
  title: string;
  why: string;
}

function CostLine({ tone, icon, title, why }: CostLineProps) {
  return (
    <li className={`cost cost--${tone}`}>
      <span className="cost-ic" aria-hidden="true">
        {icon}
      </span>
      <span>
        <b className="strong">{title}</b>
        <span className="small dim">{why}</span>
      </span>
    </li>
  );
}

function starWhy({ before, after }: NonNullable<Cost["star"]>): string {
  return before === null ? texts.starFirst : texts.starWhy(formatRating(before), formatRating(after));
}

function hoursLeft(startsAt: Moment, now: Moment): string {
  return plural(Math.max(1, Math.floor(hoursRemaining(now, startsAt))), "time", "timer");
}
