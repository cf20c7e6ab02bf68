import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { regionCodes } from "#rules/people/regions.ts";
import { broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { ChosenField } from "./chosen-field.tsx";
import type { Missing, Typed } from "./typed-message.ts";

interface AudienceProps {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  /** What is wrong with a field, if anything. */
  error: (of: Missing) => string | undefined;
}

/** Who a message goes to. */
export function Audience({ typed, set, error }: AudienceProps) {
  const { audience } = typed;
  return (
    <>
      <RadioChoices
        label={texts.to}
        options={optionsOf(texts.audiences)}
        value={audience}
        onChange={({ target }) => set({ audience: target.value as Typed["audience"] })}
      />
      {audience === "booking" && (
        <>
          <ChosenField
            name="booking"
            kind="booking"
            label={texts.booking}
            isSingle
            error={error("booking")}
            chosen={typed.booking}
            onChange={(booking) => set({ booking })}
          />
          <RadioChoices
            label={texts.who}
            options={optionsOf(texts.whos)}
            value={typed.who}
            onChange={({ target }) => set({ who: target.value as Typed["who"] })}
          />
        </>
      )}
      {audience === "people" && (
        <ChosenField
          name="people"
          kind="employee"
          label={texts.people}
          error={error("people")}
          chosen={typed.people}
          onChange={(people) => set({ people })}
        />
      )}
      {audience === "companies" && (
        <ChosenField
          name="companies"
          kind="corporation"
          label={texts.companies}
          error={error("companies")}
          chosen={typed.companies}
          onChange={(companies) => set({ companies })}
        />
      )}
      {audience === "type" && <TypeAndRegion {...{ typed, set, error }} />}
      {audience === "everybody" && <p className="small dim">{texts.everybodyHint}</p>}
      {audience === "all_companies" && <p className="small dim">{texts.allCompaniesHint}</p>}
    </>
  );
}

function TypeAndRegion({ typed, set, error }: AudienceProps) {
  const staffTypes = useApiQuery(staffTypeEndpoints.list);
  return (
    <>
      <QueryView
        query={staffTypes}
        skeleton={{ shape: "list", label: texts.typesLoading }}
        failedTitle={texts.typesFailed}
      >
        {(all) => (
          <NativeSelect
            name="staffType"
            label={texts.staffType}
            error={error("staffType")}
            placeholder={commonTexts.choose}
            options={all.map(({ id, job_title }) => ({ value: String(id), label: job_title }))}
            value={typed.staffType}
            onChange={({ target }) => set({ staffType: target.value })}
          />
        )}
      </QueryView>
      <NativeSelect
        label={texts.region}
        placeholder={texts.allRegions}
        options={regionCodes.map((code) => ({ value: code, label: regionNames[code] }))}
        value={typed.region}
        onChange={({ target }) => set({ region: target.value })}
      />
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
