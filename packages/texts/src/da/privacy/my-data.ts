/** The parts of what is stored of somebody: heading, and one sentence on what it is. */
export const myDataSections = {
  profile: { title: "Profil", about: "Det, du selv har skrevet, og det, du logger ind med." },
  company: { title: "Virksomhed", about: "Det, I selv har skrevet, og jeres aftaler med os." },
  departments: { title: "Afdelinger", about: "Jeres afdelinger og deres omkostningssteder." },
  price_agreements: {
    title: "Prisaftaler",
    about: "De priser og vilkår, vi har aftalt med jer, og fra hvornår de gælder. Alt andet er som for alle.",
  },
  regions: { title: "Zoner", about: "Hvor du gerne vil arbejde." },
  job_roles: { title: "Typer af jobs", about: "De jobs, du har valgt." },
  skills: { title: "Kompetencer", about: "Dine svar på spørgsmålene, fra 1 til 5." },
  experience: { title: "Erfaringer", about: "Det, du har skrevet om tidligere arbejde." },
  shifts: {
    title: "Ansøgninger og vagter",
    about: "Alt, du har søgt, fået, meldt fra og arbejdet, med tiderne fra begge sider.",
  },
  sent_pay: { title: "Lønlinjer", about: "Hver linje, der er sendt til løn, med timer og beløb." },
  pay: { title: "Løn", about: "Timer, der er sendt til lønsystemet." },
  ratings_received: { title: "Bedømmelser fået", about: "Det, den anden side har skrevet efter en vagt." },
  ratings_given: { title: "Bedømmelser givet", about: "Det, der er skrevet herfra efter en vagt." },
  penalties: { title: "Kort og spærringer", about: "Gule og røde kort, og hvor længe profilen var frosset." },
  penalty_files: {
    title: "Filer til en ny vurdering",
    about:
      "Filer, du har vedhæftet. De åbnes under «Kort og spærringer» og slettes et halvt år efter svaret.",
  },
  documents: {
    title: "Dokumenter",
    about:
      "Tilladelser og beviser. Filerne åbnes under «Dokumenter» på din profil og slettes et halvt år efter, at dokumentet er udløbet.",
  },
  fitness_checks: {
    title: "Tjek før vagter",
    about: "Det, der blev tjekket, da du fik en vagt: ret til at arbejde, timer og papirer.",
  },
  week_opt_outs: {
    title: "Samtykke til flere timer om ugen",
    about:
      "Hvornår du har sagt ja til at arbejde over grænsen for timer om ugen, og hvornår det er trukket tilbage.",
  },
  employment_terms: {
    title: "Ansættelsesbeviser",
    about: "De beviser, du har fået. Hvad der står i dem, læser du under «Ansættelsesbevis» på din profil.",
  },
  acceptances: {
    title: "Accepterede aftaler",
    about: "Hvilken aftale der er accepteret, hvornår og med hvad. Teksten læses på profilen.",
  },
  unwanted_jobs: { title: "Ikke interesseret", about: "Ledige jobs, du har valgt ikke at se." },
  standby: { title: "Ventelister", about: "Vagter, hvor du står klar, hvis nogen melder afbud." },
  offers: { title: "Tilbud om vagter", about: "Vagter, du er spurgt om, og hvad du svarede." },
  missed_arrivals: {
    title: "Ikke mødt op",
    about: "Vagter, hvor nogen skrev, at du ikke var kommet, og hvad der blev af det.",
  },
  changes: {
    title: "Ændrede vagter",
    about: "Vagter, som virksomheden ændrede, efter at du havde sagt ja, og hvad du svarede.",
  },
  favourite_of: {
    title: "Favorit hos",
    about: "Virksomheder, der har dig som favorit, og som ser dine ansøgninger først.",
  },
  bookings: { title: "Bookinger", about: "Alt, I har bestilt." },
  booking_edits: { title: "Rettelser af bookinger", about: "Hvad der blev rettet, hvornår, og af hvem." },
  staff: {
    title: "Personale på bookingerne",
    about: "Dem, I har valgt, som I ser dem i bookingen: fornavn og forbogstav.",
  },
  invoice_documents: {
    title: "Fakturaer og kreditnotaer",
    about: "Hvert bilag med nummer, beløb og dato.",
  },
  invoice_questions: {
    title: "Spørgsmål om fakturaer",
    about: "Hvad I har spurgt om, og hvad vi har svaret.",
  },
  document_payments: {
    title: "Betalinger",
    about:
      "Hvad I har betalt af fakturaerne, som kontoret har skrevet det ind eller fundet det i bankens fil.",
  },
  document_reminders: {
    title: "Rykkere",
    about: "Hvornår vi har rykket for en faktura, og hvad det kostede.",
  },
  sent_invoices: {
    title: "Bookinger på fakturaer",
    about: "Hvad hver booking er faktureret og krediteret med.",
  },
  invoices: { title: "Afsendte fakturaer", about: "Hvornår hvert bilag er sendt af sted." },
  favourites: { title: "Favoritter", about: "Medarbejdere, I har som favorit." },
  calendar: { title: "Kalender", about: "Hvornår jeres kalenderadresse er lavet." },
  own_calendar: { title: "Kalender", about: "Hvornår linket til din kalender er lavet." },
  job_offers: {
    title: "Tilbudte jobs",
    about:
      "Kommende jobs, vi har skrevet til dig om, eller samler til en besked. Slettes, når jobbet er begyndt.",
  },
  push_devices: {
    title: "Telefoner med beskeder",
    about: "Hvornår du har bedt om beskeder på hver telefon. De glemmes, når du logger ud.",
  },
  sign_in_addresses: {
    title: "Steder, der er kendt",
    about: "Hvornår I sidst er logget ind fra hver adresse på nettet. Adressen selv er ikke gemt.",
  },
  invitations: { title: "Invitationer", about: "Hvad vi vidste, da vi inviterede dig." },
  sign_ins: { title: "Flere måder at logge ind på", about: "Fra profiler, der er samlet med din." },
  sign_in_passkeys: {
    title: "Dine adgangsnøgler",
    about: "Enheder, der logger dig ind med fingeraftryk eller ansigt. Nøglen selv vises ikke.",
  },
  transfers: {
    title: "Overtagelse af tidligere profil",
    about: "Når du har bedt om at få en tidligere profil tilbage.",
  },
  authenticator_app: {
    title: "Kodeapp",
    about: "Hvornår appen til koder er sat op. Nøglen selv vises ikke.",
  },
  api_keys: {
    title: "API-nøgler",
    about: "Nøgler, som jeres programmer bruger. Selve nøglen er ikke gemt.",
  },
  webhooks: {
    title: "Webhooks",
    about: "Adresser, der får besked om jeres bookinger. Hemmeligheden vises ikke.",
  },
  webhook_deliveries: {
    title: "Leveringer til webhooks",
    about: "Hvad der er sendt til adresserne. Slettes efter 30 dage.",
  },
  passkeys: { title: "Adgangsnøgler", about: "Telefoner og nøgler, I logger ind med." },
  booking_requests: {
    title: "Sendte bestillinger",
    about: "Hvornår en bestilling er sendt, så den samme ikke bliver oprettet to gange.",
  },
  orders: {
    title: "Arrangementer",
    about: "Bookinger af flere roller og dage, der er bestilt på én gang.",
  },
  held_approvals: {
    title: "Godkendelser, der venter",
    about: "Godkendte bookinger i et arrangement, som I snart får besked om.",
  },
  held_offers: { title: "Jobs, der venter", about: "Jobs, som jeres favoritter ser før alle andre." },
  messages: {
    title: "Beskeder",
    about: "E-mails, sms'er og beskeder på telefonen. Koder i links er fjernet.",
  },
  password_resets: { title: "Nye kodeord", about: "Hvornår der er bedt om et nyt kodeord." },
  sessions: { title: "Hvor der er logget ind", about: "De steder, der er logget ind lige nu." },
  security_events: {
    title: "Login og afvisninger",
    about:
      "Hvornår der er logget ind, tastet forkert eller spurgt om noget, kontoen ikke har adgang til. Slettes efter 180 dage.",
  },
  security_alerts: {
    title: "Mange forkerte forsøg",
    about: "Når mange forkerte kodeord eller koder er tastet på kort tid. Slettes efter 180 dage.",
  },
  internal_notes: { title: "Noter", about: "Hvad kontoret har skrevet om profilen til sig selv." },
  profile_changes: {
    title: "Ændringer af profilen",
    about: "Hvad der er ændret, og hvad der stod før. Slettes efter 90 dage.",
  },
  audit: { title: "Log", about: "Handlinger, der er noteret, fx at en admin har set CPR- og kontonummer." },
} as const;

