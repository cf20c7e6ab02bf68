import { Checkbox, type CheckboxProps } from "./checkbox.tsx";

export type SwitchProps = Omit<CheckboxProps, "isSwitch">;

/** Something that is on or off at once, without a save button. */
export function Switch(props: SwitchProps) {
  return <Checkbox {...props} isSwitch />;
}
