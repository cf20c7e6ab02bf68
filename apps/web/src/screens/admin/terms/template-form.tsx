import { useState } from "react";
import {
  termsEndpoints as rows,
  type WireTermsTemplate,
} from "#contract/employees/employment-terms.endpoints.ts";
import { isRequiredPoint, problemsOfTemplate, termsPlaceholders } from "#rules/employment-terms/template.ts";
import { isCvr } from "#rules/people/numbers.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { placeholderWords, termsTemplateTexts as texts } from "#texts/da/backoffice/terms-template.ts";
import { problemSentence } from "#texts/da/contracts/terms/template-problems.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { PlaceholderList } from "#web/components/contracts/placeholder-list.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { TemplatePreview } from "./template-preview.tsx";

type Content = WireTermsTemplate["content"];
type Point = Content[number]["points"][number];
const employerKeys = ["name", "cvr", "address", "insurer"] as const;

/** What is written, and the version that it began from; 0 for the first. */
interface Draft extends Pick<WireTermsTemplate, "employer" | "content"> {
  readonly base: number;
}

/**
 * The template to change and save as the next version; what was typed stays until it is saved, also when somebody else
 * saves a version meanwhile, which is said.
 */
export function TemplateForm({ start }: { start: Draft }) {
  const today = dayOf(useNow());
  const [written, setWritten, forget] = useDraftState<Draft | null>(
    "terms-template",
    null,
    (typed) => typed !== null && !isSame(typed, start),
  );
  const { base, employer, content } = written ?? start;
  const write = (next: (before: Draft) => Partial<Draft>) =>
    setWritten((before) => ({ ...(before ?? start), ...next(before ?? start) }));
  const setEmployer = (next: Draft["employer"]) => write(() => ({ employer: next }));
  const [from, setFrom] = useState<Day | null>(today);
  const [isChecked, setChecked] = useState(false);
  const save = useApiMutation(rows.saveTemplate);
  const problem = problemOf(employer, content);

  function change(section: number, points: (before: Point[]) => Point[]) {
    write((before) => ({
      content: before.content.map((one, at) =>
        at === section ? { ...one, points: points(one.points) } : one,
      ),
    }));
  }
  function startOver() {
    forget();
    setWritten(null);
  }
  function send() {
    setChecked(true);
    if (problem !== null || from === null) return;
    const done = {
      onSuccess: () => {
        startOver();
        toast.success(texts.saved);
      },
    };
    save.mutate({ body: { valid_from: from, employer, content } }, done);
  }
  const refusal = isChecked ? problem : null;
  const failure = save.isError ? failureText(save.error, texts.saveFailed) : null;
  return (
    <section className="stack" aria-labelledby="next-template">
      <h2 className="h2" id="next-template">
        {texts.next}
      </h2>
      <p className="small dim">{texts.nextLead}</p>
      {base !== start.base && (
        <Note tone="amber" role="status">
          <div className="stack">
            <p>{texts.olderDraft}</p>
            <div>
              <Button size="small" onClick={startOver}>
                {texts.startOver}
              </Button>
            </div>
          </div>
        </Note>
      )}
      <PlaceholderList title={texts.placeholders} names={termsPlaceholders} words={placeholderWords} />
      <Card className="stack" aria-label={texts.employer}>
        <h3 className="h3">{texts.employer}</h3>
        {employerKeys.map((key) => (
          <TextField
            key={key}
            label={texts.employerFields[key]}
            value={employer[key]}
            maxLength={120}
            onChange={({ target }) => setEmployer({ ...employer, [key]: target.value })}
          />
        ))}
      </Card>
      {content.map(({ title, points }, section) => (
        <Card className="stack" key={title} aria-label={title}>
          <h3 className="h3">{title}</h3>
          {points.map((point) => (
            <PointFields
              key={point.key}
              point={point}
              onChange={(next) =>
                change(section, (all) => all.map((one) => (one.key === point.key ? next : one)))
              }
              onRemove={() => change(section, (all) => all.filter(({ key }) => key !== point.key))}
            />
          ))}
          <div>
            <Button
              onClick={() =>
                change(section, (all) => [...all, { key: freeKey(content), label: "", text: "" }])
              }
            >
              {texts.addPoint}
            </Button>
          </div>
        </Card>
      ))}
      <TemplatePreview employer={employer} content={content} />
      <DatePicker label={texts.validFrom} value={from} today={today} min={today} onChange={setFrom} />
      {(refusal ?? failure) && <ErrorText>{refusal ?? failure ?? ""}</ErrorText>}
      <div>
        <Button variant="primary" isPending={save.isPending} onClick={send}>
          {texts.save}
        </Button>
      </div>
    </section>
  );
}

function isSame(one: Draft, other: Draft): boolean {
  const said = ({ employer, content }: Draft) => JSON.stringify([employer, content]);
  return said(one) === said(other);
}

/** The first thing that keeps it from being saved. */
function problemOf(employer: WireTermsTemplate["employer"], content: Content): string | null {
  const isMissing = employerKeys.some((key) => employer[key].trim() === "");
  if (isMissing || !isCvr(employer.cvr.replace(/\s/g, ""))) return texts.missing;
  const [problem] = problemsOfTemplate(content);
  return problem ? problemSentence(problem) : null;
}

/** A key that no point has. */
function freeKey(content: Content): string {
  const taken = new Set(content.flatMap(({ points }) => points.map(({ key }) => key)));
  let number = 1;
  while (taken.has(`own_${number}`)) number += 1;
  return `own_${number}`;
}

interface PointFieldsProps {
  point: Point;
  onChange: (next: Point) => void;
  onRemove: () => void;
}

/** A point that the law asks for has its text; one of the office's own also a name, and can be removed. */
function PointFields({ point, onChange, onRemove }: PointFieldsProps) {
  const isOwn = !isRequiredPoint(point.key);
  return (
    <div className="stack">
      {isOwn && (
        <TextField
          label={texts.ownLabel}
          value={point.label}
          maxLength={80}
          onChange={({ target }) => onChange({ ...point, label: target.value })}
        />
      )}
      <TextArea
        label={isOwn ? texts.ownText : point.label}
        value={point.text}
        maxLength={2000}
        onChange={({ target }) => onChange({ ...point, text: target.value })}
      />
      {isOwn && (
        <div>
          <Button onClick={onRemove}>{texts.removePoint}</Button>
        </div>
      )}
    </div>
  );
}
