import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { departmentOfBookingTexts as texts } from "#texts/da/corporation/department-of-booking.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { useHomeView } from "./home-views.tsx";

/** Whose bookings the home shows: everybody's or those of a department; nothing where the company has none. */
export function DepartmentFilter() {
  const { data = [] } = useApiQuery(departmentEndpoints.departments);
  const { department, setDepartment } = useHomeView();
  if (data.length === 0) return null;
  return (
    <NativeSelect
      className="home-filter"
      label={texts.filter}
      value={department === undefined ? "" : String(department)}
      placeholder={texts.all}
      options={data.map(({ id, name, archived }) => ({
        value: String(id),
        label: archived ? texts.archived(name) : name,
      }))}
      onChange={({ target }) => setDepartment(target.value === "" ? undefined : Number(target.value))}
    />
  );
}

/** The bookings of the department that is chosen, of those that were fetched; all of them where none is. */
export function useShownBookings() {
  const { department } = useHomeView();
  return <Booking extends { readonly department: number | null }>(bookings: readonly Booking[]) =>
    bookings.filter((booking) => department === undefined || booking.department === department);
}
