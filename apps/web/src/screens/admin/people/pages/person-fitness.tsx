import { useState } from "react";
import { fitnessEndpoints as rows, type WireFitnessCheck } from "#contract/applications/fitness.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { type RightToWork, rightsToWork } from "#rules/applying/fitness/right-to-work.ts";
import { dayOf } from "#rules/time/moment.ts";
import { checkedRight, checkTexts, personFitnessTexts as texts } from "#texts/da/fitness/office.ts";
import { officeSentence } from "#texts/da/fitness/reasons.ts";
import { formatDate } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { PageSection } from "./page-lists.tsx";

type Fitness = AnswerOf<typeof rows.personFitness>;

/** Somebody's right to work, which the office notes, and what was checked before each shift. */
export function PersonFitness({ employeeId }: { employeeId: number }) {
  const fitness = useApiQuery(rows.personFitness, { params: { id: employeeId } });
  return (
    <PageSection title={texts.title}>
      <QueryView query={fitness} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.failed}>
        {(found) => (
          <div className="stack">
            <Right key={found.right_to_work} employeeId={employeeId} fitness={found} />
            {found.checks.length === 0 ? (
              <p className="small dim">{texts.noChecks}</p>
            ) : (
              <Fold title={texts.checks(found.checks.length)}>
                <ul className="stack stack--tight">
                  {found.checks.map((one) => (
                    <Check key={one.id} check={one} />
                  ))}
                </ul>
              </Fold>
            )}
          </div>
        )}
      </QueryView>
    </PageSection>
  );
}

function Right({ employeeId, fitness }: { employeeId: number; fitness: Fitness }) {
  const now = useNow();
  const { right_to_work, said_at, by_office, student } = fitness;
  const [chosen, setChosen] = useState<RightToWork>(right_to_work);
  const save = useApiMutation(rows.noteRightToWork);
  const mayNote = useMay()(rows.noteRightToWork);
  const when = said_at && formatMoment(Date.parse(said_at), now);
  return (
    <>
      {mayNote ? (
        <div className="stack stack--tight">
          <NativeSelect
            label={texts.label}
            hint={texts.hint}
            value={chosen}
            options={rightsToWork.map((value) => ({ value, label: texts.options[value] }))}
            error={save.error ? failureText(save.error, texts.notSaved) : undefined}
            onChange={({ target }) =>
              setChosen(rightsToWork.find((one) => one === target.value) ?? right_to_work)
            }
          />
          {chosen !== right_to_work && (
            <div>
              <Button
                isPending={save.isPending}
                onClick={() =>
                  save.mutate(
                    { params: { id: employeeId }, body: { right_to_work: chosen } },
                    { onSuccess: () => toast.success(texts.saved) },
                  )
                }
              >
                {texts.save}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <p>{texts.options[right_to_work]}</p>
      )}
      {when && <p className="small dim">{by_office ? texts.byOffice(when) : texts.byPerson(when)}</p>}
      {student && <p>{texts.student(student.month, student.hours, student.limit)}</p>}
    </>
  );
}

function Check({ check }: { check: WireFitnessCheck }) {
  const now = useNow();
  const { checked_at, date, corporation, how, findings, reason } = check;
  return (
    <li>
      <p>{checkTexts.at(formatMoment(Date.parse(checked_at), now), checkedRight(check))}</p>
      <p className="small dim">{checkTexts.shift(formatDate(date, dayOf(now)), corporation, how)}</p>
      {findings.map((found) => (
        <p key={found.reason} className="small">
          <Status tone={found.verdict === "refuse" ? "brick" : "amber"}>
            {found.verdict === "refuse" ? checkTexts.wasRefused : checkTexts.warned}
          </Status>{" "}
          {officeSentence(found)}
        </p>
      ))}
      {reason !== "" && <p className="small">{checkTexts.passed(reason)}</p>}
    </li>
  );
}
