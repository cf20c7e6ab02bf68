import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { FIVE } from "#contract/settings/staff-types/forms.ts";
import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { BlockFields } from "./block-fields.tsx";
import { gapsOf, type SkillValues } from "./skill-values.ts";

const places = Array.from({ length: FIVE }, (_, place) => place);

interface BlocksProps {
  shown: number;
  onShow: (place: number) => void;
}

/** The five blocks, one shown at a time, each with what it still lacks. */
export function Blocks({ shown, onShow }: BlocksProps) {
  const values = useFormContext<SkillValues>().watch();
  const gaps = gapsOf(values);
  return (
    <>
      <nav aria-label={texts.blocks}>
        <ol className="staff-blocks">
          {places.map((place) => (
            <li key={place}>
              <button
                type="button"
                aria-current={place === shown ? "step" : undefined}
                onClick={() => onShow(place)}
              >
                <span className="strong">{values.blocks[place]?.skill_title || texts.block(place + 1)}</span>
                <Gaps count={gaps[place] ?? 0} />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {places.map((place) => (
        <div key={place} hidden={place !== shown}>
          <BlockFields place={place} />
        </div>
      ))}
      <div className="row row--apart">
        <Button isDisabled={shown === 0} onClick={() => onShow(shown - 1)}>
          <Icon of={ArrowLeft} />
          {texts.previous}
        </Button>
        <Button isDisabled={shown === FIVE - 1} onClick={() => onShow(shown + 1)}>
          {texts.next}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  );
}

function Gaps({ count }: { count: number }) {
  if (count > 0) return <span className="small dim">{texts.missing(count)}</span>;
  return (
    <span className="small staff-filled">
      <Icon of={Check} size={16} />
      {texts.filled}
    </span>
  );
}
