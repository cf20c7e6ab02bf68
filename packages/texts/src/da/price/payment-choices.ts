/** Days; 30 is struck through for everybody but admins. */
export const paymentDeadlines = [
  { days: 0, label: "0 dage" },
  { days: 7, label: "7 dage" },
  { days: 15, label: "15 dage" },
  { days: 30, label: "30 dage" },
] as const;

export const paymentTypes = [
  { value: "invoice", label: "Faktura" },
  { value: "credit_card", label: "Kreditkort (kommer snart)" },
] as const;
