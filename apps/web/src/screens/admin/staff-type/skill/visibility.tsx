import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";

export type Side = "worker" | "company";

interface VisibilityProps {
  shown: Readonly<Record<Side, boolean>>;
  hint: string;
  onSwitch: (side: Side, isShown: boolean) => void;
}

/** Who sees the staff type: those who work, those who book. */
export function Visibility({ shown, hint, onSwitch }: VisibilityProps) {
  return (
    <div className="stack stack--tight">
      <div className="grid-2">
        {(["worker", "company"] as const).map((side) => (
          <Switch
            key={side}
            checked={shown[side]}
            hint={side === "worker" ? texts.workerHint : texts.corporationHint}
            onChange={({ target }) => onSwitch(side, target.checked)}
          >
            {texts[side]}
          </Switch>
        ))}
      </div>
      <p className="hint">{hint}</p>
    </div>
  );
}
