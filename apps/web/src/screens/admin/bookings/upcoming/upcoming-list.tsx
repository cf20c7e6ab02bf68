import { adminBookingEndpoints, type WireDayTotals } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { hasOwnColumn, rowClass } from "#rules/bookings/labels.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { adminOldBookingsTexts } from "#texts/da/admin/admin-lists.ts";
import { adminRowColours, copiedDay, adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { formatDay, formatTimes, formatWeek } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PartOfOrder } from "#web/components/bookings/part-of-order.tsx";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { EndlessList } from "#web/screens/admin/endless-list.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { classNames } from "#web/ui/foundation/class-names.ts";
import { Row } from "#web/ui/layout/row.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Density } from "#web/ui/tables/density-switch.tsx";
import type { RowGroup } from "#web/ui/tables/table.tsx";
import { CheckInDots } from "./check-in-dots.tsx";
import { ListSent } from "./list-sent.tsx";
import { OpenOrClose } from "./open-or-close.tsx";
import { hasCheckIns, rowFactsOf } from "./row-facts.ts";
import { RowStatus } from "./row-status.tsx";
import { columnsAfterNumbers, columnsBeforeNumbers, upcomingColumns } from "./upcoming-columns.tsx";
import { type Narrowing, useDayTotals } from "./use-counts.ts";

interface UpcomingListProps {
  narrowing: Narrowing;
  /** The one week that is shown, as calls take it. */
  week?: { weekNumber: string; year: string };
  density: Density;
  empty: string;
  /** What is said when the list cannot be loaded. */
  failed: string;
}

/** The bookings of one tab under their days, endless, and what the rows' colours say. */
export function UpcomingList({ narrowing, week, density, empty, failed }: UpcomingListProps) {
  const list = usePages(
    adminBookingEndpoints.list,
    { query: { type: "admin_upcoming_bookings", ...narrowing, ...week } },
    { size: 10, rowsOf: ({ bookings }) => bookings, staysFilled: true },
  );
  const totals = useDayTotals(narrowing, list.rows);

  function groupsOf(rows: readonly WireAdminBooking[]): (RowGroup<WireAdminBooking> & { title: string })[] {
    return [...Map.groupBy(rows, ({ date }) => date)].map(([day, ofDay]) => ({
      id: day,
      title: formatDay(day, dayOf(serverNow())),
      band: (
        <DayBand
          day={day}
          totals={totals.get(day)}
          before={columnsBeforeNumbers}
          after={columnsAfterNumbers}
        />
      ),
      rows: ofDay,
    }));
  }

  return (
    <div className="stack stack--tight bookings-list upcoming-table">
      <EndlessList
        label={texts.title}
        columns={upcomingColumns}
        rowClass={(booking) => rowClass(rowFactsOf(booking)) ?? undefined}
        groupsOf={groupsOf}
        card={(booking) => <UpcomingCard booking={booking} />}
        density={density}
        list={list}
        texts={{ loading: texts.loading, empty, failed }}
      />
      <ul className="legend" aria-label={texts.legend}>
        {Object.entries(adminRowColours).map(([name, words]) => (
          <li key={name} className={`legend-${name}`}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A coming booking on a phone: who, when and where, how far, and what can be done. */
function UpcomingCard({ booking }: { booking: WireAdminBooking }) {
  const { id, corporation, jobRole, start_time, end_time, city, number_of_staff } = booking;
  return (
    <div className={classNames("booking-row-key", rowClass(rowFactsOf(booking)) ?? undefined)}>
      <div className="booking-row-top">
        <span className="booking-row-what">
          <ScreenLink
            className="cell-link"
            to="/admin/bookingInvoice/$bookingId"
            params={{ bookingId: String(id) }}
          >
            {corporation.name}
          </ScreenLink>
          <span className="dim">
            {adminOldBookingsTexts.job(booking.selectedShifts, number_of_staff, jobRole.job_title)}, {city} ·{" "}
            {bookingNumber(id)}
          </span>
          {booking.order && <PartOfOrder order={booking.order} isOffice className="small" />}
        </span>
        <span className="nowrap">{formatTimes(start_time, end_time)}</span>
      </div>
      <div className="booking-row-states">
        <RowStatus booking={booking} />
        <span className="dim small">{texts.appliedCount(booking.appliedShifts)}</span>
        <span className="dim small">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
        {hasCheckIns(booking, serverNow()) && <CheckInDots booking={booking} />}
      </div>
      <div className="booking-row-acts">
        <ScreenButton variant="outline" to="/viewBooking/$bookingId" params={{ bookingId: String(id) }}>
          {texts.staff}
          <span className="visually-hidden">, {corporation.name}</span>
        </ScreenButton>
        <TakeOverButton
          kind="corporation"
          id={corporation.id}
          name={corporation.name}
          target={`/viewBooking/${id}`}
        />
        <OpenOrClose booking={booking} />
        <ListSent booking={booking} />
      </div>
    </div>
  );
}

interface DayBandProps {
  day: Day;
  /** Undefined until they have come. */
  totals: WireDayTotals | undefined;
  /** How many columns stand before and after the four numbers. */
  before: number;
  after: number;
}

/** A day's line above its bookings: the totals, what is missing, the large bookings, and its copy. */
function DayBand({ day, totals, before, after }: DayBandProps) {
  const name = formatDay(day, dayOf(serverNow()));
  const large = (totals?.bookings ?? []).filter(({ totalShifts }) => hasOwnColumn(totalShifts));
  const largePlaces = large.reduce((sum, { totalShifts }) => sum + totalShifts, 0);
  const missing = totals ? totals.totalShifts - totals.selectedShifts : 0;
  return (
    <>
      <th scope="rowgroup" colSpan={before} className="row-key">
        <Row gap={10}>
          <b className="strong">{name}</b>
          <span className="dim">{formatWeek(weekOf(day).week)}</span>
          {totals && (
            <CopyButton
              size="small"
              aria-label={texts.copyDay(name)}
              text={() => copiedText(name, totals)}
              onCopied={() => toast.success(corporationToasts.copied)}
            />
          )}
        </Row>
      </th>
      <td className="num">{totals?.totalShifts ?? commonTexts.none}</td>
      <td className="num">{totals?.selectedShifts ?? commonTexts.none}</td>
      <td className="num">{totals?.appliedShifts ?? commonTexts.none}</td>
      <td className="num">{largePlaces || commonTexts.none}</td>
      <td colSpan={after} className="dim">
        <Row gap={20}>
          {missing > 0 && <span>{texts.missing(missing)}</span>}
          {large.map(({ id, corporation, selectedShifts, totalShifts }) => (
            <span key={id} className="large-booking">
              {corporation}{" "}
              <b className="strong">
                {selectedShifts}/{totalShifts}
              </b>
            </span>
          ))}
        </Row>
      </td>
    </>
  );
}

function copiedText(name: string, { bookings }: WireDayTotals): string {
  return copiedDay(
    name,
    bookings.map((booking) => ({
      from: booking.start_time,
      to: booking.end_time,
      corporation: booking.corporation,
      jobTitle: booking.job_title,
      selected: booking.selectedShifts,
      total: booking.totalShifts,
    })),
  );
}
