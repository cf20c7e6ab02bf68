const words = {
  fornavn: "medarbejderens fornavn",
  navn: "navn på personen eller virksomheden",
  kontaktperson: "virksomhedens kontaktperson",
  stilling: "jobbet, fx Tjener",
  virksomhed: "virksomhedens navn",
  dag: "dagen, kort: tirsdag d. 24. nov.",
  tidspunkt: "dag og tid, langt",
  tid: "fra og til",
  sted: "adressen",
  timeløn: "timeløn",
  pris: "prisen for bookingen uden moms",
  bookingnummer: "bookingens nummer",
  antal_personer: "hvor mange der er booket",
  antal_fundet: "hvor mange der blev fundet",
  antal_bestilt: "hvor mange der var bestilt",
  manglende_personer: "hvor mange der mangler",
  nye_ansøgere: "antal nye ansøgere",
  personer_har: "«1 person har», «3 personer har»",
  ansøgere_i_alt: "en sætning, når der er flere ansøgere end de nye",
  antal_ikke_klar: "hvor mange der ikke har meldt klar",
  navne: "navnene på dem, det handler om",
  medarbejderen_eller_de: "«medarbejderen» eller «de»",
  forsinkelse: "«på vej» eller «20 min. forsinket»",
  årsag: "en sætning med årsagen, når der er en",
  begrundelse: "kontorets begrundelse",
  svarfrist: "hvornår der senest skal svares",
  foreslået_tid: "den tid, virksomheden foreslår",
  gældende_tid: "den tid, der nu gælder",
  resten_venter: "en sætning, når resten af tiden venter på svar",
  løn_ved_aflysning: "en sætning om løn, når aflysningen er sen",
  pris_ved_sen_ændring: "en sætning om prisen, når ændringen er sen",
  forudbetales: "hvor stor en del der forudbetales",
  beløb: "beløbet",
  bilag: "faktura eller kreditnota med nummer",
  afsender: "hvem fakturaen er fra",
  booking: "«booking» med nummer",
  dag_langt: "dagen, langt: tirsdag d. 24. november 2026",
  regnskabet_melder: "en sætning med regnskabets svar, når der er et",
  regningsmail: "mailen, fakturaen er sendt til",
  dokument: "dokumentets navn",
  udløber: "«udløber i dag» eller «udløber» med dagen",
  udløbsdag: "dagen, det udløb",
  antal_jobs: "hvor mange nye jobs",
  flere_jobs: "en sætning, når der er flere jobs end dem, der står",
  gyldige_dage: "hvor mange dage linket virker",
  kort: "«gult kort» eller «rødt kort»",
  dit_kort: "«gule kort» eller «røde kort»",
  hvorfor_kortet: "sætningen om, hvad kortet er givet for",
  hvad_fjerner_kortet: "en sætning, når kortet kan forsvinde af sig selv",
  svar_senest: "dagen, der senest svares",
  sagsbehandler: "navnet på den fra kontoret, der har svaret",
  sletningsdag: "dagen, profilen bliver slettet",
  gælder_fra: "dagen, aftalen gælder fra",
  vores_navn: "vores navn",
  vores_telefon: "vores telefonnummer",
  vores_mail: "vores mail",
} as const;

/** What a letter may have in braces. */
export type Placeholder = keyof typeof words;

/** Every placeholder, in the order in which the editor lists them. */
export const allPlaceholders = Object.keys(words) as readonly Placeholder[];

/** What is put in the place of a placeholder, for whoever writes the letter. */
export function placeholderWords(name: Placeholder): string {
  return words[name];
}
