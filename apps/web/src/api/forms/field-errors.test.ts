import { createFormControl } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/calls/call.ts";
import { showFieldErrors } from "./field-errors.ts";

interface Values {
  name: string;
  email: string;
  blocks: { title: string }[];
}

function form() {
  const control = createFormControl<Values>({
    defaultValues: { name: "Hotel", email: "", blocks: [{ title: "" }] },
  });
  const messageOf = (name: "name" | "email" | "blocks.0.title") => control.getFieldState(name).error?.message;
  return { ...control, messageOf };
}

const refused = (errors: Record<string, string>) => new ApiError(422, { code: "invalid", errors });

describe("the errors of a refused call", () => {
  test("stand under their fields, nested ones too", () => {
    const { messageOf, ...control } = form();
    const shown = showFieldErrors(control, refused({ email: "Ugyldig", "blocks.0.title": "Mangler" }));
    expect(shown).toEqual({ isShown: true, other: undefined });
    expect([messageOf("email"), messageOf("blocks.0.title"), messageOf("name")]).toEqual([
      "Ugyldig",
      "Mangler",
      undefined,
    ]);
  });

  test("only the first of them has the focus", () => {
    const focused: unknown[] = [];
    showFieldErrors<Values, Values>(
      {
        getValues: form().getValues,
        setError: () => {},
        setFocus: (name) => void focused.push(name),
      },
      refused({ email: "Ugyldig", name: "Optaget" }),
    );
    expect(focused).toEqual(["email"]);
  });

  test("are shown under the form's own name of a field that the server names otherwise", () => {
    const { messageOf, ...control } = form();
    showFieldErrors(control, refused({ "corporation.email": "Ugyldig" }), (name) =>
      name.replace("corporation.", ""),
    );
    expect(messageOf("email")).toBe("Ugyldig");
  });

  test("are handed back where the form has no such field", () => {
    const shown = showFieldErrors(form(), refused({ "booking.date": "For sent", terms: "Mangler" }));
    expect(shown).toEqual({ isShown: false, other: "For sent" });
  });

  test("are none where the call failed for another reason", () => {
    const none = { isShown: false, other: undefined };
    expect(showFieldErrors(form(), new ApiError(500, {}))).toEqual(none);
    expect(showFieldErrors(form(), new TypeError("x"))).toEqual(none);
  });
});
