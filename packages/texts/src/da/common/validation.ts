/** Field messages of the booking form. */
export const bookingMessages = {
  staffTypeMissing: "Angiv personale",
  staffTypeInvalid: "Ikke gyldigt",
  numberOfStaff: "Angiv antal personer fra 1 til 15",
  dateMissing: "Mangler dato",
  datePast: "Vælg anden dato",
  dateLate: "Vælg en dato inden for de næste to år",
  timePast: "Vælg nyere tid",
  time: "Angiv et tidspunkt",
  bookingPerson: "Angiv navn på kontakt person",
  bookingPersonNr: "Angiv nr. til den ansvarlige",
  address: "Angiv en addresse for at oprette booking",
  addressUrl: "vælg venligst en gyldig adresse",
  city: "vælg en gyldig adresse til by",
  zipCode: "vælg en gyldig adresse til postnr.",
  addressInvalid: "Indtast gyldig adresse",
  hourlyWage: "Angiv timeløn",
  hourlyWageTooHigh: "Timelønnen kan højst være 1.000 kr. Tjek, om kommaet står rigtigt",
  fee: "gebyrer mangler ved booking",
  contactPerson: "Angiv kontaktperson",
  // The document gives the sentence of the contact person here as well.
  extraWorkHours: "Angiv kontaktperson",
  foodIncluded: "Angiv personale mad",
  transportWage: "Angiv transporttillæg",
  language: "Vælg sprog",
  otherMissing: "Skriv, hvad det skal være",
  tooLong: "Teksten er for lang",
} as const;

/** Field messages of the corporation's sign-up and profile. */
export const corporationMessages = {
  name: "Mangler navn",
  emailMissing: "Mangler email",
  emailInvalid: "Ikke gyldig email",
  cvrMissing: "Mangler cvr",
  cvrInvalid: "Ikke gyldigt CVR",
  eanInvalid: "EAN-nummeret passer ikke. Det har 13 cifre.",
  cvrClosed: "Virksomheden er ophørt ifølge CVR. Skriv et andet CVR-nr.",
  address: "Mangler addresse",
  cityZip: "Mangler post nr.",
  city: "Mangler by",
  contactPerson: "Mangler kontaktperson",
  phone: "Mangler telefon nr.",
  phoneInvalid: "Ikke gyldigt telefon nr.",
  billingEmailMissing: "Mangler email",
  billingEmailInvalid: "Ikke gyldig email",
  termsMissing: "Mangler at vælge",
  fee: "Angiv et beløb, f.eks. 35 eller 35,50",
  paymentDeadline: "Vælg betalingsfrist",
  paymentType: "Vælg betalingsform",
} as const;

/** Field messages of an invitation. */
export const officeUserMessages = {
  nameMissing: "Skriv navnet",
  emailMissing: "Skriv e-mailen",
  emailInvalid: "Ugyldig e-mail",
} as const;

/** Field messages of a person's document. */
export const documentMessages = {
  kind: "Vælg, hvad det er",
  issuedOn: "Vælg en anden dato",
  reason: "Skriv en årsag",
} as const;

export const termsMessages = {
  cvr: "CVR-nummeret passer ikke. Det har 8 cifre.",
  tooMany: "For mange punkter",
} as const;

export const contractMessages = {
  tooMany: "For mange afsnit eller sætninger",
  tellOn: "Vælg en dag fra i dag, og indtil teksten gælder",
} as const;

export const invitationMessages = {
  contact: "Angiv mobilnummer eller e-mail",
} as const;

/** Field messages wherever a password is chosen or asked for again. */
export const passwordMessages = {
  missing: "Mangler kodeord",
  length: "Kodeordet skal være længere",
  tooLong: "Kodeordet må højst være 128 tegn",
  common: "Det kodeord er et af dem, der gættes først. Vælg et andet, for eksempel fire tilfældige ord",
  own: "Kodeordet må ikke være jeres navn eller e-mail. Vælg et andet",
  currentMissing: "Skriv jeres nuværende kodeord",
  currentWrong: "Det er ikke jeres nuværende kodeord",
  confirmMissing: "Bekræft kodeord",
  different: "Kodeordene stemmer ikke overens",
} as const;

/** Field messages of sign-in and reset. */
export const signInMessages = {
  emailMissing: "Mangler email",
  emailInvalid: "Ikke gyldig email",
  passwordMissing: "Mangler kodeord",
  tokenMissing: "Log ind igen",
  ownEmailMissing: "Skriv din e-mail",
  ownEmailInvalid: "E-mailen mangler noget. Skriv den som dig@eksempel.dk",
  phoneInvalid: "Skriv de otte cifre i dit mobilnummer",
  codeDigits: "Koden har seks cifre",
} as const;

/** Field messages of the second factor. */
export const secondFactorMessages = {
  codeMissing: "Skriv koden",
  passwordMissing: "Mangler kodeord",
  nameMissing: "Giv adgangsnøglen et navn",
  reasonMissing: "Skriv en årsag",
} as const;

