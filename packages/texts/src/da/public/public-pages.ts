/** Password reset and unsubscribe. */
export const resetTexts = {
  title: "Glemt dit kodeord?",
  text: "Skriv jeres e-mail, så sender vi et link, hvor I kan vælge et nyt kodeord.",
  email: "E-mail",
  submit: "Nulstil kodeord",
  emailFirst: "Skriv jeres e-mail først",
  back: "Log ind som virksomhed",
} as const;

export const confirmResetTexts = {
  title: "Vælg nyt kodeord",
  password: "Kodeord",
  confirm: "Bekræft kodeord",
  hint: "8-128 tegn, og ikke et, som alle gætter på",
  submit: "Gem kodeord",
  effects:
    "Alle, der bruger dette login, bliver logget ud. Er det virksomhedens første login, får jeres kalender også en ny adresse, som I finder på jeres profil.",
} as const;

/** Behind the link that was mailed to a new e-mail. */
export const confirmEmailTexts = {
  title: "Bekræft jeres e-mail",
  text: "Tryk på knappen, så ved vi, at e-mailen er jeres. Den bruges til at logge ind og til beskeder.",
  submit: "Bekræft e-mail",
  done: "Jeres e-mail er bekræftet",
  doneHint: (email: string, isNew: boolean) =>
    isNew
      ? `I logger nu ind med ${email}. Alle andre er logget ud.`
      : `Tak. Nu kan vi godkende det, I booker med ${email}.`,
  failed: "Det lykkedes ikke. Prøv igen.",
  failedHint:
    "Har I allerede trykket på linket, er e-mailen bekræftet. Et nyt link får I med «Send igen», når I er logget ind.",
  home: "Gå til forsiden",
} as const;

export const unsubscribeTexts = {
  title: "Afmeld nyhedsmails",
  working: "Afmelder...",
  done: "Du er nu afmeldt vores nyhedsmails",
  doneHint: "Mails om dine egne vagter får du stadig. Du kan slå jobmails til igen i din profil.",
  failed: "Noget gik desværre galt, da vi prøvede at afmelde dig",
  failedHint: "Du får stadig mails om jobs. Prøv igen om lidt.",
  invalidHint:
    "Linket er ikke helt. Tryk på det i mailen igen, eller slå jobmails fra under Beskeder i din profil.",
  profile: "Gå til din profil",
  home: "Gå til forsiden",
} as const;

/** In place of a page that could not be made. */
export const unavailableTexts = {
  title: "Vi er her ikke lige nu",
  hint: "Det er hos os, det er galt, ikke hos dig. Det, du har skrevet, er der stadig, når siden er tilbage.",
} as const;

/** What the browser's tab says of each public page. */
export const pageTitles = {
  home: "Tjenere, bartendere og kokke til jeres vagter",
  booking: "Opret ny booking",
  "sign-up": "Opret virksomhedsprofil",
  "corporation-login": "Log ind som virksomhed",
  "employee-login": "Log ind",
  "reset-password": "Glemt dit kodeord?",
  "confirm-reset-password": "Vælg nyt kodeord",
  "confirm-email": "Bekræft jeres nye e-mail",
  unsubscribe: "Afmeld nyhedsmails",
  "trade-terms": "Handelsbetingelser",
  "employee-agreement": "Ansættelse og løn",
  privacy: "Sådan behandler vi oplysninger",
  unavailable: "Vi er her ikke lige nu",
} as const;

/** What search engines say of the pages that they list. */
export const pageDescriptions = {
  home: (brand: string) =>
    `Book tjenere, bartendere og kokke til arrangementer og travle dage. På ${brand} ser du prisen med det samme.`,
  "sign-up": (brand: string) =>
    `Opret en profil til din virksomhed på ${brand}, og book personale til restaurant, hotel og arrangementer.`,
  "corporation-login": (brand: string) =>
    `Log ind på ${brand} som virksomhed: se jeres bookinger, vælg personale og godkend timer.`,
  "employee-login": (brand: string) =>
    `Log ind på ${brand} som medarbejder: find vagter, meld dig klar, og se din løn.`,
  "trade-terms": (brand: string) =>
    `Handelsbetingelser hos ${brand}: hvad det koster at booke personale, hvornår der faktureres, og hvad afbestilling koster.`,
  "employee-agreement": (brand: string) =>
    `Det siger vi hinanden til, når du tager vagter gennem ${brand}: løn, afbud, sygdom, kort og opsigelse.`,
  privacy: (brand: string) =>
    `Sådan behandler ${brand} dine oplysninger: hvad vi gemmer, hvorfor, hvor længe, og hvad du kan bede om.`,
} as const;

/** Beside sign-in and sign-up. */
export const doorTexts = {
  sceneName: "Bordet",
  words: ["Bordet er dækket.", "Kom indenfor."],
  waysTitle: "Sådan foregår det",
  /** What comes after the door, in three steps. */
  ways: {
    company: [
      ["Lav en booking", "Vælg personale, dag og sted. I ser prisen med det samme."],
      ["Vælg jeres folk", "I ser ansøgernes erfaring og bedømmelser og vælger selv."],
      ["Betal bagefter", "Fakturaen kommer, når vagten er holdt, og I har set timerne."],
    ],
    employee: [
      ["Find en vagt", "Løn, tid og sted står på hver vagt."],
      ["Ansøg", "Du får besked, når virksomheden har valgt."],
      ["Få løn", "Stempl ud på mobilen, når vagten er slut. Lønnen følger timerne."],
    ],
  },
} as const;
