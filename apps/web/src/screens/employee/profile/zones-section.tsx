import { useEffect, useRef, useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import {
  profilePartTexts as parts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useAppState, useEmployee } from "#web/api/session/use-session.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { ZoneSwitches } from "#web/components/people/profile/zone-switches.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "./profile-part.tsx";

/** Milliseconds in which quick changes are gathered into one call. */
const PAUSE = 100;

/** The regions; each change is saved at once. One that could not be saved goes back. */
export function ZonesSection() {
  const { zones, toggle, save, isPending, hasFailed } = useZones();
  return (
    <ProfilePart
      id="zoner"
      title={texts.sections.zones}
      holds={parts.listed(
        regionCodes.filter((code) => zones.includes(code)).map((code) => regionNames[code]),
      )}
      missing={zones.length === 0 ? parts.noZones : undefined}
    >
      <p className="small dim">{texts.zoneHint}</p>
      {hasFailed && <LoadFailed onRetry={() => void save(zones)} isRetrying={isPending} />}
      <ZoneSwitches zones={zones} onToggle={toggle} />
    </ProfilePart>
  );
}

function useZones() {
  const { employee } = useEmployee();
  const { config, refresh } = useAppState();
  const stored = employee.workLocations.map(({ area_code }) => area_code);
  const [zones, setZones] = useState<readonly string[]>(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useApiMutation(employeeEndpoints.saveWorkLocations);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function save(wanted: readonly string[]) {
    const body = wanted.map((area_code) => ({ country: "denmark", area_code }));
    try {
      await send.mutateAsync({ body: body as BodyInput<typeof employeeEndpoints.saveWorkLocations> });
      await refresh();
    } catch {
      setZones(stored);
      toast.error(brandedToasts.saveFailed(config.brand));
    }
  }

  function toggle(code: string, isOn: boolean) {
    const wanted = isOn ? [...zones, code] : zones.filter((other) => other !== code);
    setZones(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(wanted), PAUSE);
  }

  return { zones, toggle, save, isPending: send.isPending, hasFailed: send.isError };
}
