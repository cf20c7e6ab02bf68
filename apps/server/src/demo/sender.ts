/** Who the try-out's invoices are from; bank and numbers are nobody's. */
export const demoSender = {
  name: "Vagtklar ApS",
  cvr: "12345674",
  address: "Havnegade 12, 2.",
  zip_code: "8000",
  city: "Aarhus C",
  email: "faktura@vagtklar.test",
  phone: "70555010",
  bank: "Havnebanken",
  bank_reg: "1234",
  bank_account: "0012345678",
  next_number: 10401,
};
