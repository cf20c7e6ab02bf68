/** What is wrong with a field of whom invoices are from. */
export const senderMessages = {
  cvr: "CVR-nummeret har 8 cifre.",
  bankReg: "Registreringsnummeret har 4 cifre.",
  bankAccount: "Kontonummeret har 10 cifre.",
  number: "Skriv et helt tal fra 1 til 99.999.999.",
} as const;
