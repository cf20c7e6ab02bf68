/** Password reset and unsubscribe. */
export const resetTexts = {
  title: "Glemt dit kodeord?",
  text: "Skriv jeres e-mail, så sender vi et link, hvor I kan vælge et nyt kodeord.",
  email: "E-mail",
  submit: "Nulstil kodeord",
  back: "Log ind som virksomhed",
} as const;

export const confirmResetTexts = {
  title: "Vælg nyt kodeord",
  password: "Kodeord",
  confirm: "Bekræft kodeord",
  hint: "8-20 tegn",
  submit: "Gem kodeord",
} as const;

export const unsubscribeTexts = {
  title: "Afmeld nyhedsmails",
  working: "Afmelder...",
  done: "Du er nu afmeldt vores nyhedsmails",
  doneHint: "Mails om dine egne vagter får du stadig. Du kan slå jobmails til igen i din profil.",
  failed: "Noget gik desværre galt, da vi prøvede at afmelde dig",
  home: "Gå til forsiden",
} as const;

/** What the browser's tab says of each public page. */
export const pageTitles = {
  home: "Opret ny booking",
  "sign-up": "Opret virksomhedsprofil",
  "corporation-login": "Log ind som virksomhed",
  "employee-login": "Log ind",
  "reset-password": "Glemt dit kodeord?",
  "confirm-reset-password": "Vælg nyt kodeord",
  unsubscribe: "Afmeld nyhedsmails",
} as const;

/** Beside sign-in and sign-up. */
export const doorTexts = {
  sceneName: "Bordet",
  words: ["Bordet er dækket.", "Kom indenfor."],
} as const;
