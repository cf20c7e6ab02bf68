import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { StartError } from "#server/platform/errors.ts";
import { readSettings } from "#server/platform/settings/settings.ts";
import { variables } from "#server/platform/settings/variables.ts";

const production = {
  NODE_ENV: "production",
  APP_SECRET: "0f6e1c7a94b35d28".repeat(2),
  PUBLIC_URL: "https://vagt.example/",
  DATA_DIR: "data",
};

/** The sentence with which an environment is refused. */
function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return "";
}

test("each variable stands on the page of the settings, and no other", () => {
  const page = readFileSync(new URL("../../docs/operations/settings.md", import.meta.url), "utf8");
  const named = [...page.matchAll(/^- (`.*?)(?: \(|: )/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  // The log's level is read where the log is made.
  expect(named.toSorted()).toEqual([...Object.keys(variables), "LOG_LEVEL"].sort());
});

describe("the settings", () => {
  test("start a try-out without a single variable", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      localOnly: true,
      proxies: ["loopback"],
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      demo: true,
      rateLimits: true,
      brand: { name: "Vagtklar" },
      smtp: null,
      billy: null,
      payroll: { vendor: "file", zenegy: null, danlon: null },
    });
    expect(settings.clockStart).toBeUndefined();
  });

  test("are never a try-out in production, and listen to everybody", () => {
    expect(readSettings({ ...production, VAGTKLAR_DEMO: "1" })).toMatchObject({
      production: true,
      demo: false,
      localOnly: false,
      host: "0.0.0.0",
      publicUrl: "https://vagt.example",
    });
  });

  test.each(["", "development", "test"])("know '%s' as no production", (NODE_ENV) => {
    expect(readSettings({ NODE_ENV })).toMatchObject({ production: false, localOnly: true });
  });

  test("answer others than this machine in a try-out only where that is asked for", () => {
    expect(readSettings({ HOST: "0.0.0.0", VAGTKLAR_OPEN: "1" })).toMatchObject({
      host: "0.0.0.0",
      localOnly: false,
    });
    for (const HOST of ["localhost", "127.0.0.2", "::1"]) expect(readSettings({ HOST }).localOnly).toBe(true);
  });

  test("believe the proxies that are named, and nobody where none is", () => {
    expect(readSettings({ TRUST_PROXY: "none" }).proxies).toEqual([]);
    expect(readSettings({ TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32,192.0.2.7,uniquelocal" }).proxies).toEqual([
      "10.0.0.0/8",
      "2001:db8::/32",
      "192.0.2.7",
      "uniquelocal",
    ]);
  });

  test("turn a service on with the variable that it cannot do without", () => {
    const { smtp, gatewayApi, billy } = readSettings({
      SMTP_URL: "smtp://mail.example",
      BILLY_TOKEN: "token",
      GATEWAYAPI_URL: "https://sms.example",
    });
    expect(smtp).toEqual({
      url: "smtp://mail.example",
      from: "Vagtklar <hej@vagtklar.test>",
      encrypted: false,
    });
    expect(billy).toMatchObject({ token: "token", urgentProductId: "" });
    expect(gatewayApi).toBeNull();
  });

  test("in production mails leave the machine encrypted", () => {
    const encrypted = (SMTP_URL: string) => readSettings({ ...production, SMTP_URL }).smtp?.encrypted;
    expect(encrypted("smtp://mail.example:587")).toBe(true);
    expect(encrypted("smtp://localhost:25")).toBe(false);
  });

  test.each([
    [{ PORT: "http" }, "PORT must be a number from 0 to 65535, not 'http'."],
    [
      { SMS_SENDER: "Vagtklar Danmark" },
      "SMS_SENDER must be a name of at most 11 characters or a number of at most 15 digits, not 'Vagtklar Danmark'.",
    ],
    [{ PORT: "70000" }, "PORT must be a number from 0 to 65535, not '70000'."],
    [
      { SOURCE_URL: "javascript:alert(1)" },
      "SOURCE_URL must begin with http:// or https://, not 'javascript:alert(1)'.",
    ],
    [{ VAGTKLAR_CLOCK: "tomorrow" }, "VAGTKLAR_CLOCK is no moment: 'tomorrow'."],
    [
      { NODE_ENV: "production" },
      "In production APP_SECRET, PUBLIC_URL, DATABASE_URL or DATA_DIR must be set.",
    ],
    [
      { NODE_ENV: "Production" },
      "NODE_ENV must be empty, development, test or production, not 'Production'.",
    ],
    [{ NODE_ENV: "prod" }, "NODE_ENV must be empty, development, test or production, not 'prod'."],
    [
      { HOST: "0.0.0.0" },
      "Outside production only this machine is answered; HOST=0.0.0.0 needs VAGTKLAR_OPEN=1.",
    ],
    [
      { TRUST_PROXY: "10.0.0.0/33" },
      "TRUST_PROXY must be none, or addresses and ranges with commas between them, not '10.0.0.0/33'.",
    ],
    [
      { TRUST_PROXY: "none,10.0.0.1" },
      "TRUST_PROXY must be none, or addresses and ranges with commas between them, not 'none,10.0.0.1'.",
    ],
    [
      { ...production, APP_SECRET: readSettings({}).appSecret },
      "APP_SECRET is the published key of the try-out; choose another.",
    ],
    [
      { ...production, APP_SECRET: "ab".repeat(20) },
      "APP_SECRET repeats a few characters; make a random one with 'openssl rand -hex 32'.",
    ],
    [{ ...production, APP_SECRET: "short" }, "APP_SECRET must have at least 32 characters."],
    [
      { ...production, APP_SECRET_PREVIOUS: production.APP_SECRET },
      "APP_SECRET_PREVIOUS must be another secret than APP_SECRET.",
    ],
    [
      { ...production, VAGTKLAR_RATE_LIMIT: "off" },
      "VAGTKLAR_RATE_LIMIT is for tests and is refused in production.",
    ],
    [
      { ...production, WEBHOOK_ALLOW_PRIVATE: "1" },
      "WEBHOOK_ALLOW_PRIVATE is for tests and is refused in production.",
    ],
  ])("refuse %j with one sentence", (env, sentence) => {
    expect(refusalOf(env as NodeJS.ProcessEnv)).toBe(sentence);
  });
});

describe("a pooler", () => {
  const pooled = { DATABASE_URL: "postgres://pooler/db", DATABASE_DIRECT_URL: "postgres://server/db" };

  test("keeps statements from being prepared, unless somebody knows that it can", () => {
    expect(readSettings({ DATABASE_URL: "postgres://server/db" }).preparedStatements).toBe(true);
    expect(readSettings(pooled)).toMatchObject({
      preparedStatements: false,
      directUrl: "postgres://server/db",
    });
    expect(readSettings({ ...pooled, PREPARED_STATEMENTS: "on" }).preparedStatements).toBe(true);
  });

  test("has an address of its own", () => {
    for (const DATABASE_URL of ["", pooled.DATABASE_DIRECT_URL])
      expect(refusalOf({ ...pooled, DATABASE_URL })).toContain("DATABASE_URL has to be the pooler's address");
  });
});

describe("a replica", () => {
  const followed = { DATABASE_URL: "postgres://server/db", DATABASE_REPLICA_URL: "postgres://copy/db" };

  test("follows a database that has an address of its own", () => {
    expect(readSettings(followed).replicaUrl).toBe("postgres://copy/db");
    for (const DATABASE_URL of ["", followed.DATABASE_REPLICA_URL])
      expect(refusalOf({ ...followed, DATABASE_URL })).toContain("has to be the address of the database");
  });
});

describe("object storage", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.example/",
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "key-id",
    S3_SECRET_ACCESS_KEY: "hush-hush",
  };

  test("is used when it is set up, and the disk when it is not", () => {
    expect(readSettings({}).objectStorage).toBeNull();
    expect(readSettings(whole).objectStorage).toEqual({
      endpoint: "https://s3.example",
      bucket: "pictures",
      region: "us-east-1",
      keyId: "key-id",
      secret: "hush-hush",
    });
  });

  test.each([
    [{ S3_ACCESS_KEY_ID: "" }, "S3_ACCESS_KEY_ID must be set as well"],
    [{ S3_ENDPOINT: "", S3_BUCKET: "" }, "S3_ENDPOINT, S3_BUCKET must be set as well"],
    [{ S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be an address"],
    [{ S3_ENDPOINT: "https://key:hush-hush@s3.example" }, "S3_ENDPOINT must be an address"],
    [{ S3_BUCKET: "My Pictures" }, "S3_BUCKET must be a bucket's name"],
    [{ CLOUDINARY_CLOUD: "cloud" }, "pictures are kept in one place"],
  ])("half set up or beside another is refused in one sentence: %o", (change, sentence) => {
    expect(refusalOf({ ...whole, ...change })).toContain(sentence);
    expect(refusalOf({ ...whole, ...change })).not.toContain("hush-hush");
  });
});
