/** The second step of signing in, and proving again in the middle of something. */
export const proofTexts = {
  title: "Bekræft, at det er dig",
  code: "Kode fra din app",
  codeHint: "Seks cifre. Der kommer en ny hvert halve minut.",
  recoveryCode: "Gendannelseskode",
  recoveryCodeHint: "En af de koder, du gemte, da du satte totrinslogin op. Den virker én gang.",
  useRecoveryCode: "Brug en gendannelseskode",
  useCode: "Brug koden fra din app",
  usePassword: "Brug kodeordet",
  password: "Kodeord",
  passkey: "Brug adgangsnøgle",
  or: "eller",
  confirm: "Bekræft",
  cancel: "Annuller",
  lost: "Har du hverken telefon eller gendannelseskoder? Ring til os, så hjælper vi.",
  failed: "Det lykkedes ikke. Prøv igen om lidt.",
} as const;

/** The page of the second step. */
export const secondStepTexts = {
  lead: "Kodeordet er rigtigt. Nu mangler det andet trin.",
  submit: "Log ind",
  back: "Begynd forfra",
} as const;

/** Before something that needs it. */
export const stepUpTexts = {
  lead: "Det, du er i gang med, kræver, at du bekræfter, hvem du er. Bagefter går det videre af sig selv, og du bliver ikke spurgt igen de næste 10 minutter.",
  passwordLead:
    "Skriv kodeordet igen for at fortsætte. Bagefter går det videre af sig selv, og du bliver ikke spurgt igen de næste 10 minutter.",
} as const;

/** What stands for a passkey that did not work, by what the browser says of it. */
export const passkeyFailures = {
  cancelled: "Der blev ikke brugt en adgangsnøgle. Prøv igen, eller brug en anden måde.",
  known: "Enheden har allerede en adgangsnøgle til profilen.",
  elsewhere: "Adgangsnøgler virker ikke på denne adresse. Brug en kode i stedet.",
  unsupported: "Browseren kan ikke bruge adgangsnøgler. Brug en kode i stedet.",
} as const;
