import { useFormContext } from "react-hook-form";
import { offerBudgetTexts as texts } from "#texts/da/employee/phone/push.ts";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import type { AccountValues } from "./account-values.ts";

const CHOICES = ["1", "3", "5", "10", "20"] as const;

/** How many offers of jobs come at once, and whether any come at night. */
export function OfferBudget() {
  const { register, getValues } = useFormContext<AccountValues>();
  // A number that came by another way stays a choice.
  const chosen = getValues("offers_per_day");
  const counts = [...new Set([...CHOICES, chosen])]
    .filter((count) => count !== "0")
    .sort((a, b) => Number(a) - Number(b));
  return (
    <div className="stack">
      <h3 className="h3">{texts.title}</h3>
      <NativeSelect
        label={texts.perDay}
        options={[
          ...counts.map((value) => ({ value, label: texts.perDayOption(value) })),
          { value: "0", label: texts.all },
        ]}
        {...register("offers_per_day")}
      />
      <Switch {...register("offers_quiet")}>{texts.quiet}</Switch>
      <p className="small dim">{texts.lead}</p>
    </div>
  );
}
