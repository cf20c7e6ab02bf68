import { workingTimeTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";

interface WorkingTimeReasonProps {
  /** The refusal as the server says it. */
  sentence: string;
  reason: string;
  onChange: (reason: string) => void;
}

/** Where the rules of working time stand in the way, an admin goes past them with a reason. */
export function WorkingTimeReason({ sentence, reason, onChange }: WorkingTimeReasonProps) {
  return (
    <>
      <Note tone="amber" role="alert">
        {sentence} {texts.adminMay}
      </Note>
      <TextArea
        // The button that was pressed is off until there is a reason, and on a phone this lies out of sight.
        autoFocus
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
