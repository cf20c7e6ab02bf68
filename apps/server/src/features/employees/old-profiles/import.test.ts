import { describe, expect, test } from "vitest";
import { oldProfileEndpoints } from "#contract/employees/old-profile.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";
import { oldProfileMessages, oldProfileSample } from "#texts/da/admin/people/old-profiles.ts";
import { employeeMessages } from "#texts/da/common/validation.ts";
import { formatCsv } from "#texts/format/csv.ts";

const app = testApp();
const admin = testAdmin(app);

const HEAD = "fornavn;efternavn;cpr;mobil;e-mail;adresse;postnr;by;fødselsdag;beskrivelse";

const send = (csv: string, dryRun = false) =>
  app.call(oldProfileEndpoints.importOldProfiles, {
    as: admin.token,
    query: dryRun ? { dryRun: "1" } : {},
    body: { csv },
  });
const named = (first_name: string) =>
  app.db.selectFrom("employees").selectAll().where("first_name", "=", first_name).execute();

describe("importing old profiles", () => {
  test("makes a profile a line that nobody signs in to, and shows no number", async () => {
    const csv = `${HEAD}\nMaren;Østergård;040598-1111;+45 20 55 01 77;maren@gammel.test;Møllevej 3;8000;Aarhus C;04-05-1998;Ti år i køkken`;
    const { body, text } = await send(csv);
    expect(body).toMatchObject({ new: 1, there: 0, wrong: 0, lines: [{ line: 2, outcome: "new" }] });
    expect(text).not.toMatch(/0405981111|040598-1111/);
    const [made] = await named("Maren");
    expect(made).toMatchObject({
      last_name: "Østergård",
      phone: "20550177",
      email: "maren@gammel.test",
      birth_date: "1998-05-04",
      identity_provider: null,
      new_user: false,
    });
    expect(made?.cpr_encrypted).not.toContain("0405981111");
    const log = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "import_old_profile")
      .execute();
    expect(log.map(({ entity_id }) => Number(entity_id))).toContain(made?.id);
    expect(JSON.stringify(log)).not.toMatch(/Maren|0405981111/);
  });

  test("changes nothing in a dry run, and nothing the second time", async () => {
    const csv = `${HEAD}\nInger;Holm;0405981112;;;;;;;`;
    expect((await send(csv, true)).body).toMatchObject({ new: 1 });
    expect(await named("Inger")).toHaveLength(0);
    expect((await send(csv)).body).toMatchObject({ new: 1 });
    expect((await send(csv)).body).toMatchObject({ new: 0, there: 1 });
    expect(await named("Inger")).toHaveLength(1);
  });

  test("makes one profile when two admins send one file at the same time", async () => {
    const csv = `${HEAD}\nSigne;Holm;0405981113;;;;;;;`;
    const answers = await Promise.all([send(csv), send(csv)]);
    expect(answers.map(({ body }) => body.new).sort()).toEqual([0, 1]);
    expect(await named("Signe")).toHaveLength(1);
  });

  test("tells what is wrong with each line, and imports the others", async () => {
    const { body } = await send(
      [
        HEAD,
        "Asta;Holm;0405981114;;;;;;;",
        ";Holm;123;12;her;;80;;31-02-1990;",
        "",
        "Asta;Igen;040598-1114;;;;;;;",
        "Asta;Lund;310298-1114;;;;;;;",
      ].join("\r\n"),
    );
    expect(body).toMatchObject({ new: 1, there: 0, wrong: 3 });
    expect(body.lines[1]).toMatchObject({ line: 3, outcome: "wrong" });
    expect(body.lines[1]?.errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        employeeMessages.firstName,
        employeeMessages.cpr,
        employeeMessages.phoneInvalid,
        oldProfileMessages.zip,
        oldProfileMessages.birthDate,
      ]),
    );
    expect(body.lines[1]?.errors.map(({ column }) => column)).toContain("e-mail");
    expect(body.lines[2]).toMatchObject({ line: 5, errors: [{ message: oldProfileMessages.repeated }] });
    expect(body.lines[3]).toMatchObject({ line: 6, errors: [{ message: employeeMessages.cprDay }] });
  });

  test("reads commas, quotes, a byte-order mark, and columns in any order and case", async () => {
    const csv =
      '\uFEFFCPR,Efternavn,Fornavn,Beskrivelse\n0405981115,"Holm, Lund",Bodil,"Sagde ""ja"" i 2019"';
    expect((await send(csv)).body).toMatchObject({ new: 1 });
    const [made] = await named("Bodil");
    expect(made).toMatchObject({ last_name: "Holm, Lund", description: 'Sagde "ja" i 2019' });
  });

  test("refuses what is no such file", async () => {
    const tooLong = `${HEAD}\n${"Maren;Holm;0405981117;;;;;;;\n".repeat(40_000)}`;
    for (const csv of ["", HEAD, "navn;alder\nMaren;34", `${HEAD}\n"Maren;`, tooLong]) {
      expect((await send(csv)).body).toMatchObject({ code: "old_profiles_unreadable" });
    }
  });

  test("takes its own sample", async () => {
    expect((await send(formatCsv(oldProfileSample), true)).body).toMatchObject({ new: 1, wrong: 0 });
  });
});

test("an imported profile is asked for by its number, given by an admin, and signed in to", async () => {
  await send(`${HEAD}\nGerda;Holm;0405981116;20550188;;;;;;`);
  const [old] = await named("Gerda");
  const signIn = () => app.call(sessionEndpoints.employeeSignIn, { body: { fbToken: "local:gerda-ny" } });
  const fresh = (await signIn()).body;
  const asked = await app.call(transferEndpoints.transferOldProfile, {
    as: fresh.token,
    body: { cpr: "0405981116" },
  });
  expect(asked.status).toBe(202);
  const { transfers } = (
    await app.call(transferEndpoints.transfers, { as: admin.token, query: { state: "waiting" } })
  ).body;
  const request = transfers.find(({ employee }) => employee.id === fresh.employee.id);
  expect(request?.old_profile).toMatchObject({ id: old?.id, first_name: "Gerda" });
  await app.call(transferEndpoints.decideTransfer, {
    as: admin.token,
    params: { id: request?.id ?? 0 },
    body: { decision: "confirm", reason: "Ringet op" },
  });
  const after = (await signIn()).body.employee;
  expect(after).toMatchObject({ id: old?.id, last_name: "Holm", phone: "20550188", new_user: false });
  expect((await send(`${HEAD}\nGerda;Holm;0405981116;;;;;;;`)).body).toMatchObject({ new: 0, there: 1 });
});
