import { changeOfLogged } from "#texts/da/backoffice/audit-log.ts";
import { editProfileTexts } from "#texts/da/backoffice/edit-profile.ts";
import { formatMoment } from "#texts/format/moments.ts";
import type { Meanwhile } from "#web/api/forms/use-seen.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

const texts = editProfileTexts.meanwhile;

interface SavedMeanwhileProps {
  meanwhile: Meanwhile | null;
  onKeepMine: () => Promise<void> | void;
  onTakeTheirs: () => Promise<void> | void;
  onClose: () => void;
  /** Who it was where nobody is named. */
  unnamed?: string;
}

/** What is other now and by whom, and the ways on. Closing it leads back to the fields, as they were typed. */
export function SavedMeanwhile({
  meanwhile,
  onKeepMine,
  onTakeTheirs,
  onClose,
  unnamed = texts.somebody,
}: SavedMeanwhileProps) {
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
                {texts.by(
                  change.by ?? unnamed,
                  change.at === null ? "" : formatMoment(Date.parse(change.at), serverNow()),
                )}
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
