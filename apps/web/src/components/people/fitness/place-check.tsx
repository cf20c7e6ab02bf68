import { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { placeCheckTexts as texts } from "#texts/da/fitness/office.ts";
import { officeSentence } from "#texts/da/fitness/reasons.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

type Check = AnswerOf<typeof rows.check>;

/** Whether somebody can get a place on a booking; undefined until it is known, and where it cannot be read. */
export function usePlaceCheck(bookingId: number, employeeId: number): Check | undefined {
  return useApiQuery(rows.check, { params: { id: bookingId, employeeId } }).data;
}

/** Whether a refusal is one that the office goes past with a reason. */
export function isPassable(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === "working_time" || error.code === "past_check");
}

/** Why somebody gets no place, as the reader may know it, and what the office is warned of. */
export function PlaceCheck({ check, employeeId }: { check: Check | undefined; employeeId: number }) {
  if (!check) return null;
  const warned = check.findings.filter(({ verdict }) => verdict === "warn");
  return (
    <>
      {check.verdict === "refuse" && (
        <Note tone="brick" title={texts.refused} role="status">
          <p>{check.sentence}</p>
          {check.findings.length > 0 && (
            <p>
              <ScreenLink to="/admin/employees/$employeeId" params={{ employeeId: String(employeeId) }}>
                {texts.toPerson}
              </ScreenLink>
            </p>
          )}
        </Note>
      )}
      {warned.length > 0 && (
        <Note tone="amber" title={texts.warned}>
          {warned.map((found) => (
            <p key={found.reason}>{officeSentence(found)}</p>
          ))}
        </Note>
      )}
    </>
  );
}
