import type { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** What the public register says of a CVR number, null when it knows none. Refuses `service_down`. */
export const lookUpCompany: Handler<typeof lookupEndpoints.lookUpCompany> = async ({ params, services }) => {
  const found = await services.integrations.companyRegister.lookUp(params.cvr);
  if (!found) return null;
  return {
    cvr_nr: found.cvr,
    name: found.name,
    address: found.address,
    city_zip: found.zipCode,
    city: found.city,
  };
};
