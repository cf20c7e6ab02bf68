import type { FieldTexts } from "#web/ui/fields/field.tsx";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";
import { NativeSelect, type NativeSelectProps, type Option } from "./native-select.tsx";
import { RadioChoices, type RadioChoicesProps } from "./radio-choices.tsx";

export interface ChoiceOrOtherProps extends FieldTexts {
  options: readonly Option[];
  /** The value of the option that opens the text field, usually the last one, «Andet». */
  otherValue: string;
  shape?: "chips" | "select";
  /** Name, ref, handlers and first value of the choice: `register("dress")` fits. */
  choice: Partial<Pick<RadioChoicesProps & NativeSelectProps, "ref" | "name" | "defaultValue">> & {
    onChange?: (event: { target: unknown; type: string }) => unknown;
    onBlur?: (event: { target: unknown; type: string }) => unknown;
  };
  /** The text field that «Andet» opens, with its own label and error. */
  other: TextFieldProps;
  placeholder?: string;
  isDisabled?: boolean;
}

/**
 * Presets, and one entry that opens a text of one's own. The style sheet opens the text field by what is chosen,
 * so a choice made before the page's script arrives works too.
 */
export function ChoiceOrOther(props: ChoiceOrOtherProps) {
  const { shape = "chips", choice, other, placeholder, ...shared } = props;
  return (
    <div className="choice-or-other">
      {shape === "chips" ? (
        <RadioChoices {...shared} {...choice} />
      ) : (
        <NativeSelect {...shared} {...choice} placeholder={placeholder} />
      )}
      <TextField {...other} isDisabled={props.isDisabled} />
    </div>
  );
}