export type MyDataSection = keyof typeof myDataSections;

/** Why a value is stored and not shown. */
export const withheldReasons = {
  secret: {
    what: "Nøgler til adgang",
    why: "Kodeord og koder til login og kalender er kun gemt kodet, og ingen kan læse dem.",
  },
  technical: {
    what: "Interne numre og tællere",
    why: "De holder rækkerne sammen og siger ikke noget om nogen.",
  },
  other_person: {
    what: "Oplysninger om andre",
    why: "Andre personer har også krav på, at deres oplysninger ikke udleveres.",
  },
  company_only: {
    what: "Aftaler mellem os og virksomheden",
    why: "Hvad en virksomhed betaler, hører til virksomheden.",
  },
  shown_elsewhere: {
    what: "Det, der står et andet sted på siden",
    why: "Det er vist sammen med det, det hører til.",
  },
} as const;

export type WithheldReason = keyof typeof withheldReasons;

/** Why a table holds nothing of somebody. */
export type LeftOutReason =
  | "of_companies"
  | "of_employees"
  | "of_nobody"
  | "of_erased"
  | "keys_only"
  | "counters"
  | "shown_with_shifts";

/** The page to keep, made by the server. */
export const myDataFile = {
  title: (name: string) => `Alt, hvad vi har gemt om ${name}`,
  generated: (moment: string, brand: string) => `Hentet fra ${brand} ${moment}.`,
  nothing: "Der er ikke gemt noget.",
  none: "ingen",
  count: (count: number) => (count === 1 ? "1 post" : `${count} poster`),
  withheld: "Gemt, men ikke vist",
  yes: "Ja",
  no: "Nej",
} as const;

/** The name of the file to keep. */
export const myDataFileName = "mine-oplysninger";

/** The employee's page and the section in a company's profile. */
export const myDataTexts = {
  title: "Mine oplysninger",
  lead: "Her er alt, hvad vi har gemt om dig. Du kan hente det og gemme det, og du kan slette din profil.",
  userTitle: "Dine oplysninger",
  userLead: "Se og hent alt, hvad vi har gemt om dig.",
  companyTitle: "Jeres oplysninger",
  companyLead: "Se og hent alt, hvad vi har gemt om jer, eller slet jeres profil.",
  show: "Vis, hvad der er gemt",
  hide: "Skjul, hvad der er gemt",
  downloads: "Hent en kopi",
  downloadPage: "Hent som side",
  downloadJson: "Hent som data (JSON)",
  loading: "Henter oplysningerne …",
  failed: "Oplysningerne kunne ikke hentes",
  downloadFailed: "Filen kunne ikke hentes. Prøv igen om lidt.",
  more: (count: number) => `Vis ${count} flere`,
  policy: "Sådan behandler vi oplysninger",
  stored: "Det, der er gemt",
} as const;
