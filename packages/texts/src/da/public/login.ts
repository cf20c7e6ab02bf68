/** Signing in. */
export const corporationLoginTexts = {
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
  notConfigured: {
    facebook: "Login med Facebook er ikke sat op her.",
    apple: "Login med Apple er ikke sat op her.",
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
