import { useFormContext, useFormState } from "react-hook-form";
import { isHiddenNumber } from "#rules/people/pay-numbers.ts";
import { payNumberTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";

/** The fields of the form around it. */
export interface PayNumbersForm {
  cpr_nr: string;
  bank_reg_nr: string;
  bank_account_nr: string;
}

const fields = ["cpr_nr", "bank_reg_nr", "bank_account_nr"] as const;

interface PayNumbersProps {
  /** How the CPR number shows that it cannot be changed any more. */
  cpr: Pick<TextFieldProps, "isDisabled" | "isReadOnly" | "hint">;
  /** Each empty field says how many digits it takes. */
  tellsDigits?: boolean;
  /** What is stored. In a take-over it is dots, and its fields are empty. */
  stored: PayNumbersForm;
  /** A stored number that is not shown can't be replaced here. */
  isHiddenReadOnly?: boolean;
}

/** What a form begins with: an empty field for each number that is not shown. */
export function shownOf(stored: PayNumbersForm): PayNumbersForm {
  const shown = (name: keyof PayNumbersForm) => (isHiddenNumber(stored[name]) ? "" : stored[name]);
  return {
    cpr_nr: shown("cpr_nr"),
    bank_reg_nr: shown("bank_reg_nr"),
    bank_account_nr: shown("bank_account_nr"),
  };
}

/** The names of the numbers that are not shown and that nothing was typed over: they are not sent. */
export function untouchedOf(stored: PayNumbersForm, typed: Partial<PayNumbersForm>): readonly string[] {
  return fields.filter((name) => isHiddenNumber(stored[name]) && !typed[name]);
}

/** The CPR number and the bank account that pay goes to. */
export function PayNumbers({ cpr, tellsDigits = false, stored, isHiddenReadOnly }: PayNumbersProps) {
  const { register, control } = useFormContext<PayNumbersForm>();
  const { errors } = useFormState({ control, name: fields });
  const number = (name: keyof PayNumbersForm, digits: number) => ({
    mask: "digits" as const,
    maxLength: digits,
    placeholder: isHiddenNumber(stored[name]) ? stored[name] : tellsDigits ? texts.digits(digits) : undefined,
    ...(isHiddenNumber(stored[name]) && isHiddenReadOnly && { isReadOnly: true }),
    autoComplete: "off",
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <TextField label={texts.cpr} {...cpr} {...number("cpr_nr", 10)} />
      <div className="bank-row">
        <TextField label={texts.reg} {...number("bank_reg_nr", 4)} />
        <TextField label={texts.account} {...number("bank_account_nr", 10)} />
      </div>
    </>
  );
}
