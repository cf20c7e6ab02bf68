import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { useApiForm } from "./use-api-form.ts";

test("the schema decides over what stands in the fields, and its output is what is sent", async () => {
  const schema = z.object({ size: z.pipe(z.transform(Number), z.number().check(z.maximum(5))) });
  let submit: (size: string) => Promise<unknown> = async () => null;
  function Form() {
    const { form } = useApiForm<{ size: string }, { size: number }>({
      schema,
      defaultValues: { size: "1" },
    });
    submit = async (size) => {
      form.setValue("size", size);
      let sent: unknown = "nothing";
      await form.handleSubmit((values) => {
        sent = values;
      })();
      return sent;
    };
    return null;
  }
  renderToStaticMarkup(<Form />);
  expect(await submit("4")).toEqual({ size: 4 });
  expect(await submit("6")).toBe("nothing");
});
