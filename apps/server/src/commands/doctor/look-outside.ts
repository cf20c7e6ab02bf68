import { existsSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasOwnContact } from "#server/features/worklist/setup-checklist.ts";
import { isAccountingSetUp, type Settings } from "#server/platform/settings/settings.ts";
import { hasWayIn, signInWays } from "#server/platform/settings/sign-in-ways.ts";
import { payrollName } from "#texts/da/admin/payroll-vendors.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { type Finding, note, ok, wrong } from "./finding.ts";
import { checkBucket } from "./vendors/check-bucket.ts";
import { checkMail } from "./vendors/check-mail.ts";

const MIN_FREE_BYTES = 1_000_000_000;

/** What stands outside the database: the directory with its pictures, the mail server, SMS. */
export async function lookOutside(settings: Settings): Promise<Finding[]> {
  return [
    await lookAtStorage(settings),
    ...(await checkBucket(settings, { writes: true })),
    ...(await lookAtMail(settings)),
    lookAtSms(settings),
    lookAtSignIn(settings),
    ...lookAtContact(settings),
    ...lookAtVendors(settings),
  ];
}

async function lookAtStorage({ dataDir }: Settings): Promise<Finding> {
  if (!existsSync(dataDir))
    return note("Storage", `${dataDir} is not there yet; it is made once something is kept in it.`);
  const probe = join(dataDir, `doctor-${process.pid}`);
  try {
    await writeFile(probe, "");
  } catch {
    return wrong(
      "Storage",
      `${dataDir} cannot be written: pictures and the list of erasures are kept there.`,
    );
  } finally {
    await rm(probe, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${dataDir} can be written, ${Math.floor((bavail * bsize) / 1e9)} GB are free`;
  return bavail * bsize < MIN_FREE_BYTES
    ? wrong("Storage", `${free}: make room.`)
    : ok("Storage", `${free}.`);
}

/** What people are told to call and to write to; without it in production they read what the product comes with. */
export function lookAtContact({
  production,
  brand,
  smtp,
}: Pick<Settings, "production" | "brand" | "smtp">): Finding[] {
  if (!production) return [];
  const isOwnSender = !smtp?.from.includes(defaultBrand.supportEmail);
  return [
    ...(hasOwnContact(brand)
      ? []
      : [
          note(
            "Contact",
            "SUPPORT_PHONE or SUPPORT_EMAIL is not set: pages and mails name one that is nobody's.",
          ),
        ]),
    ...(isOwnSender
      ? []
      : [note("Contact", "MAIL_FROM is not set: mails come from an address that is nobody's.")]),
  ];
}

async function lookAtMail({ smtp, production }: Settings): Promise<Finding[]> {
  if (smtp) return checkMail({ smtp });
  const text = "SMTP_URL is not set: e-mails wait in the mailbox.";
  return [production ? wrong("Mail", text) : note("Mail", text)];
}

function lookAtSms({ gatewayApi, production }: Settings): Finding {
  if (gatewayApi)
    return ok("SMS", "GATEWAYAPI_TOKEN is set; npm run doctor -- vendors asks whether it is taken.");
  return note(
    "SMS",
    `GATEWAYAPI_TOKEN is not set: SMS ${production ? "wait in the mailbox" : "count as sent"}.`,
  );
}

/** Without accounting nothing is lost: invoices wait. */
function lookAtVendors(settings: Settings): Finding[] {
  const { payroll } = settings;
  return [
    isAccountingSetUp(settings)
      ? ok("Accounting", `Invoices are made by ${settings.accounting}.`)
      : wrong(
          "Accounting",
          `ACCOUNTING is ${settings.accounting}, whose variables are not set: invoices wait.`,
        ),
    payroll.vendor === "file"
      ? ok("Payroll", "Pay stands in the payroll file, which the office fetches at /admin/payroll.")
      : ok(
          "Payroll",
          `Pay goes to ${payrollName(payroll.vendor)}; whether it is taken shows with the first pay.`,
        ),
  ];
}

function lookAtSignIn(settings: Settings): Finding {
  if (!hasWayIn(settings))
    return wrong(
      "Sign-in",
      "Employees have no way in: set SMTP_URL and MAIL_FROM for codes by e-mail, or GATEWAYAPI_TOKEN, FACEBOOK_APP_ID or APPLE_SERVICES_ID.",
    );
  const { email, phone, facebook, apple } = signInWays(settings);
  const ways = [
    email && "codes by e-mail",
    phone && "codes by SMS",
    facebook && "Facebook",
    apple && "Apple",
  ];
  return ok("Sign-in", `Employees sign in with ${ways.filter((way) => way !== false).join(", ")}.`);
}
