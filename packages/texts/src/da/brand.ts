/** Who runs this marketplace, as people read it. All of it are settings. */
export interface Brand {
  readonly name: string;
  /** Eight digits, shown in pairs. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly faqUrl: string;
}

export const defaultBrand: Brand = {
  name: "Vagtklar",
  supportPhone: "70555010",
  supportEmail: "hej@vagtklar.test",
  faqUrl: "https://vagtklar.test/faq",
};

/** The default brand with whatever the settings say otherwise; an empty setting counts as not set. */
export function brand(settings: Partial<Brand>): Brand {
  return {
    name: settings.name || defaultBrand.name,
    supportPhone: settings.supportPhone || defaultBrand.supportPhone,
    supportEmail: settings.supportEmail || defaultBrand.supportEmail,
    faqUrl: settings.faqUrl || defaultBrand.faqUrl,
  };
}
