/** Who runs this marketplace, as people read it. All of it are settings. */
export interface Brand {
  readonly name: string;
  /** Eight digits, shown in pairs. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  /** Who answers the phone, by name; empty where nobody is named. */
  readonly contactPerson: string;
  readonly faqUrl: string;
  /** Where the source of this installation can be fetched; empty where one asks for it by mail. */
  readonly sourceUrl: string;
}

export const defaultBrand: Brand = {
  name: "Vagtklar",
  supportPhone: "70555010",
  supportEmail: "hej@vagtklar.test",
  contactPerson: "",
  faqUrl: "https://vagtklar.test/faq",
  sourceUrl: "",
};
