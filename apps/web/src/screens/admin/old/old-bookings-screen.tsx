import { useState } from "react";
import { adminBookingEndpoints } from "#contract/bookings/admin-endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts.ts";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { DownloadEmployees } from "./download-employees.tsx";
import { oldColumns } from "./old-columns.tsx";

/** Past bookings of all companies, newest first. */
export function OldBookingsScreen() {
  const [searchTerm, setSearchTerm] = useState("");
  const [startDate, setStartDate] = useState<Day | null>(null);
  const [endDate, setEndDate] = useState<Day | null>(null);
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  const list = useEndless(
    adminBookingEndpoints.list,
    {
      type: "admin_old_bookings",
      searchTerm,
      startDate: startDate ?? undefined,
      endDate: endDate ?? undefined,
    },
    { size: 10, rowsOf: ({ bookings }) => bookings },
  );
  return (
    <main className="admin dense">
      <PageHead
        back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>}
        title={texts.title}
        actions={
          <DownloadEmployees
            period={startDate === null || endDate === null || isReversed ? null : { startDate, endDate }}
          />
        }
      />
      <div className="row row--wrap list-filters">
        <SearchField label={texts.search} onSearch={setSearchTerm} />
        <DatePicker label={texts.startDate} value={startDate} onChange={setStartDate} />
        <DatePicker
          label={texts.endDate}
          value={endDate}
          onChange={setEndDate}
          error={isReversed ? texts.datesReversed : undefined}
        />
      </div>
      <div className="bookings-list">
        <EndlessList
          label={texts.title}
          columns={oldColumns}
          list={list}
          texts={{ loading: texts.loading, empty: texts.empty, failed: corporationToasts.bookingsFailed }}
        />
      </div>
    </main>
  );
}
