import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import type { Day } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { oldMoneyTexts, adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { formatDayShort } from "#texts/format/days.ts";
import { answerOptions } from "#web/api/calls/answers.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { EndlessList } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { type OldAddress, oldInAddress } from "../list-address.ts";
import { employeesTable } from "./employees-table.ts";
import { OldCard } from "./old-card.tsx";
import { oldColumns } from "./old-columns.tsx";
import { OldFilters } from "./old-filters.tsx";

/** What an empty list says: that nothing is missing only where nothing else narrows it. */
function emptyOf({ money, ...others }: OldAddress): string {
  if (!money) return texts.empty;
  const isNarrowed = Object.values(others).some((part) => part !== undefined);
  return isNarrowed ? oldMoneyTexts.emptyNarrowed : oldMoneyTexts.emptyGaps[money];
}

/** The bookings under the weeks that they lie in. */
function weeksOf(rows: readonly WireAdminBooking[]) {
  const weeks = Map.groupBy(rows, ({ date }) => daysOfWeek(weekOf(date)).first);
  return [...weeks].map(([first, ofWeek]) => ({ id: first, title: <WeekTitle day={first} />, rows: ofWeek }));
}

function WeekTitle({ day }: { day: Day }) {
  const week = weekOf(day);
  const { first, last } = daysOfWeek(week);
  return (
    <span className="week-band">
      <b className="strong">{oldMoneyTexts.week(week.week)}</b>
      <span className="dim">
        {formatDayShort(first)}–{formatDayShort(last)}
      </span>
      <span className="dim push">{oldMoneyTexts.withoutVat}</span>
    </span>
  );
}

/** Past bookings of all companies, newest first; what narrows them stands in the address. */
export function OldBookingsScreen() {
  const address = oldInAddress(useSearch({ from: "/admin/oldBookings" }));
  const navigate = useNavigate();
  const { q: searchTerm = "", from: startDate, to: endDate, money } = address;
  const isReversed = startDate !== undefined && endDate !== undefined && endDate < startDate;
  const list = usePages(
    adminBookingEndpoints.list,
    { query: { type: "admin_old_bookings", searchTerm, startDate, endDate, money } },
    { size: 10, rowsOf: ({ bookings }) => bookings, staysFilled: true },
  );

  const counts = useQuery({
    ...answerOptions(adminBookingEndpoints.oldCounts, { query: { searchTerm, startDate, endDate } }),
    placeholderData: (before) => before,
  });

  const isPhone = useIsNarrow();
  const download = (
    <May call={adminBookingEndpoints.employeesExport}>
      <DownloadEmployees period={startDate && endDate && !isReversed ? { startDate, endDate } : null} />
    </May>
  );

  function show(search: OldAddress) {
    void navigate({ to: "/admin/oldBookings", search, replace: true, resetScroll: false });
  }

  const isNarrowed = Object.values(address).some((part) => part !== undefined);
  return (
    <AdminPage title={texts.title} actions={!isPhone && download}>
      <OldFilters
        address={address}
        isReversed={isReversed}
        counts={counts.data}
        download={download}
        onChange={(change) => show({ ...address, ...change })}
      />
      <p className="list-count" aria-live="polite">
        {list.first && oldMoneyTexts.count(list.first.totalBookings)}{" "}
        {isNarrowed && <TextButton onClick={() => show({})}>{commonTexts.reset}</TextButton>}
      </p>
      <div className="bookings-list">
        <EndlessList
          label={texts.title}
          columns={oldColumns}
          groupsOf={isPhone ? weeksOf : undefined}
          card={(booking) => <OldCard booking={booking} />}
          list={list}
          texts={{
            loading: texts.loading,
            empty: emptyOf(address),
            failed: corporationToasts.bookingsFailed,
          }}
        />
      </div>
    </AdminPage>
  );
}

/** 'Hent ansatte oversigt': who worked in the period, as a file. Null while the period has an open end. */
function DownloadEmployees({ period }: { period: { startDate: string; endDate: string } | null }) {
  const download = useMutation({
    mutationFn: ({ query }: { query: NonNullable<typeof period>; kind: TableKind }) =>
      call(adminBookingEndpoints.employeesExport, { query }),
    onSuccess: async (bookings, { kind }) => {
      if (bookings.length === 0) toast.error(adminToasts.exportEmpty);
      else await saveTable("data", employeesTable(bookings), kind);
    },
    onError: tellFailure,
  });
  return (
    <DownloadMenu
      label={texts.download}
      isDisabled={period === null}
      title={period === null ? texts.downloadHint : undefined}
      isPending={download.isPending}
      onChoose={(kind) => period && download.mutate({ query: period, kind })}
    />
  );
}

/** Who did not want to prove who they are knows why there is no file; too many exports have the server's sentence. */
function tellFailure(error: Error): void {
  const { code = null, sentence = "" } = error instanceof ApiError ? error : {};
  if (code === "step_up") return;
  if (code === "no_employees_in_period") return void toast.error(adminToasts.exportEmpty);
  toast.error((code === "too_many_requests" && sentence) || adminToasts.exportFailed);
}
