import type { Addresses } from "#server/platform/integrations/addresses/port.ts";
import type { CompanyRegister } from "#server/platform/integrations/company-register/port.ts";
import type { ImageStore } from "#server/platform/integrations/images/port.ts";
import type { SocialLogin } from "#server/platform/integrations/social-login/port.ts";

/** The outside services that a handler may ask while somebody waits. Everything else goes through the outbox. */
export interface Integrations {
  readonly addresses: Addresses;
  readonly companyRegister: CompanyRegister;
  readonly images: ImageStore;
  readonly socialLogin: SocialLogin;
}
