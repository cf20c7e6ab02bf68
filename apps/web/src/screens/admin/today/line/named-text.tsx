import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { keepDays } from "#texts/format/days.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";

const TIMES = /(\d{2}:\d{2}–\d{2}:\d{2})/;

/** Words of a line: the names of its person and company lead to their pages, and times, «18:00–02:00», stay in one piece. */
export function NamedText({ text, item }: { text: string; item: TodayItem }) {
  const name = namesOf(item).find((one) => text.includes(one.name));
  if (name === undefined) return <Unbroken text={keepDays(text)} />;
  const at = text.indexOf(name.name);
  return (
    <>
      <Unbroken text={keepDays(text.slice(0, at))} />
      {name.kind === "person" ? (
        <ScreenLink className="todo-name" to="/admin/employees/$employeeId" params={{ employeeId: name.id }}>
          {name.name}
        </ScreenLink>
      ) : (
        <ScreenLink
          className="todo-name"
          to="/admin/corporations/$corporationId"
          params={{ corporationId: name.id }}
        >
          {name.name}
        </ScreenLink>
      )}
      <NamedText text={text.slice(at + name.name.length)} item={{ ...item, [name.kind]: null }} />
    </>
  );
}

/** «Booking 123», which leads to it; nothing where a line is about none. */
export function BookingOfLine({ item: { booking_id } }: { item: TodayItem }) {
  if (booking_id === null) return null;
  return (
    <ScreenLink
      className="todo-name nowrap"
      to="/viewBooking/$bookingId"
      params={{ bookingId: String(booking_id) }}
    >
      {bookingNumber(booking_id)}
    </ScreenLink>
  );
}

/** Who is named in a line and has a page. */
function namesOf({ person, employee_id, corporation, corporation_id }: TodayItem) {
  return [
    { kind: "person" as const, name: person, id: employee_id },
    { kind: "corporation" as const, name: corporation, id: corporation_id },
  ].flatMap(({ kind, name, id }) => (name && id !== null ? [{ kind, name, id: String(id) }] : []));
}

function Unbroken({ text }: { text: string }) {
  return text.split(TIMES).map((part, place) =>
    TIMES.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={place} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
