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
import { reportTexts as texts } from "#texts/da/backoffice/reports.ts";
import { axisLook, tooltipLook } from "./chart-looks.ts";
import { figureKinds, type Week } from "./figure-kinds.ts";

/** Each figure week by week; the same numbers stand in a table for screen readers. */
export function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className="charts">
      {figureKinds.map((kind) => (
        <WeekChart key={kind.key} kind={kind} weeks={weeks} />
      ))}
    </div>
  );
}

interface WeekChartProps {
  kind: (typeof figureKinds)[number];
  weeks: readonly Week[];
}

function WeekChart({ kind: { key, label, say, shape, isCount = false }, weeks }: WeekChartProps) {
  const isRevenue = key === "revenue";
  const data = weeks.map((week) => ({
    week: String(week.week),
    value: week[key],
    toCome: isRevenue ? week.to_come : 0,
  }));
  const parts = (
    <>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis dataKey="week" {...axisLook} />
      <YAxis width={72} tickFormatter={say} allowDecimals={!isCount} {...axisLook} />
      <Tooltip
        formatter={(value, name) => [say(Number(value)), name === "toCome" ? texts.toComeLabel : label]}
        labelFormatter={(week) => `${texts.week} ${week}`}
        {...tooltipLook}
      />
    </>
  );
  return (
    <section className="card card-pad chart" aria-label={texts.byWeek(label)}>
      <h2 className="h3">{texts.byWeek(label)}</h2>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={200}>
          {shape === "bars" ? (
            <BarChart data={data} accessibilityLayer={false}>
              {parts}
              <Bar dataKey="value" stackId="week" fill="var(--pine)" isAnimationActive={false} />
              {isRevenue && (
                <Bar
                  dataKey="toCome"
                  stackId="week"
                  fill="var(--surface)"
                  stroke="var(--pine)"
                  strokeDasharray="3 3"
                  isAnimationActive={false}
                />
              )}
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
      {/* A table is as wide as its cells, whatever width it is given. */}
      <div className="visually-hidden">
        <table>
          <caption>{texts.byWeek(label)}</caption>
          <tbody>
            {data.map(({ week, value, toCome }) => (
              <tr key={week}>
                <th scope="row">
                  {texts.week} {week}
                </th>
                <td>
                  {value === null ? texts.none : say(value)}
                  {toCome > 0 && ` ${texts.toCome(say(toCome))}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
