import { useState } from "react";
import { hoursEndpoints } from "#contract/employees/hours.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { hoursTexts as texts } from "#texts/da/employee/hours.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { MonthOfHours } from "#web/components/people/hours/month-of-hours.tsx";

/** The employee's own record of working time, a month at a time. */
export function HoursScreen() {
  const [month, setMonth] = useState<Day | null>(null);
  const hours = useApiQuery(hoursEndpoints.ownHours, { query: month === null ? {} : { month } });
  return (
    <main className="emp emp--profile">
      <header className="stack">
        <h1 className="h1">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <QueryView
        query={hours}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(found) => <MonthOfHours hours={found} onMonth={setMonth} />}
      </QueryView>
    </main>
  );
}
