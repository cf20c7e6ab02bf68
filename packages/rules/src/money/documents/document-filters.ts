/** What the office's list of invoices can be narrowed to. */
export const documentFilters = ["unpaid", "overdue", "credit_notes", "by_hand"] as const;

export type DocumentFilter = (typeof documentFilters)[number];