/** Field messages of onboarding and of the employee's profile. */
export const employeeMessages = {
  firstName: "Mangler fornavn",
  lastName: "Mangler efternavn",
  birthDate: "Vælg anden dato",
  city: "Angiv by",
  phoneMissing: "Angiv et telefon nr.",
  phoneInvalid: "Ikke gyldigt telefon nr.",
  emailMissing: "Mangler email",
  emailInvalid: "Ikke gyldig email",
  descriptionMissing: "Du mangler at fortælle om dig selv",
  descriptionTooLong: "Beskrivelsen må højst være 255 tegn",
  jobRoles: "Vælg mindst én type job",
  workLocations: "Vælg mindst én zone",
  cpr: "CPR nr. skal være 10 cifre",
  cprDay: "CPR nr. begynder med en dato, der ikke findes",
  account: "Konto nr. skal være 10 cifre",
  reg: "Reg. nr. skal være 4 cifre",
  answers: "Vælg et svar",
} as const;

/** Field messages of work experience. */
export const experienceMessages = {
  employer: "Mangler arbejdsgiver",
  title: "Vælg stilling",
  type: "Vælg type",
  start: "Vælg startår og startmåned",
  end: "Vælg slutår og slutmåned",
  endBeforeStart: "Slut kan ikke ligge før start",
  shiftCount: "Vælg antal vagter",
  descriptionTooLong: "Beskrivelsen må højst være 255 tegn",
} as const;

/** Field messages of coming to the place. */
export const arrivalMessages = {
  minutes: "Skriv hele minutter, fra 1 til 240.",
  pin: "Pinkoden er fire cifre",
} as const;

/** Field messages of both checkouts. */
export const checkoutMessages = {
  startMissing: "Mangler stempel ind tidspunkt",
  endMissing: "Mangler stempel ud tidspunkt",
  quarter: "Vælg et kvarter: 00, 15, 30 eller 45",
  cprMissing: "Mangler CPR nr.",
  cprInvalid: "CPR nr. skal være 10 cifre",
  accountMissing: "Mangler konto nr.",
  accountInvalid: "Konto nr. skal være 10 cifre",
  regMissing: "Mangler reg. nr.",
  regInvalid: "Reg. nr. skal være 4 cifre",
  taxCard: "Mangler SKATTEKORT",
  explanationTooLong: "Forklaringen må højst være 140 tegn",
  commentTooLong: "Kommentaren må højst være 1000 tegn",
  rating: "Vælg 1 til 5 stjerner",
} as const;

/** Field messages of a question about an invoice, and of its answer. */
export const invoiceQuestionMessages = {
  question: "Skriv jeres spørgsmål",
  answer: "Skriv et svar",
  booking: "Vælg en linje på fakturaen",
} as const;

/** Field messages of reasons and of the admin's fields. */
export const adminMessages = {
  dayIsOver: "Vælg i dag eller en senere dag. Det, der har været, kan ikke ændres.",
  reasonTooLong: "Årsagen må højst være 300 tegn",
  period: "Vælg både start- og slutdato",
  amount: "Angiv et beløb, f.eks. 35 eller 35,50",
  time: "Angiv et tidspunkt",
  employee: "Vælg en medarbejder",
  skillName: "Angiv navn på personaletypen",
  skillBlocks: "Udfyld alle fem spørgsmål med fem svar hver",
  skillTitle: "Angiv en titel",
  question: "Skriv et spørgsmål",
  answerText: "Skriv et svar",
  answerValue: "Vælg en værdi fra 1 til 5",
  answerValues: "Hver værdi fra 1 til 5 skal bruges én gang",
  icon: "Vælg et andet billede",
  visibility: "Vælg, hvem personaletypen skal vises for",
  nothingToSave: "Angiv en besked eller et gebyr",
  templateEmpty: "Teksten må ikke være tom",
  limit: "Ikke gyldigt antal",
  week: "Ikke gyldigt ugenummer",
  day: "Ikke gyldig dato",
  status: "Ikke gyldig status",
  transferReason: "Skriv en årsag",
  reviewReason: "Skriv en begrundelse",
  suspendReason: "Skriv, hvorfor virksomheden spærres",
  confirmedReason: "Skriv, hvordan I ved, at e-mailen er virksomhedens",
} as const;

/** A company calls itself what the marketplace is called. */
export function ourName(brand: string): string {
  return `${brand} er vores navn. Skriv jeres eget`;
}

/** An SMS text holds something in braces that the SMS has no value for. */
export function unknownPlaceholder(found: string, allowed: readonly string[]): string {
  return `${found} kan ikke indsættes her. Brug ${allowed.map((name) => `{${name}}`).join(", ")}`;
}

/** For fields that no form of ours can send. */
export const generalMessages = {
  required: "Skal udfyldes",
  invalid: "Ikke gyldigt",
  unknownField: "Ukendt felt",
  readOnly: "Kan ikke ændres",
  nameHidden: "Skriv uden linjeskift og skjulte tegn",
  nameWebAddress: "Skriv uden webadresse",
  nameMixed: "Skriv hvert ord med bogstaver fra ét alfabet",
  tooLong: "Teksten er for lang",
} as const;
