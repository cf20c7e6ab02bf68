import type { WireLetterVersion } from "#contract/messages/letter.endpoints.ts";
import type { LetterText } from "#rules/letters/letter-text.ts";
import { letterTexts } from "#texts/da/admin/letters/editor.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { LetterDifference } from "./letter-difference.tsx";

const texts = letterTexts.meanwhile;

/** The version that counts now, where a saving was refused since another has saved; undefined where it failed otherwise. */
export function savedMeanwhileIn(error: unknown): { readonly version: WireLetterVersion | null } | undefined {
  if (!(error instanceof ApiError) || error.code !== "changed_meanwhile") return undefined;
  return error.facts as { version: WireLetterVersion | null };
}

interface SavedMeanwhileProps {
  error: unknown;
  mine: LetterText;
  standard: LetterText;
  /** With the version that the next saving begins from. */
  onKeepMine: (version: number | null) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** What another owner has saved meanwhile, and the ways on. Closing it leads back to the text as it was typed. */
export function SavedMeanwhile({ error, mine, standard, ...ways }: SavedMeanwhileProps) {
  const saved = savedMeanwhileIn(error);
  if (!saved) return null;
  const { version } = saved;
  return (
    <ConfirmDialog
      isOpen
      width="wide"
      title={texts.title}
      cancelLabel={texts.close}
      confirmLabel={texts.keepMine}
      onClose={ways.onClose}
      onConfirm={() => ways.onKeepMine(version?.id ?? null)}
    >
      <p>{texts.lead}</p>
      {version && (
        <p className="small dim">
          {letterTexts.versions.of(formatMomentNumeric(Date.parse(version.created_at)), version.created_by)}
        </p>
      )}
      <LetterDifference before={mine} after={version?.text ?? standard} />
      <p className="small dim">{texts.keepMineHint}</p>
      <p>
        <Button onClick={ways.onTakeTheirs}>{texts.takeTheirs}</Button>
      </p>
    </ConfirmDialog>
  );
}
