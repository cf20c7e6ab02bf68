/** What stands on the invoice that shows how one's own will look; nobody is called so. */
export const invoiceExample = {
  buyer: {
    ...{ name: "Hotel Eksempel A/S", cvr: "12345674", email: "", contactPerson: "Signe Holm" },
    ...{ address: "Strandvejen 1", zipCode: "8000", city: "Aarhus C" },
  },
  jobTitle: "Tjener",
  address: "Strandvejen 1, 8000 Aarhus C",
  people: [
    { name: "Anna K.", hours: 8 },
    { name: "Emil S.", hours: 6.5 },
  ],
  order: "PO-4711",
  line: (name: string) => `Tjener, ${name}`,
  note: "Det her er et eksempel. Den skal ikke betales.",
  file: "eksempel-faktura.pdf",
} as const;
