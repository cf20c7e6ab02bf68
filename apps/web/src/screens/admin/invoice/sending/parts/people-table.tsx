import { Check, Hourglass, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatHoursColumn } from "#texts/format/numbers.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { InvoiceDetails } from "../../state/invoice-details.ts";
import { type Proposed, StayingRow } from "./staying-row.tsx";

/** A column of money, the last one in bold. */
export interface Amount<Person> {
  head: string;
  of: (person: Person) => string;
}

interface PeopleTableProps<Person extends Proposed> {
  people: readonly Person[];
  /** Those who are ready and left out by hand. */
  without: readonly number[];
  onChange: (without: readonly number[]) => void;
  side: "invoice" | "pay";
  /** The booking's page, which knows what everybody stamped. */
  of: InvoiceDetails;
  amounts: readonly Amount<Person>[];
  /** A last band of rows, over all columns. */
  children?: ReactNode;
}

/** Who goes, each with a tick, times and amounts, and who stays, why, and what helps; on a phone as cards. */
export function PeopleTable<Person extends Proposed>(props: PeopleTableProps<Person>) {
  const { people, without, onChange, side, of: details, amounts, children } = props;
  const ready = people.filter(({ reason }) => reason === null);
  const staying = people.filter(({ reason }) => reason !== null && reason !== "already_sent");
  if (ready.length + staying.length === 0 && !children) return null;
  const columns = 3 + amounts.length;

  function toggle(shiftId: number, goes: boolean) {
    const others = without.filter((id) => id !== shiftId);
    onChange(goes ? others : [...others, shiftId]);
  }

  return (
    <table className={classNames("table send-table", ready.length === 0 && "send-table--staying")}>
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          <th scope="col">{texts.shift}</th>
          <th scope="col" className="num">
            {texts.hours}
          </th>
          {amounts.map(({ head }) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {ready.length > 0 && (
        <tbody>
          <Band icon={Check} columns={columns} count={ready.length - without.filter(among(ready)).length}>
            {texts.goes}
          </Band>
          {ready.map((person) => (
            <tr
              key={person.shift_id}
              className={without.includes(person.shift_id) ? "send-row send-row--left" : "send-row"}
            >
              <th scope="row">
                <Checkbox
                  checked={!without.includes(person.shift_id)}
                  onChange={(event) => toggle(person.shift_id, event.target.checked)}
                  aria-label={texts.include(person.name)}
                >
                  {person.name}
                </Checkbox>
              </th>
              <td className="dim">
                {person.kind === "cancellation" ? (
                  texts.cancellation
                ) : (
                  <Times {...person} booked={details.booking} />
                )}
              </td>
              <td className="num" data-label={texts.hours}>
                {formatHoursColumn(person.hours)}
              </td>
              {amounts.map(({ head, of }) => (
                <td key={head} className="num" data-label={head}>
                  {of(person)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
      {staying.length > 0 && (
        <tbody>
          <Band icon={Hourglass} columns={columns} count={staying.length}>
            {texts.stays}
          </Band>
          {staying.map((person) => (
            <StayingRow key={person.shift_id} {...{ person, side, columns }} of={details} />
          ))}
        </tbody>
      )}
      {children}
    </table>
  );
}

function among(people: readonly Proposed[]) {
  return (shiftId: number) => people.some(({ shift_id }) => shift_id === shiftId);
}

interface BandProps {
  icon: LucideIcon;
  columns: number;
  count: number;
  children: string;
}

/** The name of the rows under it, with their number. */
export function Band({ icon, columns, count, children }: BandProps) {
  return (
    <tr className="send-band">
      <th scope="rowgroup" colSpan={columns}>
        <Icon of={icon} size={16} />
        {children} <span className="count">{count}</span>
      </th>
    </tr>
  );
}

/** The times that count, and the booked ones where they are others. */
function Times({ from, to, booked }: Pick<Proposed, "from" | "to"> & { booked: InvoiceDetails["booking"] }) {
  const isAsBooked = from === booked.start_time && to === booked.end_time;
  return (
    <>
      <span className="nowrap">{formatTimes(from, to)}</span>
      {!isAsBooked && (
        <span className="dim-2 send-booked">
          {texts.bookedTimes(formatTimes(booked.start_time, booked.end_time))}
        </span>
      )}
    </>
  );
}
