import { useState } from "react";
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { reportTexts as texts } from "#texts/da/backoffice/reports.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import { axisLook, tooltipLook } from "./chart-looks.ts";
import { type FigureKey, figureKinds, type Part } from "./figure-kinds.ts";

const columns: readonly Column<Part>[] = [
  { id: "name", header: texts.name, cell: ({ name }) => name, isRowKey: true },
  {
    id: "revenue",
    header: texts.labels.revenue,
    cell: ({ revenue }) => formatKronerUnit(fromWireKroner(revenue)),
    isNumber: true,
  },
  {
    id: "fill-rate",
    header: texts.labels.fill_rate,
    cell: ({ fill_rate }) => (fill_rate === null ? texts.none : texts.rate(fill_rate)),
    isNumber: true,
  },
  {
    id: "time-to-fill",
    header: texts.labels.time_to_fill,
    cell: ({ time_to_fill }) => (time_to_fill === null ? texts.none : texts.hours(time_to_fill)),
    isNumber: true,
  },
  {
    id: "no-shows",
    header: texts.labels.no_shows,
    cell: ({ no_shows, ended }) => texts.noShows(no_shows, ended),
    isNumber: true,
  },
];

/** The figures of each company or staff type. */
function PartsTable({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{title}</h2>
      <Table label={title} columns={columns} groups={[{ id: "parts", rows: parts }]} idOf={({ id }) => id} />
    </section>
  );
}

/** Pixels of one bar with its name, and of the axis below them. */
const BAR = 30;
const AXIS = 36;

interface PartChartsProps {
  corporations: readonly Part[];
  staffTypes: readonly Part[];
}

/** One figure at a time for each company and each staff type, above the table of all of them. */
export function PartCharts({ corporations, staffTypes }: PartChartsProps) {
  const [figure, setFigure] = useState<FigureKey>("revenue");
  const lists = [
    { title: texts.corporations, by: texts.byCorporation, parts: corporations },
    { title: texts.staffTypes, by: texts.byStaffType, parts: staffTypes },
  ];
  return (
    <>
      <RadioChoices
        label={texts.parts}
        options={figureKinds.map(({ key, label }) => ({ value: key, label }))}
        value={figure}
        onChange={({ target }) => setFigure(target.value as FigureKey)}
      />
      <div className="figures-parts">
        {lists.map(({ title, by, parts }) => (
          <div key={title} className="stack">
            <PartChart title={by} figure={figure} parts={parts} />
            <PartsTable title={title} parts={parts} />
          </div>
        ))}
      </div>
    </>
  );
}

interface PartChartProps {
  title: (label: string) => string;
  figure: FigureKey;
  parts: readonly Part[];
}

/** The largest first; whoever has no such figure stands at the end without a bar. Its numbers stand in the table below. */
function PartChart({ title, figure, parts }: PartChartProps) {
  const kind = figureKinds.find(({ key }) => key === figure);
  if (!kind) return null;
  const { label, say, isCount = false } = kind;
  const data = parts
    .map((part) => ({ name: part.name, value: part[figure] }))
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
  return (
    <section className="card card-pad chart" aria-label={title(label)}>
      <h2 className="h3">{title(label)}</h2>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={data.length * BAR + AXIS}>
          <BarChart data={data} layout="vertical" accessibilityLayer={false}>
            <XAxis type="number" tickFormatter={say} tickCount={3} allowDecimals={!isCount} {...axisLook} />
            <YAxis type="category" dataKey="name" width={132} interval={0} {...axisLook} />
            <Tooltip formatter={(value) => [say(Number(value)), label]} {...tooltipLook} />
            <Bar dataKey="value" fill="var(--pine)" barSize={14} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </section>
  );
}
