import { z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok, wrong } from "../finding.ts";
import { askVendor } from "./vendor-check.ts";

/** Reads a path of Billy's. Throws the failures of the integrations. */
type Read = <T>(what: string, path: string, answer: z.ZodType<T>) => Promise<T>;

const organizationAnswer = z.object({ organization: z.object({ id: z.string() }) });
const invoice = z.object({ id: z.string(), state: z.string().nullish(), invoiceNo: z.unknown() });
const invoicesAnswer = z.object({ invoices: z.array(invoice) });
const logsAnswer = z.object({
  invoiceLogs: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ paging: z.unknown() }).nullish(),
});

/**
 * Asks Billy, by reads only, what its manual leaves open: whether it takes the token, has the products and the sender of
 * electronic invoices, filters invoices by our reference, numbers approved ones, and in which form it gives their log.
 * Whether it keeps the reference of an invoice that is made, only an invoice can tell.
 */
export async function checkBilly({ billy }: Pick<Settings, "billy">): Promise<Finding[]> {
  if (!billy) return [];
  const read: Read = (what, path, answer) =>
    callForAnswer(
      {
        service: "Billy",
        what,
        method: "GET",
        url: `${billy.baseUrl}${path}`,
        headers: { "X-Access-Token": billy.token },
      },
      answer,
    );
  const ask = (look: () => Promise<Finding[]>) => askVendor("Accounting", "BILLY_TOKEN and BILLY_URL", look);
  let organizationId = "";
  const entered = await ask(async () => {
    const { organization } = await read("read organization", "/organization", organizationAnswer);
    organizationId = organization.id;
    return [ok("Accounting", "Billy takes the token.")];
  });
  if (organizationId === "") return entered;
  return [
    ...entered,
    ...(await ask(() => lookAtProduct(read, "BILLY_URGENT_PRODUCT_ID", billy.urgentProductId))),
    ...(await ask(() => lookAtProduct(read, "BILLY_EMERGENCY_PRODUCT_ID", billy.emergencyProductId))),
    ...(await ask(() => lookAtSender(read, billy.senderUserId))),
    ...(await ask(() => lookAtReference(read))),
    ...(await ask(() => lookAtInvoice(read, organizationId))),
  ];
}

async function lookAtProduct(read: Read, variable: string, id: string): Promise<Finding[]> {
  if (id === "") return [note("Accounting", `${variable} is not set: that supplement cannot be invoiced.`)];
  return (await isThere(read, "read product", `/products/${encodeURIComponent(id)}`))
    ? []
    : [wrong("Accounting", `Billy has no product of the id in ${variable}.`)];
}

async function lookAtSender(read: Read, id: string): Promise<Finding[]> {
  const fate = "invoices to EAN numbers wait, or are approved and not handed over";
  if (id === "") return [note("Accounting", `BILLY_SENDER_USER_ID is not set: ${fate}.`)];
  return (await isThere(read, "read user", `/users/${encodeURIComponent(id)}`))
    ? [ok("Accounting", "Billy knows the user of BILLY_SENDER_USER_ID.")]
    : [note("Accounting", `Billy shows no user of the id in BILLY_SENDER_USER_ID: ${fate}.`)];
}

/** An invoice that a reference of nobody's finds was not looked for by its reference. */
async function lookAtReference(read: Read): Promise<Finding[]> {
  const path = `/invoices?externalId=vagtklar-doctor-${crypto.randomUUID()}&page=1&pageSize=1`;
  const { invoices } = await read("find invoice by reference", path, invoicesAnswer);
  return invoices.length === 0
    ? [ok("Accounting", "Billy finds no invoice by a reference that none has.")]
    : [wrong("Accounting", "Billy ignores the filter externalId: an invoice that is repeated may double.")];
}

/** What an approved invoice tells of numbers and logs; the organization may have none yet. */
async function lookAtInvoice(read: Read, organizationId: string): Promise<Finding[]> {
  const path = "/invoices?state=approved&page=1&pageSize=1";
  const [approved] = (await read("read invoices", path, invoicesAnswer)).invoices;
  if (!approved) return [note("Accounting", "Billy has no approved invoice yet: approve one to see more.")];
  const query = new URLSearchParams({ invoiceId: approved.id, organizationId });
  const { invoiceLogs, meta } = await read("read invoice log", `/invoiceLogs?${query}`, logsAnswer);
  const paged = meta?.paging ? "in pages" : "without pages";
  const [entry] = invoiceLogs;
  const fields = entry ? `, with ${Object.keys(entry).toSorted().join(", ")}` : "";
  return [
    approved.invoiceNo
      ? ok("Accounting", `An approved invoice has its number as ${typeof approved.invoiceNo}.`)
      : note("Accounting", "An approved invoice has no invoiceNo."),
    note("Accounting", `The log of an invoice comes ${paged}${fields}.`),
  ];
}

async function isThere(read: Read, what: string, path: string): Promise<boolean> {
  try {
    await read(what, path, z.unknown());
    return true;
  } catch (error) {
    if (error instanceof PermanentFailure) return false;
    throw error;
  }
}
