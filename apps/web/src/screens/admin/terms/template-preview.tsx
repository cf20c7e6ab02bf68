import { useRef, useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import {
  termsEndpoints as rows,
  type WireTermsTemplate,
} from "#contract/employees/employment-terms.endpoints.ts";
import { termsTemplateTexts } from "#texts/da/backoffice/terms-template.ts";
import { fullName } from "#texts/format/contact.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { TermsDocument } from "#web/components/people/terms-document.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ComboBox } from "#web/ui/choices/combo-box.tsx";
import type { Suggestion } from "#web/ui/choices/use-suggestions.ts";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { Card } from "#web/ui/layout/card.tsx";

const texts = termsTemplateTexts.preview;

/** How many people are suggested at most. */
const MOST = 12;

interface Person extends Suggestion {
  readonly employeeId: number;
}

/** What is being written, filled for a person who is chosen by name. */
export function TemplatePreview({ employer, content }: Pick<WireTermsTemplate, "employer" | "content">) {
  const people = useApiQuery(employeeEndpoints.options);
  const preview = useApiMutation(rows.previewTemplate);
  const field = useRef<HTMLInputElement>(null);
  const [person, setPerson] = useState<Person | null>(null);
  const suggest = async (query: string): Promise<Person[]> => {
    const wanted = query.trim().toLocaleLowerCase("da-DK");
    return (people.data ?? [])
      .map(({ id, first_name, last_name }) => ({ employeeId: id, label: fullName(first_name, last_name) }))
      .filter(({ label }) => label.toLocaleLowerCase("da-DK").includes(wanted))
      .slice(0, MOST)
      .map((one) => ({ ...one, id: String(one.employeeId) }));
  };
  const show = (one: Person) => preview.mutate({ body: { employee_id: one.employeeId, employer, content } });
  return (
    <Card className="stack" aria-label={texts.title}>
      <h3 className="h3">{texts.title}</h3>
      <p className="small dim">{texts.text}</p>
      <ComboBox
        label={texts.person}
        placeholder={texts.placeholder}
        ref={field}
        suggest={suggest}
        emptyText={() => texts.nobody}
        onPick={(one) => {
          if (field.current) field.current.value = one.label;
          setPerson(one);
          show(one);
        }}
      />
      {person && (
        <div>
          <Button isPending={preview.isPending} onClick={() => show(person)}>
            {texts.open}
          </Button>
        </div>
      )}
      {preview.isError && <ErrorText>{failureText(preview.error, texts.failed)}</ErrorText>}
      {person && preview.data && (
        <section className="stack" aria-label={texts.of(person.label)}>
          <h4 className="h3">{texts.of(person.label)}</h4>
          <TermsDocument terms={preview.data} />
        </section>
      )}
    </Card>
  );
}
