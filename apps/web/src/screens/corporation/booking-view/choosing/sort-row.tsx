import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ApplicantSort, applicantSorts, compareFor, sortNamed } from "#rules/applying/applicant-sort.ts";
import { choosingTexts as texts } from "#texts/da/corporation/choosing.ts";
import { sortFactsOf } from "#web/screens/corporation/booking-view/choosing/sort-facts.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";

const options = applicantSorts.map((value) => ({ value, label: texts.sorts[value] }));

/** The sorting that the address names, and those applicants by it. */
export function useSorted(shifts: readonly ApplicantShift[]): {
  sort: ApplicantSort;
  sorted: readonly ApplicantShift[];
} {
  const sort = sortNamed(useSearch({ from: "/viewBooking/$bookingId" }).sort);
  const compare = compareFor(sort);
  // The server's own order holds for who is equal in everything.
  const sorted =
    sort === "recommended" ? shifts : shifts.toSorted((a, b) => compare(sortFactsOf(a), sortFactsOf(b)));
  return { sort, sorted };
}

/** What the applicants are sorted by; it is kept in the address. */
export function SortSelect({ sort }: { sort: ApplicantSort }) {
  const navigate = useNavigate({ from: "/viewBooking/$bookingId" });
  return (
    <NativeSelect
      className="apl-sort"
      label={texts.sort}
      options={options}
      value={sort}
      onChange={({ target }) => {
        const chosen = sortNamed(target.value);
        void navigate({
          search: (before) => ({ ...before, sort: chosen === "recommended" ? undefined : chosen }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
