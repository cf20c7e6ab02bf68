/** Signing in. */
export const corporationLoginTexts = {
  bookingWaits: "Jeres booking er gemt. Log ind, så fortsætter I med den.",
  title: "Log ind som virksomhed",
  email: "E-mail",
  password: "Kodeord",
  submit: "Login",
  submitting: "Logger ind...",
  reset: "Nulstil adgangskode",
  signUp: "Opret profil",
  jobSeeker: "Søger du job? - Klik her!",
  demo: "Log ind som (afprøvning)",
} as const;

export const employeeLoginTexts = {
  title: "Log ind",
  facebook: "Fortsæt med Facebook",
  apple: "Fortsæt med Apple",
  privacy: "Jeg accepterer privatlivspolitikken",
  showPrivacy: "Læs privatlivspolitikken",
  privacyFirst: "Sæt kryds ved privatlivspolitikken først",
  corporation: "Søger du personale? - Klik her!",
  failed: "Kunne ikke logge ind. Prøv igen om lidt.",
  refused: "Login blev afvist. Prøv igen, eller kontakt os.",
  cancelled: "Du afbrød, så du er ikke logget ind. Prøv igen, eller log ind på en anden måde.",
  lead: "Er du ny, laver vi din profil bagefter. Det tager 3\u00a0minutter.",
  or: "eller",
  /** Where nothing is configured; `phone` is formatted. */
  noWay: (phone: string) => `Man kan ikke logge ind her endnu. Ring til os på ${phone}.`,
  codes: {
    email: "E-mail",
    emailExample: "dig@eksempel.dk",
    phone: "Mobilnummer",
    send: "Send mig en kode",
    usePhone: "Brug mit mobilnummer i stedet",
    useEmail: "Brug min e-mail i stedet",
    use: "Vi bruger den kun til at logge dig ind og skrive til dig om vagter.",
    title: { email: "Skriv koden fra din mail", phone: "Skriv koden fra din SMS" },
    sentTo: "Sendt til ",
    lasts: (minutes: number) => `. Den virker i ${minutes}\u00a0minutter.`,
    code: "Kode, 6 cifre",
    lastDigit: "Vi logger dig ind, når det sidste ciffer er skrevet.",
    signingIn: "Logger ind...",
    wrong: "Koden passer ikke. Tjek den, eller få en ny.",
    old: "Koden er for gammel. Få en ny.",
    tooMany: "Du har prøvet for mange gange. Få en ny kode, eller vent lidt.",
    offline: "Der er ingen forbindelse. Koden gælder stadig, så prøv igen.",
    tryAgain: "Prøv igen",
    again: "Send en ny kode",
    againIn: (seconds: number) => `Send en ny kode om ${seconds} sek.`,
    sentAgain: "Vi har sendt en ny kode.",
    notSent: "Vi kunne ikke sende en kode. Prøv igen om lidt.",
    edit: { email: "Ret e-mailen", phone: "Ret nummeret" },
    /** `phone` is formatted. */
    help: {
      email: (phone: string) => `Står den ikke i indbakken? Kig i uønsket post, eller ring ${phone}.`,
      phone: (phone: string) => `Kommer den ikke? Se, om nummeret er rigtigt, eller ring ${phone}.`,
    },
    tryOut: "Uden en mailserver står koden i administratorens postkasse.",
    known: {
      title: "Er det din profil?",
      email: (phone: string) =>
        `Der er en profil med denne e-mail, men den logger ind på en anden måde. Er den din, så log ind, som du plejer, eller ring ${phone}. Så får du ikke to profiler.`,
      phone: (phone: string) =>
        `Der er en profil med dette nummer, men den logger ind på en anden måde. Er den din, så log ind, som du plejer, eller ring ${phone}. Så får du ikke to profiler.`,
      back: "Log ind på en anden måde",
      create: "Nej, lav en ny profil",
    },
  },
  local: {
    title: "Kun til afprøvning",
    people: "Log ind som (afprøvning)",
    /** «Anna K.» of «anna-krogh». */
    person: (name: string) => {
      const [first = "", last = ""] = name
        .split("-")
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
      return `${first} ${last.charAt(0)}.`;
    },
    text: "Her logger du ind med et navn i stedet for Facebook eller Apple.",
    name: "Navn",
    hint: "Bogstaver, tal og bindestreg, f.eks. mette-jensen",
    submit: "Log ind lokalt (afprøvning)",
  },
} as const;
