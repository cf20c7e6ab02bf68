/** The corporation's profile (doc 1 §2 'Company profile'). */
export const corporationProfileTexts = {
  title: "Min Virksomhed",
  back: "TILBAGE",
  save: "Gem mine ændringer",
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
  paymentType: "Betalingsform",
  paymentDeadline: "Betalingsfrist",
  adminOnlyHint: "Kan kun ændres af admin",
  password: {
    title: "Skift kodeord",
    new: "Nyt kodeord",
    confirm: "Bekræft kodeord",
    hint: "8-20 tegn",
    submit: "Skift kodeord",
  },
  admin: {
    title: "Kun for admin",
    approveAll: "Admin skal godkende alle bookinger",
    message: "Besked til personalet",
    fees: "Gebyrer, kr. pr. betalt time",
    standardFee: "Servicetillæg",
    urgentFee: "Hastebooking",
    emergencyFee: "Akutbooking",
    feesHint: "Er alle tre 0, gælder de fælles gebyrer.",
  },
} as const;

/** The table of what to be told about, and how (doc 1 §3). */
export const corporationNotificationTexts = {
  title: "Beskeder",
  channels: { email: "E-mail", sms: "SMS" },
  rows: {
    confirmed_booking: "Booking modtaget og besat",
    approved_booking: "Booking godkendt",
    stamp_out_booking: "Stempl ud",
    cancel_booking: "Booking annulleret",
    update_booking: "Booking ændret",
  },
  switchName: (row: string, channel: string) => `${row}, ${channel}`,
} as const;
