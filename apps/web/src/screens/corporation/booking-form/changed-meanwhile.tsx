import { ArrowRight } from "lucide-react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import {
  labelOfField,
  changedMeanwhileTexts as texts,
  valueOfField,
} from "#texts/da/corporation/changed-meanwhile.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { draftOf } from "#web/components/booking-form/draft/saved-draft.ts";
import type { BookingFormState } from "#web/components/booking-form/form-context.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** A field that somebody else has saved, with its values as answers say them. */
interface FieldEdit {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly by: "corporation" | "admin";
  readonly at: string;
}

/** What somebody else has saved of the booking since the form was opened; null where a call failed for another reason. */
export function editsIn(error: unknown): readonly FieldEdit[] | null {
  if (!(error instanceof ApiError) || error.code !== "changed_meanwhile") return null;
  return (error.facts as { changes?: FieldEdit[] }).changes ?? [];
}

/**
 * Takes what is saved into the form, and answers its version: with `keepsTyped` only where nothing was typed, else
 * everywhere.
 */
export async function takeSaved(form: BookingFormState, id: number, keepsTyped: boolean): Promise<number> {
  const saved = await call(bookingEndpoints.getEditable, { params: { id } });
  form.reset(draftOf(saved), { keepDirtyValues: keepsTyped, keepFieldsRef: true });
  return saved.version;
}

interface ChangedMeanwhileProps {
  edits: readonly FieldEdit[];
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else has saved the booking: what is other now and by whom, and the two ways on. Nothing typed is lost by closing. */
export function ChangedMeanwhile({
  edits,
  isPending,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ChangedMeanwhileProps) {
  const { config } = useAppState();
  return (
    <ConfirmDialog
      isOpen
      width="wide"
      title={texts.title}
      cancelLabel={texts.close}
      confirmLabel={texts.keepMine}
      {...{ isPending, onClose }}
      onConfirm={onKeepMine}
    >
      <p>{texts.lead}</p>
      <dl className="changed" aria-label={texts.changes}>
        {edits.map(({ field, from, to, by, at }) => (
          <div key={field}>
            <dt>{labelOfField(field)}</dt>
            <dd className="changed-old">
              <span className="visually-hidden">{texts.before}</span>
              {valueOfField(field, from)}
            </dd>
            <dd className="changed-arrow" aria-hidden="true">
              <Icon of={ArrowRight} size={16} />
            </dd>
            <dd className="changed-new">
              <span className="visually-hidden">{texts.after}</span>
              <b className="strong">{valueOfField(field, to)}</b>
              <span className="small dim block">
                {texts.by(by, config.brand.name, formatMoment(Date.parse(at), serverNow()))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small dim">{texts.keepMineHint}</p>
      <p>
        <Button isDisabled={isPending} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </p>
    </ConfirmDialog>
  );
}
