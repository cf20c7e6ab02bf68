import { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { ownRightTexts as texts } from "#texts/da/fitness/own-right.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "./profile-part.tsx";

type Own = AnswerOf<typeof rows.ownRightToWork>;

/** Whether the employee needs a permit to work: said once, saved at once, and what to send. */
export function RightToWorkPart() {
  const own = useApiQuery(rows.ownRightToWork);
  return (
    <ProfilePart
      id="tilladelse"
      title={texts.title}
      holds={texts.holds}
      missing={own.data?.right_to_work === "not_stated" ? texts.missing : undefined}
    >
      <p className="small dim">{texts.lead}</p>
      <QueryView
        query={own}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(said) => <Said own={said} />}
      </QueryView>
    </ProfilePart>
  );
}

function Said({ own }: { own: Own }) {
  const say = useApiMutation(rows.sayRightToWork);
  // What was pressed shows until the answer tells what is stored.
  const pressed = say.isPending ? say.variables.body?.right_to_work : undefined;
  const value = pressed ?? own.right_to_work;
  const { by_office, may_say, student } = own;
  return (
    <>
      <RadioChoices
        shape="list"
        label={texts.label}
        value={value}
        isDisabled={by_office || say.isPending}
        options={(["free", "permit"] as const).map((one) => ({
          value: one,
          label: texts[one],
          isDisabled: !may_say.includes(one) && value !== one,
        }))}
        error={say.error ? failureText(say.error, texts.notSaved) : undefined}
        onChange={({ target }) =>
          say.mutate(
            { body: { right_to_work: target.value === "free" ? "free" : "permit" } },
            { onSuccess: () => toast.success(texts.saved) },
          )
        }
      />
      {own.right_to_work === "permit" && <Note tone="blue">{texts.sendPermit}</Note>}
      {by_office && <p className="small dim">{texts.byOffice}</p>}
      {!by_office && !may_say.includes("free") && <p className="small dim">{texts.locked}</p>}
      {student && <p>{texts.student(student.month, student.hours, student.limit)}</p>}
    </>
  );
}
