import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { type BookingDraft, emptyDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { DayPart } from "./day-part.tsx";

test("the fields are entered in the order in which they stand, so that the first wrong one is led to", () => {
  let entered = new Set<string>();
  function Form() {
    const form = useForm<BookingDraft>({ defaultValues: emptyDraft });
    entered = form.control._names.mount;
    return (
      <FormProvider {...form}>
        <DayPart />
      </FormProvider>
    );
  }
  const html = renderToStaticMarkup(<Form />);
  const shown = [...html.matchAll(/ name="(\w+)"/g)].map(([, name = ""]) => name);
  expect(shown).toContain("booking_person_nr");
  expect([...entered].filter((name) => shown.includes(name))).toEqual([...new Set(shown)]);
});
