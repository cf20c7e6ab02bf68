import { useState } from "react";
import type { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { documentEndpoints } from "#contract/employees/document.endpoints.ts";
import {
  weekOptOutEndpoints as rows,
  type WireWeekOptOut,
} from "#contract/employees/week-opt-out.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { NEAR_SHARE } from "#rules/shifts/working-time.ts";
import { type Day, dayOf, isGivenDay } from "#rules/time/moment.ts";
import { optOutTexts } from "#texts/da/admin/working-time/opt-outs.ts";
import { pageTexts as texts } from "#texts/da/backoffice/pages.ts";
import { documentName } from "#texts/da/common/document-names.ts";
import { hoursTexts } from "#texts/da/employee/hours.ts";
import { formatDate } from "#texts/format/days.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { OpenFile } from "#web/components/people/open-file.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { PageSection } from "./page-lists.tsx";
import { PersonHours } from "./person-hours.tsx";

type Time = AnswerOf<typeof pageEndpoints.person>["working_time"];

/** Hours against the limits, and the consents to more of them. */
export function PersonWorkingTime({ employeeId, time }: { employeeId: number; time: Time }) {
  const { hours_a_week: hours, week_limit: limit, rest_limit: rest, opt_outs, is_opted_out } = time;
  const today = dayOf(useNow());
  const dayOff = texts.dayOff(time.day_off_hours, time.days_on_limit);
  const isNear = hours <= limit && hours >= limit * NEAR_SHARE;
  return (
    <PageSection title={texts.workingTime}>
      <div className="stack">
        <p>
          {texts.hoursAWeek(hours, limit)} {is_opted_out && <Status tone="pine">{optOutTexts.holds}</Status>}
          {!is_opted_out && hours > limit && <Status tone="brick">{texts.overLimit}</Status>}
          {!is_opted_out && isNear && <Status tone="amber">{texts.nearLimit}</Status>}
        </p>
        <p className="small dim">
          {texts.rest(rest)} {dayOff}
        </p>
        <HoursByDay employeeId={employeeId} />
        {opt_outs.length > 0 && (
          <ul className="stack stack--tight" aria-label={optOutTexts.title}>
            {opt_outs.map((one) => (
              <OptOut key={one.id} optOut={one} />
            ))}
          </ul>
        )}
        <May call={rows.noteOptOut}>
          {/* Also one that is withdrawn from a later day, which may be made an earlier one. */}
          {opt_outs.some(({ until_day }) => until_day === null || until_day > today) && (
            <Withdraw employeeId={employeeId} />
          )}
          {opt_outs.every(({ until_day }) => until_day !== null) && <NoteConsent employeeId={employeeId} />}
        </May>
      </div>
    </PageSection>
  );
}

/** The record of hours, read once somebody opens it. */
function HoursByDay({ employeeId }: { employeeId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{hoursTexts.ofPerson}</summary>
      {isOpen && <PersonHours employeeId={employeeId} />}
    </details>
  );
}

function OptOut({ optOut }: { optOut: WireWeekOptOut }) {
  const { from_day, until_day, consent, document, noted_by } = optOut;
  const open = useApiMutation(documentEndpoints.openDocument);
  const may = useMay();
  const today = dayOf(useNow());
  const from = formatDate(from_day, today);
  return (
    <li>
      {until_day === null ? optOutTexts.since(from) : optOutTexts.between(from, formatDate(until_day, today))}
      <p className="small dim">
        {[consent, document && documentName(document), noted_by && optOutTexts.by(noted_by)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {document?.has_file && may(documentEndpoints.openDocument) && (
        <OpenFile
          name={documentName(document)}
          onOpen={() => open.mutateAsync({ params: { id: document.id } })}
        />
      )}
    </li>
  );
}

function NoteConsent({ employeeId }: { employeeId: number }) {
  const today = dayOf(useNow());
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState<Day | null>(today);
  const [consent, setConsent, forget] = useDraftState(`opt-out-${employeeId}`, "", (typed) => typed !== "");
  const [documentId, setDocument] = useState("");
  const documents = useApiQuery(documentEndpoints.documents, { params: { id: employeeId } });
  const signed = (documents.data ?? []).filter(({ state }) => state === "valid" || state === "expiring");
  const save = useApiMutation(rows.noteOptOut);
  if (!isOpen) {
    return (
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {optOutTexts.note}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="stack">
      <legend className="strong">{optOutTexts.title}</legend>
      <p className="small dim">{optOutTexts.about}</p>
      <DatePicker label={optOutTexts.from} today={today} value={from} onChange={setFrom} />
      <TextArea
        label={optOutTexts.consent}
        hint={optOutTexts.consentHint}
        rows={2}
        maxLength={500}
        value={consent}
        error={save.error ? failureText(save.error, optOutTexts.notSaved) : undefined}
        onChange={({ target }) => setConsent(target.value)}
      />
      <NativeSelect
        label={optOutTexts.document}
        hint={optOutTexts.documentHint}
        value={documentId}
        options={[
          { value: "", label: optOutTexts.noDocument },
          ...signed.map((document) => ({ value: String(document.id), label: documentName(document) })),
        ]}
        onChange={({ target }) => setDocument(target.value)}
      />
      <div className="row">
        <Button
          isPending={save.isPending}
          isDisabled={from === null || !isGivenDay(from) || consent.trim() === ""}
          onClick={() =>
            save.mutate(
              {
                params: { id: employeeId },
                body: {
                  from_day: from ?? today,
                  consent,
                  document_id: documentId === "" ? null : Number(documentId),
                },
              },
              {
                onSuccess: () => {
                  forget();
                  toast.success(optOutTexts.noted);
                },
              },
            )
          }
        >
          {optOutTexts.save}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {optOutTexts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}

function Withdraw({ employeeId }: { employeeId: number }) {
  const today = dayOf(useNow());
  const [until, setUntil] = useState<Day | null>(today);
  const save = useApiMutation(rows.withdrawOptOut);
  return (
    <div className="stack stack--tight">
      <div className="row row--wrap list-filters">
        <DatePicker label={optOutTexts.until} today={today} value={until} onChange={setUntil} />
        <Button
          variant="quiet"
          isPending={save.isPending}
          isDisabled={until === null || !isGivenDay(until)}
          onClick={() =>
            save.mutate(
              { params: { id: employeeId }, body: { until_day: until ?? today } },
              { onSuccess: () => toast.success(optOutTexts.withdrawn) },
            )
          }
        >
          {optOutTexts.withdraw}
        </Button>
      </div>
      {save.error && <Note tone="brick">{failureText(save.error, optOutTexts.notSaved)}</Note>}
    </div>
  );
}
