import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { WireWayIn } from "#contract/employees/way-in.endpoints.ts";
import { wayInTexts as texts, wayName } from "#texts/da/common/ways-in.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type Way = WireWayIn & { readonly can_remove: boolean };

interface WaysInListProps {
  ways: readonly Way[];
  /** What is said before one is removed. */
  removeText: string;
  removal: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void };
  onRemove: (key: string, then: { readonly onSuccess: () => void }) => void;
}

/** What signs a person in, each with when it was last used and a press that removes it. */
export function WaysInList({ ways, removeText, removal, onRemove }: WaysInListProps) {
  const [asked, setAsked] = useState<Way | null>(null);
  if (ways.length === 0) return <p className="dim">{texts.none}</p>;
  const close = () => {
    removal.reset();
    setAsked(null);
  };
  const onSuccess = () => {
    toast.success(texts.removed);
    close();
  };
  return (
    <>
      <ul className="security-lines">
        {ways.map((way) => (
          <Line key={way.key} way={way} onRemove={() => setAsked(way)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          isRefusing
          title={texts.removeTitle(asked.kind, asked.shown)}
          confirmLabel={texts.remove}
          isPending={removal.isPending}
          error={removal.error ? failureText(removal.error, texts.failed) : undefined}
          onConfirm={() => onRemove(asked.key, { onSuccess })}
          onClose={close}
        >
          <p>{removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Line({ way, onRemove }: { way: Way; onRemove: () => void }) {
  const now = useNow();
  const { kind, shown, last_used_at } = way;
  return (
    <li className="security-line">
      <Icon of={KeyRound} />
      <div>
        <b className="strong">{wayName(kind, shown)}</b>
        <p className="small dim">
          {last_used_at === null ? texts.unknownUse : texts.used(formatMoment(Date.parse(last_used_at), now))}
          {!way.can_remove && <> · {texts.last}</>}
        </p>
      </div>
      {way.can_remove && (
        <Button size="small" aria-label={texts.removeNamed(kind, shown)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  );
}
