import type { Addresses } from "#server/integrations/addresses/port.ts";
import type { CompanyRegister } from "#server/integrations/company-register/port.ts";
import type { ImageStore } from "#server/integrations/images/port.ts";
import type { SocialLogin } from "#server/integrations/social-login/port.ts";

/** The outside services that a verb may ask while somebody waits. Everything else goes through the outbox. */
export interface Integrations {
  readonly addresses: Addresses;
  readonly companyRegister: CompanyRegister;
  readonly images: ImageStore;
  readonly socialLogin: SocialLogin;
}
