import { fromWireKroner } from "#rules/money/ore.ts";
import { figuresTexts as texts } from "#texts/da/backoffice/figures.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import type { Part } from "./figure-kinds.ts";

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
export function PartsTable({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{title}</h2>
      <Table label={title} columns={columns} groups={[{ id: "parts", rows: parts }]} idOf={({ id }) => id} />
    </section>
  );
}
