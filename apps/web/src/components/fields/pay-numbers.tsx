import { useFormContext, useFormState } from "react-hook-form";
import { payNumberTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";

/** The fields of the form around it. */
interface PayNumbersForm {
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
}

/** The CPR number and the bank account that pay goes to. */
export function PayNumbers({ cpr, tellsDigits = false }: PayNumbersProps) {
  const { register, control } = useFormContext<PayNumbersForm>();
  const { errors } = useFormState({ control, name: fields });
  const number = (name: keyof PayNumbersForm, digits: number) => ({
    mask: "digits" as const,
    maxLength: digits,
    placeholder: tellsDigits ? texts.digits(digits) : undefined,
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
