import { useDeferredValue, useState } from "react";
import { letterEndpoints, type WireLetterVersion } from "#contract/messages/letter.endpoints.ts";
import { type LetterText, problemsOfLetter, tidyLetter } from "#rules/letters/letter-text.ts";
import { letterTexts as texts } from "#texts/da/admin/letters/editor.ts";
import { letterProblemSentence } from "#texts/da/admin/letters/problems.ts";
import type { LetterTemplate } from "#texts/da/templates/letters/letter.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { LetterFields } from "./letter-fields.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { LetterVersions } from "./letter-versions.tsx";
import { SavedMeanwhile, savedMeanwhileIn } from "./saved-meanwhile.tsx";

interface LetterEditorProps {
  template: LetterTemplate;
  /** The newest first. */
  versions: readonly WireLetterVersion[];
}

/** What is being written, and the version that it began from; what is saved meanwhile does not touch it. */
interface Typed {
  readonly text: LetterText;
  readonly from: number | null;
}

/** The text of a letter to change and save as the next version, with what it looks like and what it said before. */
export function LetterEditor({ template, versions }: LetterEditorProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isChecked, setChecked] = useState(false);
  const save = useApiMutation(letterEndpoints.saveLetter);
  const sample = useApiMutation(letterEndpoints.sendSample);
  const saved = { text: versions[0]?.text ?? template.standard, from: versions[0]?.id ?? null };
  const { text, from } = typed ?? saved;
  const shown = useDeferredValue(text);
  const isDirty = typed !== null && JSON.stringify(text) !== JSON.stringify(saved.text);
  const errors = errorsOf(template, text);
  const canBeSent = Object.keys(errors).length === 0;
  const params = { key: template.key };

  function sendSample() {
    setChecked(true);
    if (!canBeSent) return;
    sample.mutate(
      { params, body: text },
      {
        onSuccess: ({ to }) => toast.success(texts.sampleSent(to)),
        onError: (error) => toast.error(failureText(error, texts.sampleFailed)),
      },
    );
  }

  function send(next: LetterText | null, after: number | null, done: string) {
    save.mutate(
      { params, body: { text: next, from: after } },
      {
        onSuccess: () => {
          setTyped(null);
          setChecked(false);
          toast.success(done);
        },
        onError: (error) => {
          if (!savedMeanwhileIn(error)) toast.error(failureText(error, texts.saveFailed));
        },
      },
    );
  }

  return (
    <div className="stack">
      <div className="letter-grid">
        <div className="stack">
          <LetterFields
            template={template}
            text={text}
            errors={isChecked ? errors : unknownOf(errors)}
            onChange={(next) => setTyped({ text: next, from })}
          />
          <div className="row row--wrap">
            <Button
              variant="primary"
              isPending={save.isPending}
              onClick={() => {
                setChecked(true);
                if (canBeSent) send(tidyLetter(text), from, texts.saved);
              }}
            >
              {texts.save}
            </Button>
            <Button isPending={sample.isPending} onClick={sendSample}>
              {texts.sample}
            </Button>
          </div>
        </div>
        <LetterPreview template={template} text={shown} />
      </div>
      <LetterVersions
        template={template}
        versions={versions}
        isPending={save.isPending}
        onRestore={(next) => send(next, saved.from, texts.versions.restored)}
      />
      <SavedMeanwhile
        error={save.error}
        mine={text}
        standard={template.standard}
        onKeepMine={(version) => {
          save.reset();
          setTyped({ text, from: version });
        }}
        onTakeTheirs={() => {
          save.reset();
          setTyped(null);
        }}
        onClose={() => save.reset()}
      />
      <UnsavedChanges isDirty={isDirty} />
    </div>
  );
}

type Errors = Partial<Record<keyof LetterText, string>>;

function errorsOf({ placeholders: known, required }: LetterTemplate, text: LetterText): Errors {
  const problems = problemsOfLetter(tidyLetter(text), { known, required });
  return Object.fromEntries(problems.map((problem) => [problem.part, letterProblemSentence(problem)]));
}

/** While somebody still writes, only what writing on does not mend is said. */
function unknownOf(errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence.includes("{")));
}
