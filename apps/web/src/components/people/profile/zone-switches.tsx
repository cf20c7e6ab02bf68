import { regionCodes } from "#rules/people/regions.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";

interface ZoneSwitchesProps {
  /** The codes of those that are on. */
  zones: readonly string[];
  onToggle: (code: string, isOn: boolean) => void;
}

/** The regions that somebody can work in, each a switch. */
export function ZoneSwitches({ zones, onToggle }: ZoneSwitchesProps) {
  return (
    <div className="zones">
      {regionCodes.map((code) => (
        <Switch
          key={code}
          isRow
          checked={zones.includes(code)}
          onChange={(event) => onToggle(code, event.target.checked)}
        >
          {regionNames[code]}
        </Switch>
      ))}
    </div>
  );
}
