import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import type { Fees } from "#rules/pricing/fees.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import type { FormWages } from "#web/components/booking-form/draft/draft-wages.ts";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { feesOfWire, type GeneralTerms, generalOfWire } from "#web/components/price/terms-of-wire.ts";

/** What the booking form needs to know before it can be shown. */
export interface FormFacts {
  staffTypes: readonly WireStaffType[];
  /** Those agreed with the company, and everybody's with their terms. */
  fees: { corporation: Fees; general: GeneralTerms };
  /** What an admin has to say to everybody who books, empty for nothing. */
  message: string;
  /** The departments of the company that are in use. */
  departments: readonly WireDepartment[];
  /** What the wage of a new booking starts with. */
  wages: FormWages;
}

/** Staff types, fees and departments; null until they are there. */
export function useFormFacts(): { facts: FormFacts | null; hasFailed: boolean; retry: () => void } {
  const { corporation } = useCorporation();
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  const global = useApiQuery(settingsEndpoints.globalMessage);
  const departments = useApiQuery(departmentEndpoints.departments);
  const hasFailed =
    (departments.isError && !departments.data) ||
    (staffTypes.isError && !staffTypes.data) ||
    (global.isError && !global.data);
  useFailureToast(hasFailed, corporationToasts.staffTypesFailed);
  const facts =
    staffTypes.data && global.data && departments.data
      ? {
          staffTypes: staffTypes.data,
          fees: { corporation: feesOfWire(corporation), general: generalOfWire(global.data) },
          message: global.data.global_message,
          departments: departments.data.filter(({ archived }) => !archived),
          wages: global.data,
        }
      : null;

  function retry() {
    void staffTypes.refetch();
    void global.refetch();
    void departments.refetch();
  }

  return { facts, hasFailed, retry };
}
