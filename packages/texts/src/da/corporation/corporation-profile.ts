/** The corporation's profile. */
export const corporationProfileTexts = {
  title: "Min Virksomhed",
  back: "TILBAGE",
  save: "Gem mine ændringer",
  pictures: "Billeder",
  sections: { company: "Virksomhed" },
  logo: "Logo",
  profileImage: "Profilbillede",
  changeImage: "Klik for at skifte billede",
  name: "Virksomhedsnavn",
  cvr: "CVR-nr.",
  address: "Adresse",
  zip: "Postnr.",
  city: "By",
  contactPerson: "Kontaktperson",
  department: "Afdeling",
  email: "E-mail/Brugernavn",
  phone: "Mobil (til SMS)",
  billingEmail: "Faktura-e-mail",
  ean: "EAN-nr.",
  eanOrderReference: "Ordrereference til EAN-faktura",
  password: {
    title: "Skift kodeord",
    current: "Nuværende kodeord",
    new: "Nyt kodeord",
    confirm: "Bekræft kodeord",
    hint: "8-128 tegn, og ikke et, som alle gætter på",
    submit: "Skift kodeord",
    effects:
      "Når kodeordet er skiftet, bliver alle andre logget ud, og jeres kalender får en ny adresse. Kalendere, der abonnerer på den gamle, skal have den nye.",
    takenOver: "Kun virksomheden selv kan skifte kodeord.",
  },
  admin: {
    title: "Kun for admin",
    approveAll: "Admin skal godkende alle bookinger",
    message: "Besked til personalet",
  },
} as const;

/** Another e-mail: asked for with the password, waiting for its link. */
export const corporationEmailTexts = {
  ownOnly: "Kun virksomheden selv kan skifte e-mail",
  title: "Skift e-mail",
  text: (email: string) =>
    `Vi sender et link til ${email}. Først når I har bekræftet det, bruges den nye e-mail til at logge ind og til beskeder. Skriv jeres kodeord, så vi ved, at det er jer.`,
  password: "Nuværende kodeord",
  submit: "Send link",
  cancel: "Annuller",
  asked: "Vi har sendt et link til den nye e-mail",
  waiting: (email: string) => `${email} venter på at blive bekræftet`,
  waitingText: (email: string) =>
    `Åbn linket i mailen. Det virker i 24 timer. Indtil da bruger I stadig ${email}.`,
  sendAgain: "Send igen",
  sentAgain: "Linket er sendt igen",
  undo: "Fortryd",
  cancelled: "Jeres e-mail er den samme som før",
  failed: "Det lykkedes ikke. Prøv igen.",
} as const;

/** The table of what to be told about, and how. */
export const corporationNotificationTexts = {
  title: "Beskeder",
  channels: { email: "E-mail", sms: "SMS" },
  rows: {
    confirmed_booking: "Booking modtaget og besat",
    approved_booking: "Booking godkendt",
    stamp_out_booking: "Stempl ud",
    cancel_booking: "Booking annulleret",
    update_booking: "Booking ændret",
    applicants_booking: "Nye ansøgere",
    unfilled_booking: "Tomme pladser",
    not_ready_booking: "Ikke meldt klar aftenen før",
    rejected_booking: "Booking afvist",
    prepayment_booking: "Forudbetaling",
    invoice_booking: "Faktura sendt",
  },
  /** Instead of a switch for what is always told. */
  always: "Altid",
  switchName: (row: string, channel: string) => `${row}, ${channel}`,
} as const;
