import type { WireDayTotals } from "#contract/bookings/admin-booking.endpoints.ts";
import { hasOwnColumn } from "#rules/bookings/labels.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { copiedDay, adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { formatDay, formatWeek } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface DayBandProps {
  day: Day;
  /** Undefined until they have come. */
  totals: WireDayTotals | undefined;
  /** How many columns stand before and after the four numbers. */
  before: number;
  after: number;
}

/** A day's line above its bookings: the totals, what is missing, the large bookings, and its copy. */
export function DayBand({ day, totals, before, after }: DayBandProps) {
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
