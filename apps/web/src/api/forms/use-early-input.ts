import { useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormSetValue } from "react-hook-form";

type Input = Readonly<Record<string, string | boolean>>;

/**
 * Takes over what was typed, chosen or ticked in a server-rendered form before the page was hydrated. `formId` is the
 * `id` of its element. Where the form keeps a draft, call it after the draft is put in: what was entered last counts.
 */
export function useEarlyInput<Values extends FieldValues>(
  formId: string,
  setValue: UseFormSetValue<Values>,
): void {
  const early = useRef<Input>({});

  // Of all effects only this one runs before the refs of react-hook-form, which write first values into the fields.
  useInsertionEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) early.current = changedInput(form);
  }, [formId]);

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(early.current)) {
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    early.current = {};
  }, [setValue]);
}

/** The named fields that hold something else than the HTML says. */
function changedInput(form: HTMLFormElement): Input {
  const input: Record<string, string | boolean> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      if (field.value !== startOf(field)) input[field.name] = field.value;
    } else if (field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) input[field.name] = field.value;
    } else if (field instanceof HTMLInputElement) {
      if (field.type === "checkbox") {
        if (field.checked !== field.defaultChecked) input[field.name] = field.checked;
      } else if (field.type === "radio") {
        if (field.checked && !field.defaultChecked) input[field.name] = field.value;
      } else if (field.value !== field.defaultValue) input[field.name] = field.value;
    }
  }
  delete input[""];
  return input;
}

function startOf({ options }: HTMLSelectElement): string | undefined {
  const [first, ...others] = options;
  return [first, ...others].find((option) => option?.defaultSelected)?.value ?? first?.value;
}
