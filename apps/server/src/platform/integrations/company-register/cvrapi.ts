import { z } from "zod";
import { PermanentFailure, TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { callHttp } from "#server/platform/integrations/http-call.ts";
import type { CompanyRegister } from "./company-register.port.ts";

export interface CvrApiSettings {
  /** `https://cvrapi.dk`. */
  baseUrl: string;
  /** Must say who asks and how to reach them, `Firma - Projekt - Kontakt`, or the register bans the caller. */
  userAgent: string;
  /** Milliseconds per call; 5 seconds when left out: somebody is typing. */
  timeout?: number;
}

const company = z.object({
  vat: z.union([z.string(), z.number()]).transform(String),
  name: z.string(),
  address: z.string().nullish(),
  zipcode: z.union([z.string(), z.number()]).transform(String).nullish(),
  city: z.string().nullish(),
  /** `04/11 - 2016`, as of the start; null while the company runs. */
  enddate: z.string().nullish(),
});
const refusal = z.object({ error: z.string() });

/** How the register says that there is no such company, and that there cannot be one of this number. */
const noCompany = ["NOT_FOUND", "INVALID_VAT"];

/** Looks companies up in cvrapi.dk by their CVR number, 8 digits. */
export function createCvrApi(settings: CvrApiSettings): CompanyRegister {
  return {
    async lookUp(cvr) {
      const { status, body } = await callHttp({
        service: "cvrapi",
        what: "look up company",
        method: "GET",
        url: `${settings.baseUrl}/api?${new URLSearchParams({ vat: cvr, country: "dk" })}`,
        headers: { "user-agent": settings.userAgent },
        timeout: settings.timeout ?? 5_000,
      });
      // A spent quota and a ban arrive as 200, too: the words decide, not the status.
      const refused = refusal.safeParse(body);
      if (refused.success) return refuse(refused.data.error);
      if (status === 404) return null;
      const found = company.safeParse(body);
      if (!found.success || found.data.vat !== cvr) {
        throw new TemporaryFailure("cvrapi", `look up company answered ${status}`);
      }
      const { name, address, zipcode, city, enddate } = found.data;
      return {
        cvr,
        name,
        address: address ?? "",
        zipCode: zipcode ?? "",
        city: city ?? "",
        isClosed: Boolean(enddate),
      };
    },
  };
}

function refuse(error: string): null {
  if (noCompany.includes(error)) return null;
  if (error === "BANNED") throw new PermanentFailure("cvrapi", "does not want to be asked by us (BANNED)");
  throw new TemporaryFailure("cvrapi", "does not answer now");
}
