import { Download } from "lucide-react";
import type { WireTerms } from "#contract/employees/employment-terms.endpoints.ts";
import { ownTermsTexts as texts } from "#texts/da/employee/terms.ts";
import { useFetchedFile } from "#web/components/downloads/use-fetched-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

/** Terms of employment as they read, section by section; `heading` is the level below what stands over them. */
export function TermsDocument({
  terms,
  heading: Heading = "h3",
}: {
  terms: Pick<WireTerms, "sections">;
  heading?: "h2" | "h3";
}) {
  return (
    <div className="stack">
      <p className="small dim">{texts.law}</p>
      {terms.sections.map(({ title, points }) => (
        <section className="stack stack--tight" key={title}>
          <Heading className="h3">{title}</Heading>
          <Facts facts={points.map(({ label, text }) => ({ term: label, value: text }))} />
        </section>
      ))}
    </div>
  );
}

/** What differs from the version before; nothing for the first. */
export function TermsChanges({
  terms: { changes },
  heading: Heading = "h3",
}: {
  terms: WireTerms;
  heading?: "h2" | "h3";
}) {
  if (changes.length === 0) return null;
  return (
    <section className="stack stack--tight">
      <Heading className="h3">{texts.changes}</Heading>
      <dl className="stack">
        {changes.map(({ key, label, before, after }) => (
          <div key={key}>
            <dt className="strong">{label}</dt>
            <dd className="dim">
              {texts.before}: <del>{before ?? texts.nothing}</del>
            </dd>
            <dd>
              {texts.after}: <ins>{after ?? texts.gone}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface TermsPdfProps {
  /** Fetches the file with its content in Base64. */
  onFetch: () => Promise<{ name: string; media_type: string; content: string }>;
}

/** Saves terms as a PDF on this device. */
export function TermsPdf({ onFetch }: TermsPdfProps) {
  const { save, isPending } = useFetchedFile(onFetch, texts.pdfFailed);
  return (
    <Button isPending={isPending} onClick={save}>
      <Icon of={Download} size={16} />
      {texts.pdf}
    </Button>
  );
}
