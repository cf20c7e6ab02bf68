import { useFormContext } from "react-hook-form";
import * as z from "zod/mini";
import { isHiddenNumber } from "#rules/people/pay-numbers.ts";
import { editProfileTexts as texts } from "#texts/da/backoffice/edit-profile.ts";
import { payNumberTexts } from "#texts/da/employee/employee-profile.ts";
import type { PayNumbersForm } from "#web/components/fields/pay-numbers.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";

const numbers = [
  ["cpr_nr", "empty_cpr_nr", payNumberTexts.cpr],
  ["bank_reg_nr", "empty_bank_reg_nr", payNumberTexts.reg],
  ["bank_account_nr", "empty_bank_account_nr", payNumberTexts.account],
] as const;

/** Which stored numbers are emptied: their fields show nothing, so that an empty one says nothing. */
export type EmptiedValues = Record<(typeof numbers)[number][1], boolean>;

export const noneEmptied: EmptiedValues = {
  empty_cpr_nr: false,
  empty_bank_reg_nr: false,
  empty_bank_account_nr: false,
};

const mark = z.optional(z.boolean());
export const emptiedForm = { empty_cpr_nr: mark, empty_bank_reg_nr: mark, empty_bank_account_nr: mark };

/** What is sent: the marks become empty numbers, but for those that something was typed over. */
export function withEmptied<Changed extends Partial<EmptiedValues & PayNumbersForm>>(changed: Changed) {
  const { empty_cpr_nr, empty_bank_reg_nr, empty_bank_account_nr, ...rest } = changed;
  const marks = { empty_cpr_nr, empty_bank_reg_nr, empty_bank_account_nr };
  const emptied = numbers.filter(([number, name]) => marks[name] && !changed[number]);
  return { ...rest, ...Object.fromEntries(emptied.map(([number]) => [number, ""])) };
}

/** A check box for each stored number that nothing is typed over. */
export function EmptiedNumbers({ stored }: { stored: PayNumbersForm }) {
  const { register, watch } = useFormContext<EmptiedValues & PayNumbersForm>();
  const shown = numbers.filter(([number]) => isHiddenNumber(stored[number]) && !watch(number));
  if (shown.length === 0) return null;
  return (
    <fieldset className="stack stack--tight">
      <legend className="label">{texts.emptied}</legend>
      {shown.map(([number, name, label]) => (
        <Checkbox key={number} {...register(name)}>
          {texts.emptyNumber(label)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
