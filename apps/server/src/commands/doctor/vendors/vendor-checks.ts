import type { Settings } from "#server/platform/settings/settings.ts";
import type { Finding } from "../finding.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkBilly } from "./check-billy.ts";
import { checkBucket } from "./check-bucket.ts";
import { checkCloudinary } from "./check-cloudinary.ts";
import { checkCompanyRegister } from "./check-company-register.ts";
import { checkEconomic } from "./check-economic.ts";
import { checkMail } from "./check-mail.ts";
import { checkPush } from "./check-push.ts";
import { checkSms } from "./check-sms.ts";
import type { VendorCheck, VendorOptions } from "./vendor-check.ts";

/** Whom `npm run doctor -- vendors` asks, in this order. */
const vendorChecks: readonly VendorCheck[] = [
  checkMail,
  checkSms,
  checkPush,
  checkBilly,
  checkEconomic,
  checkAddresses,
  checkCompanyRegister,
  checkCloudinary,
  checkBucket,
];

/** What the configured vendors answered, one after the other; empty where none is configured. */
export async function askVendors(settings: Settings, options: VendorOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of vendorChecks) findings.push(...(await check(settings, options)));
  return findings;
}
