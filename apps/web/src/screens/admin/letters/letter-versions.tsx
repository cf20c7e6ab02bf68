import { useState } from "react";
import type { WireLetterVersion } from "#contract/messages/letter.endpoints.ts";
import type { LetterText } from "#rules/letters/letter-text.ts";
import { letterTexts } from "#texts/da/admin/letters/editor.ts";
import type { LetterTemplate } from "#texts/da/templates/letters/letter.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { LetterDifference } from "./letter-difference.tsx";

const texts = letterTexts.versions;

interface LetterVersionsProps {
  template: LetterTemplate;
  /** The newest first. */
  versions: readonly WireLetterVersion[];
  isPending: boolean;
  /** Saves an earlier text as the newest version; null for the standard one. */
  onRestore: (text: LetterText | null) => void;
}

/** What the letter has said, who made it say so, and the way back to each of it. */
export function LetterVersions({ template, versions, isPending, onRestore }: LetterVersionsProps) {
  const [asked, setAsked] = useState<{ readonly text: LetterText | null } | null>(null);
  const isStandard = (versions[0]?.text ?? null) === null;
  return (
    <section className="stack" aria-labelledby="letter-versions">
      <h2 className="h3" id="letter-versions">
        {texts.title}
      </h2>
      {versions.length === 0 ? (
        <p className="dim">{texts.only}</p>
      ) : (
        <ul className="stack">
          {versions.map((version, at) => (
            <li key={version.id} className="letter-version">
              <Version
                version={version}
                standard={template.standard}
                before={versions[at + 1]?.text ?? null}
                isInForce={at === 0}
                onRestore={() => setAsked({ text: version.text })}
              />
            </li>
          ))}
          <li className="letter-version">
            <div className="row row--apart row--wrap">
              <b className="strong">{texts.standard}</b>
              {!isStandard && (
                <Button size="small" onClick={() => setAsked({ text: null })}>
                  {texts.restoreStandard}
                </Button>
              )}
            </div>
          </li>
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={texts.restoreTitle}
          confirmLabel={texts.restoreConfirm}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            onRestore(asked.text);
            setAsked(null);
          }}
        >
          <p>{texts.restoreText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface VersionProps {
  version: WireLetterVersion;
  standard: LetterText;
  /** The text that it replaced; null for the standard one. */
  before: LetterText | null;
  isInForce: boolean;
  onRestore: () => void;
}

function Version({ version, standard, before, isInForce, onRestore }: VersionProps) {
  const when = formatMomentNumeric(Date.parse(version.created_at));
  return (
    <>
      <div className="row row--apart row--wrap">
        <span>
          <b className="strong">{texts.of(when, version.created_by)}</b>{" "}
          {isInForce && <Chip tone="done">{texts.inForce}</Chip>}
        </span>
        {!isInForce && version.text && (
          <Button size="small" onClick={onRestore}>
            {texts.restore}
            <span className="visually-hidden">, {when}</span>
          </Button>
        )}
      </div>
      {version.text === null && <p className="small dim">{texts.takenBack}</p>}
      <Fold title={texts.changes}>
        <LetterDifference before={before ?? standard} after={version.text ?? standard} />
      </Fold>
    </>
  );
}
