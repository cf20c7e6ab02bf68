import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Reasons } from "#web/ui/layout/reasons.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { type Density, DensitySwitch } from "#web/ui/tables/density-switch.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { type Column, Table } from "#web/ui/tables/table.tsx";
import { Section } from "./sample.tsx";

interface Row {
  time: string;
  company: string;
  wanted: number;
  isFull: boolean;
}

const rows: Row[] = [
  { time: "08:00–14:00", company: texts.companies[2], wanted: 3, isFull: false },
  { time: "10:00–18:00", company: texts.companies[0], wanted: 4, isFull: false },
  { time: "17:00–23:00", company: texts.companies[1], wanted: 6, isFull: true },
];

const columns: Column<Row>[] = [
  { id: "time", header: texts.time, cell: (row) => row.time, isRowKey: true },
  { id: "company", header: texts.company, cell: (row) => row.company },
  { id: "wanted", header: texts.wanted, cell: (row) => row.wanted, isNumber: true },
  {
    id: "status",
    header: texts.sections.status,
    cell: (row) =>
      row.isFull ? (
        <Status tone="pine">{texts.filled}</Status>
      ) : (
        <Status tone="blue">{texts.searching}</Status>
      ),
  },
];

/** Rows, facts and what folds. */
export function TableSamples({ theme }: { theme: string }) {
  const [density, setDensity] = useState<Density>("dense");
  return (
    <>
      <Section title={texts.sections.table}>
        <Stack className="kit-wide" gap={8}>
          <DensitySwitch value={density} onChange={setDensity} />
          <Table
            label={`${texts.sections.table}, ${theme}`}
            density={density}
            columns={columns}
            idOf={(row) => row.time}
            rowClass={(row) => (row.isFull ? "tr--full" : "tr--urgent48")}
            groups={[{ id: "day", band: <DayBand />, rows }]}
            total={<Total />}
          />
        </Stack>
      </Section>
      <Section title={texts.sections.folds}>
        <Stack className="kit-wide" gap={8}>
          <Fold title={texts.whyPrice} isOpenAtFirst>
            <Reasons sentences={texts.whySentences} />
          </Fold>
          <Facts
            facts={[
              { term: texts.contact, value: texts.responsibleName },
              { term: texts.address, value: texts.streets[0] },
            ]}
          />
        </Stack>
      </Section>
    </>
  );
}

function DayBand() {
  return (
    <>
      <th scope="rowgroup" colSpan={2} className="row-key">
        {texts.day}
      </th>
      <td className="num">13</td>
      <td />
    </>
  );
}

function Total() {
  return (
    <>
      <th scope="row" colSpan={2}>
        {texts.total}
      </th>
      <td className="num">13</td>
      <td />
    </>
  );
}
