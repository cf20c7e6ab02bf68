import { Network } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { departmentOfBookingTexts as texts } from "#texts/da/corporation/department-of-booking.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { useIsOffice } from "./view-head.tsx";

const DepartmentDialog = lazyComponent(
  async () => (await import("./department-dialog.tsx")).DepartmentDialog,
);

/** The department of a booking with its cost centre, which its company may change until it is invoiced; nothing where there are none. */
export function BookingDepartment({ booking }: { booking: WireCorporationBooking }) {
  const isOffice = useIsOffice();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useApiQuery(rows.departments, {}, { enabled: !isOffice });
  const { department_of: department } = booking;
  if (!department && data.length === 0) return null;
  const canChange =
    !isOffice &&
    booking.status !== "cancelled" &&
    !booking.all_check_times_approved &&
    may(rows.changeBookingDepartment);
  const close = () => setOpen(false);
  function fail() {
    close();
    toast.error(commonTexts.errorTitle);
  }
  return (
    <>
      <p className="row row--wrap">
        <Icon of={Network} size={16} />
        <span>
          {texts.label}: {department ? departmentName(department) : texts.none}
        </span>
        {canChange && (
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        )}
      </p>
      {isOpen && <DepartmentDialog booking={booking} departments={data} onClose={close} onFail={fail} />}
    </>
  );
}
