import { useState } from "react";
import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import {
  type ContractKind,
  type ContractSection,
  contractPlaceholders,
  missingPlaceholders,
  problemsOfContract,
  tidyContract,
} from "#rules/contract-texts/contract-text.ts";
import { proposedDay } from "#rules/contract-texts/versions.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import {
  contractPlaceholderWords,
  contractEditorTexts as texts,
} from "#texts/da/contracts/contract-editor.ts";
import { contractProblemSentence } from "#texts/da/contracts/contract-problems.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { PlaceholderList } from "#web/components/contracts/placeholder-list.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ComparedText } from "./compared-text.tsx";
import { SectionFields, sectionOf, type TypedSection } from "./section-fields.tsx";
import { TextPreview } from "./text-preview.tsx";

interface TextFormProps {
  kind: ContractKind;
  inForce: readonly ContractSection[];
}

/** The text in force to change and save from a day on; what was typed stays until it is saved. */
export function TextForm({ kind, inForce }: TextFormProps) {
  const today = dayOf(useNow());
  const start = inForce.map(({ heading, sentences }, index) => ({
    key: String(index),
    heading,
    lines: sentences.join("\n"),
  }));
  const isTyped = (typed: readonly TypedSection[]) => JSON.stringify(typed) !== JSON.stringify(start);
  const [typed, setTyped, forget] = useDraftState<TypedSection[]>(`text-${kind}`, start, isTyped);
  const [from, setFrom] = useState<Day | null>(proposedDay(today));
  const [tellOn, setTellOn] = useState<Day | null>(today);
  const [isChecked, setChecked] = useState(false);
  const save = useApiMutation(rows.saveText);
  const sections = typed.map(sectionOf);
  const notNamed = missingPlaceholders(kind, sections);
  const refusal = isChecked ? refusalOf(kind, sections, from) : null;
  const failure = save.isError ? failureText(save.error, texts.saveFailed) : null;

  function send() {
    setChecked(true);
    if (from === null || refusalOf(kind, sections, from) !== null) return;
    const body = {
      ...{ kind, valid_from: from, tell_on: tellOn ?? today },
      sections: sections.map(({ heading, sentences }) => ({ heading, sentences: [...sentences] })),
    };
    const onSuccess = () => {
      forget();
      toast.success(texts.saved);
    };
    save.mutate({ body }, { onSuccess });
  }
  return (
    <section className="stack" aria-labelledby="text-form">
      <h2 className="h2" id="text-form">
        {texts.edit}
      </h2>
      {typed.map((section, index) => (
        <SectionFields
          key={section.key}
          section={section}
          isFirst={index === 0}
          onChange={(next) => setTyped((all) => all.map((one) => (one.key === section.key ? next : one)))}
          onMoveUp={() => setTyped((all) => movedUp(all, index))}
          onRemove={() => setTyped((all) => all.filter(({ key }) => key !== section.key))}
        />
      ))}
      <div>
        <Button onClick={() => setTyped((all) => [...all, { key: freeKey(all), heading: "", lines: "" }])}>
          {texts.addSection}
        </Button>
      </div>
      <PlaceholderList
        title={texts.placeholders}
        lead={texts.placeholdersLead}
        names={contractPlaceholders[kind]}
        words={contractPlaceholderWords}
      />
      {notNamed.length > 0 && <Note tone="amber">{texts.notNamed(notNamed)}</Note>}
      <Card className="stack" aria-label={texts.difference}>
        <h3 className="h3">{texts.difference}</h3>
        <ComparedText before={inForce} after={sections} />
      </Card>
      <TextPreview kind={kind} sections={sections} />
      <DatePicker
        label={texts.validFrom}
        hint={texts.validHint(texts.day(proposedDay(today)))}
        value={from}
        today={today}
        min={today}
        onChange={setFrom}
      />
      <DatePicker
        label={texts.tell}
        value={tellOn}
        today={today}
        min={today}
        max={from ?? undefined}
        onChange={setTellOn}
      />
      {(refusal ?? failure) && <ErrorText>{refusal ?? failure ?? ""}</ErrorText>}
      <div>
        <Button variant="primary" isPending={save.isPending} onClick={send}>
          {texts.save}
        </Button>
      </div>
    </section>
  );
}

/** The first thing that keeps it from being saved. */
function refusalOf(
  kind: ContractKind,
  sections: readonly ContractSection[],
  from: Day | null,
): string | null {
  const [problem] = problemsOfContract(kind, tidyContract(sections));
  if (problem) return contractProblemSentence(problem);
  return from === null ? texts.noDay : null;
}

function movedUp(all: readonly TypedSection[], index: number): TypedSection[] {
  const moved = all.slice(index, index + 1);
  return [...all.slice(0, index - 1), ...moved, ...all.slice(index - 1, index), ...all.slice(index + 1)];
}

/** A key that no section has. */
function freeKey(all: readonly TypedSection[]): string {
  return String(Math.max(-1, ...all.map(({ key }) => Number(key))) + 1);
}
