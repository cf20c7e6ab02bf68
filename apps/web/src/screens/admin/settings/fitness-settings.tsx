import { fitnessEndpoints as rows } from "#contract/applications/fitness.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fitnessChoices, reasonRules } from "#rules/applying/fitness/fitness.ts";
import { fitnessSettingTexts as texts } from "#texts/da/fitness/office.ts";
import { choiceNames, reasonNames } from "#texts/da/fitness/reasons.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";

type Setting = AnswerOf<typeof rows.settings>[number];

/** What each reason does before somebody gets a shift; saved at once, by an owner. */
export function FitnessSettings() {
  const settings = useApiQuery(rows.settings);
  const isOwner = useMay()(rows.saveSetting);
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">{texts.lead}</p>
      <QueryView
        query={settings}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) =>
          isOwner ? (
            all.map((setting) => <Choice key={setting.reason} setting={setting} />)
          ) : (
            <Facts
              facts={all.map(({ reason, choice }) => ({
                term: reasonNames[reason],
                value: choiceNames[choice],
              }))}
            />
          )
        }
      </QueryView>
    </Card>
  );
}

function Choice({ setting: { reason, choice, choices } }: { setting: Setting }) {
  const save = useApiMutation(rows.saveSetting);
  // What was chosen shows until the answer tells what is stored.
  const pressed = save.isPending ? save.variables.body?.choice : undefined;
  return (
    <NativeSelect
      label={reasonNames[reason]}
      hint={reasonRules[reason].officeMayPass ? texts.mayPass : texts.neverPassed}
      options={choices.map((value) => ({ value, label: choiceNames[value] }))}
      value={pressed ?? choice}
      onChange={({ target }) => {
        const chosen = fitnessChoices.find((one) => one === target.value) ?? choice;
        save.mutate(
          { body: { reason, choice: chosen } },
          {
            onSuccess: () => toast.success(texts.saved),
            onError: (error) => toast.error(failureText(error, texts.notSaved)),
          },
        );
      }}
    />
  );
}
