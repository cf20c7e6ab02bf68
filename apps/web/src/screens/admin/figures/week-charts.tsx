import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { figureEndpoints } from "#contract/desk/figure-endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { figuresTexts as texts } from "#texts/da/desk/figures.ts";
import { formatCount, formatRoundKroner } from "#texts/format/numbers.ts";

type Week = AnswerOf<typeof figureEndpoints.figures>["weeks"][number];

interface ChartProps {
  label: string;
  weeks: readonly Week[];
  numberOf: (week: Week) => number | null;
  say: (value: number) => string;
  shape: "line" | "bars";
  /** Whether there is nothing between one and two. */
  isCount?: boolean;
}

/** Fill rate, time to fill, no-shows and revenue, week by week; the same numbers stand in a table for screen readers. */
export function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  const { labels } = texts;
  return (
    <div className="charts">
      <Chart
        label={labels.revenue}
        weeks={weeks}
        numberOf={({ revenue }) => revenue}
        say={(value) => formatRoundKroner(fromWireKroner(value))}
        shape="bars"
      />
      <Chart
        label={labels.fill_rate}
        weeks={weeks}
        numberOf={({ fill_rate }) => fill_rate}
        say={texts.rate}
        shape="line"
      />
      <Chart
        label={labels.time_to_fill}
        weeks={weeks}
        numberOf={({ time_to_fill }) => time_to_fill}
        say={texts.hours}
        shape="line"
      />
      <Chart
        label={labels.no_shows}
        weeks={weeks}
        numberOf={({ no_shows }) => no_shows}
        say={formatCount}
        shape="bars"
        isCount
      />
    </div>
  );
}

const axis = { stroke: "var(--line-control)", tick: { fill: "var(--ink-2)", fontSize: 12 } };

function Chart({ label, weeks, numberOf, say, shape, isCount = false }: ChartProps) {
  const data = weeks.map((week) => ({ week: String(week.week), value: numberOf(week) }));
  const parts = (
    <>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis dataKey="week" {...axis} />
      <YAxis width={72} tickFormatter={say} allowDecimals={!isCount} {...axis} />
      <Tooltip
        formatter={(value) => [say(Number(value)), label]}
        labelFormatter={(week) => `${texts.week} ${week}`}
        contentStyle={{ background: "var(--raised)", border: "1px solid var(--line-2)", color: "var(--ink)" }}
      />
    </>
  );
  return (
    <section className="card card-pad chart" aria-label={texts.byWeek(label)}>
      <h2 className="h3">{label}</h2>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={200}>
          {shape === "bars" ? (
            <BarChart data={data} accessibilityLayer={false}>
              {parts}
              <Bar dataKey="value" fill="var(--pine)" isAnimationActive={false} />
            </BarChart>
          ) : (
            <LineChart data={data} accessibilityLayer={false}>
              {parts}
              <Line
                dataKey="value"
                stroke="var(--pine-ink)"
                strokeWidth={2}
                connectNulls
                isAnimationActive={false}
              />
            </LineChart>
          )}
        </ResponsiveContainer>
      </div>
      <table className="visually-hidden">
        <caption>{texts.byWeek(label)}</caption>
        <tbody>
          {data.map(({ week, value }) => (
            <tr key={week}>
              <th scope="row">
                {texts.week} {week}
              </th>
              <td>{value === null ? texts.none : say(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
