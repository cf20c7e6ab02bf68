import { useForm } from "react-hook-form";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { openForms } from "./open-forms.ts";
import { useDraftForm } from "./use-draft-form.ts";

const signedInAs = (id: number) => ({ session: { kind: "corporation", corporation: { id } } }) as AppState;

function Profile() {
  const form = useForm({ defaultValues: { name: "Hotel Ferdinand", phone: "20550100", password: "" } });
  const forget = useDraftForm("profile", form, ["password"]);
  return (
    <form onSubmit={form.handleSubmit(forget)}>
      <TextField label="Navn" {...form.register("name")} />
      <TextField label="Telefon" {...form.register("phone")} />
      <TextField label="Kodeord" type="password" {...form.register("password")} />
      <Button type="submit">Gem</Button>
    </form>
  );
}

const pageOf = (company: number) => (
  <AppStateContext value={signedInAs(company)}>
    <Profile />
  </AppStateContext>
);

beforeEach(() => sessionStorage.clear());

test("what was typed stands in the form again when its page is come back to", async () => {
  const before = await render(pageOf(1));
  await before.getByLabelText("Navn").fill("Hotel Havet");
  await before.unmount();

  const after = await render(pageOf(1));

  await expect.element(after.getByLabelText("Navn")).toHaveValue("Hotel Havet");
  await expect.element(after.getByLabelText("Telefon")).toHaveValue("20550100");
});

test("a password is never kept", async () => {
  const before = await render(pageOf(1));
  await before.getByLabelText("Navn").fill("Hotel Havet");
  await before.getByLabelText("Kodeord").fill("hemmeligt kodeord");
  await before.unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain("hemmeligt");

  const after = await render(pageOf(1));
  await expect.element(after.getByLabelText("Kodeord")).toHaveValue("");
});

test("nobody else is shown what somebody typed", async () => {
  const before = await render(pageOf(1));
  await before.getByLabelText("Navn").fill("Hotel Havet");
  await before.unmount();

  const after = await render(pageOf(2));
  await expect.element(after.getByLabelText("Navn")).toHaveValue("Hotel Ferdinand");
});

test("what was saved does not come back", async () => {
  const before = await render(pageOf(1));
  await before.getByLabelText("Navn").fill("Hotel Havet");
  await userEvent.keyboard("{Enter}");
  await before.unmount();

  const after = await render(pageOf(1));
  await expect.element(after.getByLabelText("Navn")).toHaveValue("Hotel Ferdinand");
});

test("what was typed when the session ended waits for the next sign-in", async () => {
  const before = await render(pageOf(1));
  await before.getByLabelText("Telefon").fill("20550199");
  openForms.keepForSignIn();
  await before.unmount();

  const after = await render(pageOf(1));
  await expect.element(after.getByLabelText("Telefon")).toHaveValue("20550199");
});

test("whoever signs out leaves nothing behind", async () => {
  const before = await render(pageOf(1));
  await before.getByLabelText("Telefon").fill("20550199");
  openForms.forgetAll();
  await before.unmount();

  const after = await render(pageOf(1));
  await expect.element(after.getByLabelText("Telefon")).toHaveValue("20550100");
});
