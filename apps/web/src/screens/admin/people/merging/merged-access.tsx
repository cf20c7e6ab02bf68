import type { WireMerge } from "#contract/employees/merge.endpoints.ts";
import { mergeTexts as texts } from "#texts/da/admin/people/merging.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

interface MergedAccessProps {
  preview: WireMerge;
  isLifted: boolean;
  onLift: (isLifted: boolean) => void;
}

/** What becomes of a deactivation of either profile; nothing where both have access. */
export function MergedAccess({ preview, isLifted, onLift }: MergedAccessProps) {
  if (preview.keep.deactivated_at !== null) return <Note tone="amber">{texts.staysDeactivated}</Note>;
  if (preview.drop.deactivated_at === null) return null;
  return (
    <>
      <Note tone="amber">{texts.deactivated}</Note>
      <Checkbox checked={isLifted} onChange={({ target }) => onLift(target.checked)}>
        {texts.lift}
      </Checkbox>
    </>
  );
}
