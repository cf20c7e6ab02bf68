/** Danish addresses: suggestions while typing, and the check before an address is saved. */
export interface Addresses {
  /** At most ten suggestions, best first. Throws `TemporaryFailure` when the service cannot be asked. */
  autocomplete(typed: string): Promise<AddressSuggestion[]>;
  /** Whether the address exists, as far as the register can tell. Throws `TemporaryFailure`. */
  validate(address: TypedAddress): Promise<boolean>;
}

/** As on the wire. */
export interface AddressSuggestion {
  /** The whole address in one line. */
  text: string;
  street: string;
  /** With letter, floor and door; empty while only the street is known. */
  house_number: string;
  zip_code: string;
  city: string;
  /** A map search for the address. */
  url: string;
}

interface TypedAddress {
  /** Street and number. */
  address: string;
  zip_code: string;
  city: string;
}
