import type { UseFormReturn } from "react-hook-form";
import { expect, test } from "vitest";
import { changedValues } from "./use-draft-form.ts";
import { follow } from "./use-followed-form.ts";

interface Values {
  from: string;
  to: string;
  comment: string;
}

const start: Values = { from: "10:00", to: "18:00", comment: "" };

/** A form that started with `start` and into which something was typed. */
function typedForm(typed: Partial<Values>) {
  let defaults = start;
  let values = { ...start, ...typed };
  const form = {
    formState: {
      get defaultValues() {
        return defaults;
      },
    },
    getValues: () => values,
    reset: (next: Values, options: { keepDefaultValues?: boolean } = {}) => {
      values = next;
      if (!options.keepDefaultValues) defaults = next;
    },
  };
  return { form: form as unknown as UseFormReturn<Values, unknown, Values>, values: () => values };
}

test("what was typed stays when the other side answers, and the rest is what it says", () => {
  const { form, values } = typedForm({ comment: "Der var mere at lave" });
  expect(follow(form, { from: "10:00", to: "19:00", comment: "" }, false)).toBe(true);
  expect(values()).toEqual({ from: "10:00", to: "19:00", comment: "Der var mere at lave" });
  // It is still something typed and not saved.
  expect(changedValues(form.formState.defaultValues as Values, values())).toEqual({
    comment: "Der var mere at lave",
  });
});

test("nothing typed is nothing kept, and a closed form shows what was decided", () => {
  const untouched = typedForm({});
  expect(follow(untouched.form, { ...start, to: "19:00" }, false)).toBe(false);
  expect(untouched.values().to).toBe("19:00");
  const late = typedForm({ to: "20:00" });
  expect(follow(late.form, start, true)).toBe(false);
  expect(late.values()).toEqual(start);
});
