import { useState } from "react";
import { hoursEndpoints } from "#contract/employees/hours.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { hoursTexts as texts } from "#texts/da/employee/hours.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { MonthOfHours } from "#web/components/people/hours/month-of-hours.tsx";

/** One person's record of working time, a month at a time. */
export function PersonHours({ employeeId }: { employeeId: number }) {
  const [month, setMonth] = useState<Day | null>(null);
  const hours = useApiQuery(hoursEndpoints.hoursOfPerson, {
    params: { id: employeeId },
    query: month === null ? {} : { month },
  });
  return (
    <QueryView
      query={hours}
      skeleton={{ shape: "list", count: 2, label: texts.loading }}
      failedTitle={texts.failed}
    >
      {(found) => <MonthOfHours hours={found} onMonth={setMonth} />}
    </QueryView>
  );
}
