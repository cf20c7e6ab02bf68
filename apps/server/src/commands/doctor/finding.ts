/** What one look found: all is well, something to know, or something that keeps the product from working. */
export interface Finding {
  readonly area:
    | "Settings"
    | "Database"
    | "Schema"
    | "Secret"
    | "Queue"
    | "Replica"
    | "Storage"
    | "Mail"
    | "SMS"
    | "Push"
    | "Pictures"
    | "Addresses"
    | "Register"
    | "Sign-in"
    | "Contact"
    | "Accounting"
    | "Payroll"
    | "Start"
    | "Hours"
    | "Counts"
    | "Clock";
  readonly state: "ok" | "note" | "WRONG";
  /** One plain sentence: what it is and, where it is not well, what to do. Names nobody and no secret. */
  readonly text: string;
}

export const ok = (area: Finding["area"], text: string): Finding => ({ area, state: "ok", text });
export const note = (area: Finding["area"], text: string): Finding => ({ area, state: "note", text });
export const wrong = (area: Finding["area"], text: string): Finding => ({ area, state: "WRONG", text });
