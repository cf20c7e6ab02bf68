import { changeOfLogged } from "#texts/da/backoffice/audit-log.ts";
import { editProfileTexts } from "#texts/da/backoffice/edit-profile.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

const texts = editProfileTexts.meanwhile;

/** What somebody else has saved of a profile since a form was opened, and the saving that it is now. */
export interface Meanwhile {
  readonly version: number;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    /** The admin who saved it; null where the profile saved itself. */
    readonly by: string | null;
    readonly at: string;
  }[];
}

/** What a refused saving says of that; null where it failed for another reason. */
export function meanwhileIn(error: unknown): Meanwhile | null {
  if (!(error instanceof ApiError) || error.code !== "changed_meanwhile") return null;
  return error.facts as unknown as Meanwhile;
}

interface SavedMeanwhileProps {
  meanwhile: Meanwhile | null;
  onKeepMine: () => Promise<void>;
  onTakeTheirs: () => Promise<void>;
  onClose: () => void;
}

/** What is other now and by whom, and the ways on. Closing it leads back to the fields, as they were typed. */
export function SavedMeanwhile({ meanwhile, onKeepMine, onTakeTheirs, onClose }: SavedMeanwhileProps) {
  if (!meanwhile) return null;
  return (
    <ConfirmDialog
      isOpen
      width="wide"
      title={texts.title}
      cancelLabel={texts.close}
      confirmLabel={texts.keepMine}
      isPending={false}
      onClose={onClose}
      onConfirm={() => void onKeepMine()}
    >
      <p>{texts.lead}</p>
      <ul className="page-lines">
        {meanwhile.changes.map((change) => (
          <li key={change.field}>
            <span className="page-line-what">
              <b className="strong">{changeOfLogged(change)}</b>
              <span className="small dim">
                {texts.by(change.by ?? texts.own, formatMoment(Date.parse(change.at), serverNow()))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small dim">{texts.keepMineHint}</p>
      <p>
        <Button onClick={() => void onTakeTheirs()}>{texts.takeTheirs}</Button>
      </p>
    </ConfirmDialog>
  );
}
