/** The public register of Danish companies. */
export interface CompanyRegister {
  /**
   * The company with this CVR number (8 digits), or null when there is none. Throws `TemporaryFailure`, or
   * `PermanentFailure` when the register has banned us.
   */
  lookUp(cvr: string): Promise<RegisteredCompany | null>;
}

interface RegisteredCompany {
  cvr: string;
  name: string;
  address: string;
  zipCode: string;
  city: string;
  /** The register has the day on which it ended. */
  isClosed: boolean;
}
