import { ListFilter } from "lucide-react";
import { useState } from "react";
import type { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { dayOf } from "#rules/time/moment.ts";
import { findingTexts as texts } from "#texts/da/employee/finding.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { formatDay } from "#texts/format/days.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect, type Option } from "#web/ui/choices/native-select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { JobFilters } from "./use-open-jobs.ts";

interface JobFilterRowProps extends JobFilters {
  /** What there is; undefined until it is known. */
  open: AnswerOf<typeof jobSearchEndpoints.openJobs> | undefined;
}

/** What the open jobs are narrowed to: staff type, region and day, each with the number of its jobs. */
export function JobFilterRow(props: JobFilterRowProps) {
  return (
    <div className="job-filters">
      <FilterFields {...props} />
      {countOf(props.filters) > 0 && <TextButton onClick={props.reset}>{texts.reset}</TextButton>}
    </div>
  );
}

/** The filters of a phone: behind one button that says how many are chosen. */
export function JobFilterButton({ total, ...props }: JobFilterRowProps & { total: number }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = countOf(props.filters);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={chosen > 0 ? undefined : "quiet"} size="small" onClick={() => setOpen(true)}>
        <Icon of={ListFilter} size={16} />
        {texts.filters(chosen)}
      </Button>
      <Dialog
        isOpen={isOpen}
        isSheet
        title={texts.filtersTitle}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" isDisabled={chosen === 0} onClick={props.reset}>
              {texts.reset}
            </Button>
            <Button variant="primary" onClick={close}>
              {texts.seeMatching(total)}
            </Button>
          </>
        }
      >
        <div className="stack">
          <FilterFields {...props} />
        </div>
      </Dialog>
    </>
  );
}

function countOf({ staff_type, zone, day }: JobFilters["filters"]): number {
  return [staff_type, zone, day].filter((one) => one !== undefined).length;
}

function FilterFields({ filters, change, open }: JobFilterRowProps) {
  const { staff_type, zone, day } = filters;
  const today = dayOf(serverNow());
  // A type that the other two leave none of is no choice, unless it is the one chosen.
  const types =
    open?.types
      .filter(({ id, jobs }) => jobs > 0 || String(id) === staff_type)
      .map(({ id, job_title, jobs }) => option(id, job_title, jobs)) ?? [];
  const zones =
    open?.zones.map(({ area_code, jobs }) => option(area_code, regionNames[area_code], jobs)) ?? [];
  const days = open?.days.map((one) => option(one.day, formatDay(one.day, today), one.jobs)) ?? [];
  const ownZone = zone && option(zone, regionNames[zone], 0);
  const ownDay = day === undefined ? undefined : option(day, formatDay(day, today), 0);
  return (
    <>
      <NativeSelect
        label={texts.type}
        placeholder={texts.all.type}
        options={types}
        value={staff_type ?? ""}
        onChange={(event) => change({ staff_type: event.target.value || undefined })}
      />
      <NativeSelect
        label={texts.zone}
        placeholder={texts.all.zone}
        options={withChosen(zones, ownZone)}
        value={zone ?? ""}
        onChange={(event) => change({ zone: regionCodes.find((code) => code === event.target.value) })}
      />
      <NativeSelect
        label={texts.day}
        placeholder={texts.all.day}
        options={withChosen(days, ownDay)}
        value={day ?? ""}
        onChange={(event) => change({ day: event.target.value || undefined })}
      />
    </>
  );
}

function option(value: string | number, name: string, jobs: number): Option {
  return { value: String(value), label: texts.counted(name, jobs) };
}

/** What is chosen stays in the list, also when the last of its jobs has gone. */
function withChosen(options: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const isThere = chosen === undefined || options.some(({ value }) => value === chosen.value);
  return isThere ? options : [...options, chosen];
}
