import type { WireMerge } from "#contract/employees/merge.endpoints.ts";
import { mergeTexts as texts } from "#texts/da/admin/people/merging.ts";
import { wayName } from "#texts/da/common/ways-in.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";

interface MergedWaysProps {
  ways: WireMerge["ways"];
  /** Keys of those that lead to the kept profile. */
  kept: readonly string[];
  onChange: (kept: readonly string[]) => void;
}

/** What signs in to the profile that goes, each with a box: ticked, it signs in to the one that stays. */
export function MergedWays({ ways, kept, onChange }: MergedWaysProps) {
  const now = useNow();
  if (ways.length === 0) return null;
  return (
    <fieldset className="stack stack--tight erasure-part">
      <legend className="strong">{texts.ways}</legend>
      <p className="small dim">{texts.waysLead}</p>
      {ways.map(({ key, kind, shown, last_used_at, is_known }) => (
        <Checkbox
          key={key}
          isRow
          checked={kept.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...kept, key] : kept.filter((one) => one !== key))
          }
        >
          {texts.way(
            wayName(kind, shown),
            last_used_at && formatMoment(Date.parse(last_used_at), now),
            is_known,
          )}
        </Checkbox>
      ))}
    </fieldset>
  );
}
