import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { reportEndpoints } from "#contract/backoffice/report.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { addDays, type Day } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { reportTexts as texts } from "#texts/da/backoffice/reports.ts";
import { formatRoundKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Week = AnswerOf<typeof reportEndpoints.figures>["weeks"][number];
type Key = keyof typeof texts.labels;

const WEEKS = 8;

/** A figure of a week as a number for the line, and in words. */
const figures: Record<Key, { of: (week: Week) => number | null; say: (week: Week) => string }> = {
  fill_rate: {
    of: ({ fill_rate }) => fill_rate,
    say: ({ fill_rate }) => (fill_rate === null ? texts.none : texts.rate(fill_rate)),
  },
  time_to_fill: {
    of: ({ time_to_fill }) => time_to_fill,
    say: ({ time_to_fill }) => (time_to_fill === null ? texts.none : texts.hours(time_to_fill)),
  },
  no_shows: {
    of: ({ no_shows }) => no_shows,
    say: ({ no_shows, ended }) => texts.noShows(no_shows, ended),
  },
  revenue: {
    of: ({ revenue }) => revenue,
    say: ({ revenue }) => formatRoundKroner(fromWireKroner(revenue)),
  },
};

/** Four figures of this week beside those of the last, each with a line over eight weeks. */
export function FiguresStrip({ today }: { today: Day }) {
  const { first, last } = daysOfWeek(weekOf(today));
  const from = addDays(first, -7 * (WEEKS - 1));
  const query = useApiQuery(reportEndpoints.figures, { query: { from, to: last } });
  return (
    <section className="figures-strip" aria-label={texts.strip}>
      <QueryView
        query={query}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {({ weeks }) => (
          <>
            <ul className="figures">
              {(Object.keys(figures) as Key[]).map((key) => (
                <Figure key={key} of={key} weeks={weeksFrom(from, weeks)} />
              ))}
            </ul>
            <ScreenLink className="todo-all" to="/admin/figures">
              {texts.all}
            </ScreenLink>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Eight weeks, those without bookings too. */
function weeksFrom(from: Day, weeks: readonly Week[]): Week[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(from, 7 * index);
    const nothing = { fill_rate: null, time_to_fill: null, no_shows: 0, ended: 0, revenue: 0, to_come: 0 };
    return weeks.find((week) => week.first === first) ?? { ...weekOf(first), first, ...nothing };
  });
}

function Figure({ of: key, weeks }: { of: Key; weeks: readonly Week[] }) {
  const { of, say } = figures[key];
  const [before, now] = weeks.slice(-2);
  if (!before || !now) return null;
  // Beside no figure there is nothing that it rose or fell from.
  const [value, earlier] = [of(now), of(before)];
  const difference = value === null || earlier === null ? 0 : value - earlier;
  return (
    <li className="figure">
      <span className="figure-label">{texts.labels[key]}</span>
      <span className="figure-row">
        <b className="figure-value">{say(now)}</b>
        <Spark values={weeks.map(of)} label={texts.line(texts.labels[key])} />
      </span>
      <span className="figure-was">
        {key === "revenue" && now.to_come > 0 ? (
          texts.toCome(formatRoundKroner(fromWireKroner(now.to_come)))
        ) : earlier === null ? (
          texts.nothingBefore
        ) : (
          <>
            <Icon of={difference > 0 ? TrendingUp : difference < 0 ? TrendingDown : Minus} size={16} />
            {texts.was(say(before), difference)}
          </>
        )}
      </span>
    </li>
  );
}

const SPARK = { width: 96, height: 28, edge: 4 };

/** A small line; weeks without a value are left out. */
function Spark({ values, label }: { values: readonly (number | null)[]; label: string }) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [low, high] = [
    Math.min(...known.map(({ value }) => value)),
    Math.max(...known.map(({ value }) => value)),
  ];
  const { width, height, edge } = SPARK;
  const points = known.map(({ value, index }) => {
    const x = edge + (index / (values.length - 1)) * (width - 2 * edge);
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return {
      x: Math.round(x * 10) / 10,
      y: Math.round((height - edge - share * (height - 2 * edge)) * 10) / 10,
    };
  });
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline className="spark-line" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <circle className="spark-now" cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}
