import type { Moment } from "#rules/time/moment.ts";
import { bookkeepingRefusals } from "#texts/da/admin/bookkeeping-refusals.ts";
import { paymentRefusals } from "#texts/da/admin/payments/payment-refusals.ts";
import { apiAccessRefusals } from "#texts/da/api-access/refusals.ts";
import { fitnessRefusals } from "#texts/da/fitness/refusals.ts";
import { ownerRefusals } from "#texts/da/users/owner-approval.ts";
import { userRefusals } from "#texts/da/users/user-refusals.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { documentRefusals } from "./document-refusals.ts";
import { mergeRefusals } from "./merge-refusals.ts";

/** What stands when nothing more precise is known, by HTTP status. */
export const statusErrors = {
  400: "Noget gik galt. Forespørgslen kunne ikke læses.",
  401: "Du er logget ud. Log ind igen for at fortsætte.",
  403: "Det har du ikke adgang til.",
  404: "Det, du leder efter, findes ikke.",
  408: "Forbindelsen er for langsom, så vi fik ikke det hele. Prøv igen.",
  409: "Det kan ikke lade sig gøre, som det står nu. Genindlæs siden og prøv igen.",
  413: "Filen er for stor",
  422: "Nogle felter er ikke udfyldt korrekt",
  421: "Denne prøveudgave svarer kun på den maskine, som den kører på.",
  429: "Du har prøvet for mange gange. Vent lidt, og prøv så igen.",
  431: "Forespørgslen er for stor.",
  500: "Noget gik galt. Prøv igen om lidt.",
  503: "Tjenesten svarer ikke lige nu. Prøv igen om lidt.",
} as const;

/** One sentence for each refusal of a rule or a handler. */
export const refusals = {
  admin_account: "En bruger på kontoret kan ikke slettes her. Slå brugeren fra under «Brugere» i stedet.",
  ...apiAccessRefusals,
  ...userRefusals,
  already_asked: "Vi har spurgt nogen, og de kan stadig nå at svare. Det første ja får pladsen.",
  already_booked: "Du har allerede en vagt på det tidspunkt.",
  already_applied: "Du har allerede ansøgt om denne booking.",
  left_before:
    "Du har meldt afbud eller sygdom til denne vagt, så du kan ikke ansøge om den igen. Ring til os, hvis det var en fejl.",
  already_approved: "Bookingen er allerede behandlet.",
  already_credited: "Fakturaen er allerede krediteret, eller en kreditnota er på vej.",
  contact_in_profile:
    "Der er allerede en profil med den e-mail eller det nummer, men den logger ind på en anden måde. Log ind, som du plejer, eller ring til os.",
  cpr_taken:
    "Det CPR-nr. står allerede på en anden profil hos os. Ring til os, så hjælper vi dig ind på den.",
  ...mergeRefusals,
  ...documentRefusals,
  ...bookkeepingRefusals,
  ...paymentRefusals,
  ...fitnessRefusals,
  ...ownerRefusals,
  already_claimed: "Du har allerede overtaget din tidligere profil",
  already_erased: "Profilen er allerede slettet.",
  changed_meanwhile: "Det er ændret af en anden, mens du rettede i det.",
  already_rejected: "Bookingen er allerede behandlet.",
  already_selected: "Medarbejderen er allerede valgt til bookingen.",
  already_sent: "Bookingen er allerede sendt.",
  already_sent_to_billy: "Bookingen er allerede faktureret.",
  already_sent_to_zenegy: "Bookingen er allerede sendt til løn.",
  already_settled: "En anden har lige afklaret timerne. Se dem på fakturaen.",
  booking_cancelled: "Bookingen er aflyst.",
  answer_change_first: "Svar først på ændringen af vagten.",
  booking_started:
    "Vagten er begyndt, så dato, tid, sted, stilling og løn kan ikke ændres mere. Timerne aftales, når personalet stempler ud.",
  not_reconfirmed:
    "Jobbet er ændret, siden medarbejderen søgte det. Vælg, når medarbejderen har sagt ja igen.",
  nothing_to_answer: "Der er ikke noget at svare på. Se vagten, som den er nu.",
  staff_type_selected:
    "Stillingen kan ikke skiftes, når nogen er valgt. Opret en ny booking til den anden stilling.",
  booking_ended: "Bookingen er slut.",
  challenge_ended: "Det tog for lang tid, eller der var for mange forsøg. Begynd forfra.",
  check_in_closed: "Du kan melde dig klar fra kl. 06:00 to dage før vagten, og indtil den slutter.",
  arrival_closed: "Du kan melde, at du er kommet, fra to timer før vagten, og indtil den slutter.",
  already_arrived: "Medarbejderen er kommet. Timerne aftaler I, når vagten er slut.",
  already_here: "Du er allerede meldt kommet.",
  already_stamped:
    "Der er stemplet tider for medarbejderen. Er I uenige i dem, så ret dem under «Stempel ud», eller ring til os.",
  nothing_to_take_back: "Medarbejderen er ikke meldt udeblevet.",
  on_my_way_closed: "Du kan skrive, at du er på vej, fra seks timer før vagten, og indtil den slutter.",
  pin_needed: "Tast pinkoden, som virksomheden viser på stedet. Så ved de, at du er kommet.",
  removal_started:
    "Vagten er begyndt, så ingen kan fjernes mere. Er en medarbejder ikke kommet, så tryk «Mødte ikke op». Det koster ikke noget. Timerne aftales, når vagten er slut.",
  arrival_not_asked: "Virksomheden bruger ikke pinkode på denne vagt.",
  wrong_pin: "Pinkoden passer ikke. Se efter hos virksomheden, og prøv igen.",
  kept_too_long:
    "Det er mere end tre døgn siden, du gjorde det uden forbindelse. Ring til os, så hjælper vi.",
  made_in_future: "Tidspunktet ligger i fremtiden. Kontrollér uret på din telefon, og prøv igen.",
  checkout_locked: "Tiderne er godkendt af admin og kan ikke ændres mere.",
  closed: "Bookingen er lukket.",
  coming_bookings:
    "Der er bookinger, som ikke er slut endnu. Slet dem under Bookinger, eller vent, til de er slut, og prøv igen.",
  coming_shifts:
    "Der er bekræftede vagter, som ikke er slut endnu. Meld afbud, eller vent, til de er slut, og prøv igen.",
  conflict: "Du har i forvejen en vagt på den samme dag. Det er ikke muligt at tage 2 vagter samtidigt.",
  conflict_of_applicant: "Medarbejderen har allerede en vagt på det tidspunkt.",
  count_below_selected: "Nogle felter er ikke udfyldt korrekt",
  count_closed: "Antallet kan ikke ændres, når bookingen er lukket.",
  count_locked: "Antallet kan ikke ændres, når der er 72 timer eller mindre til start.",
  deactivated: "Din profil er deaktiveret. Kontakt os, hvis det er en fejl.",
  duplicate_email: "Email/Brugernavn findes allerede",
  duplicate_profile: "Profilen eksister allerede i systemet",
  duplicate_staff_type: "Personaletype findes allerede",
  terms_disagree:
    "Værdien passer ikke med de andre, der gælder fra den dag eller senere, eller med en virksomheds prisaftale. Sæt dem først, eller vælg en anden.",
  agreement_in_use:
    "Overenskomsten bruges. Vælg først en anden for virksomhederne, og lad den ikke gælde for alle.",
  agreement_name_taken: "Der er allerede en overenskomst med det navn.",
  value_of_day: "Der er allerede en værdi fra den dag. Træk den tilbage, eller vælg en anden dag.",
  value_in_force: "Værdien gælder allerede. Sæt en ny fra i dag eller en senere dag i stedet.",
  value_withdrawn: "Værdien er allerede trukket tilbage.",
  undo_changed: "Der er sket mere siden, så det kan ikke fortrydes. Se, hvordan det står nu, og ret det der.",
  undo_done: "Det er allerede fortrudt.",
  undo_of_other: "Kun den, der gjorde det, kan fortryde det.",
  undo_too_late: "De ti sekunder er gået, og beskederne er sendt. Det kan ikke fortrydes mere.",
  explanation_required: "Skriv en forklaring, når du har arbejdet længere end aftalt.",
  fee_in_both: "Et gebyr kan ikke både beholdes og droppes.",
  fee_not_proposed: "Gebyret kan ikke faktureres længere. Genindlæs siden og prøv igen.",
  file_too_large: "Filen er for stor",
  file_type: "Filen skal være en PDF eller et billede (JPEG eller PNG)",
  future_shifts: "Medarbejderen har vagter, som ikke er slut. Vælg, om de skal frigives eller beholdes.",
  frozen: "Din profil er frosset, så du kan ikke ansøge lige nu.",
  frozen_applicant: "Medarbejderens profil er frosset og kan ikke vælges.",
  full: "Du kan ikke tilføje flere til ansatte. Har du brug for flere ansatte, så kan du redigere bookingen under Rediger booking",
  full_for_employee: "Alle pladser på bookingen er besat.",
  has_selected:
    "Det er ikke muligt at slette en booking med valgte medarbejder til jobbet. Fjern alle medarbejder for at slette bookingen",
  image_animated: "Billedet bevæger sig. Vælg et stillbillede.",
  image_too_many_pixels:
    "Billedet er for stort: højst 24 megapixel og 16.000 pixel på den længste led. Gør det mindre, og prøv igen.",
  image_unreadable: "Kunne ikke uploade filen",
  images_busy: "Vi er i gang med mange billeder lige nu. Prøv igen om lidt.",
  invoice_lines_differ: "Fakturalinjerne passer ikke med de gemte tider. Genindlæs siden og prøv igen.",
  last_factor:
    "Som admin skal du have totrinslogin. Tilføj en anden måde først, så kan du fjerne denne bagefter.",
  lead_time: "Vagten starter om mindre end 2 timer, så der kan ikke ansøges mere.",
  message_deleted: "Beskedens tekst er slettet, så den kan ikke sendes igen.",
  missing_payroll_data: "Der mangler CPR, reg. nr. eller konto nr. på nogle medarbejdere.",
  missing_product_id: "Der mangler et produkt-id på personaletypen.",
  nobody_to_write_to: "Ingen får beskeden. Vælg nogle andre.",
  no_companies: "Kunne ikke finde noget firma",
  no_employees_in_period: "Kunne ikke finde nogen ansatte indenfor angivet tidsperiode",
  asked_today: "Der er allerede mindet om det i dag.",
  no_contact: "Der er hverken mobilnummer eller e-mail at skrive til.",
  not_waited_for: "Det ventes der ikke på længere.",
  profile_closed: "Profilen er deaktiveret, så medarbejderen kan ikke logge ind og gøre det.",
  profile_declined: "Din profil er ikke godkendt, så du kan ikke søge jobs. Se hvorfor på din forside.",
  profile_has_shifts:
    "Personen har vagter, der ikke er begyndt. Tag dem af vagterne først, eller deaktivér profilen.",
  profile_not_approved: "Profilen er ikke godkendt. Godkend den under Medarbejdere først.",
  nameless: "Medarbejderens profil mangler et navn. Ring til os, så får vi det skrevet ind.",
  own_name_missing: "Skriv dit fornavn og efternavn i din profil, så kan du få vagter.",
  profile_waiting: "Vi ser på din profil. Du får en mail, så snart den er godkendt, og så kan du søge.",
  invitation_just_sent: "Invitationen er lige sendt. Vent et minut.",
  invitation_over: "Invitationen er brugt eller trukket tilbage.",
  no_difference: "Tiderne giver det samme, som allerede er sendt.",
  no_times_given: "Der er ingen tider at tage fra den side.",
  no_skill: "Du skal først svare på spørgsmålene om jobbet under Kompetencer.",
  not_accepted: "Det er ikke modtaget endnu, så det kan ikke rettes på den måde.",
  not_approved: "Bookingen er ikke godkendt endnu.",
  not_bookable: "Vagten starter om mindre end 2 timer, så der kan ikke ændres på holdet mere.",
  not_closed: "Bookingen er ikke lukket.",
  sender_missing: "Skriv først, hvem jeres fakturaer er fra: navn, CVR-nr. og adresse.",
  question_open: "I har allerede spurgt om fakturaen. Vent på svaret, eller ring til os.",
  question_answered: "Spørgsmålet er allerede besvaret.",
  invoice_file_away: "Fakturaen kan ikke hentes lige nu. Prøv igen om lidt.",
  not_configured: "Tjenesten er ikke sat op. Kontakt den, der driver systemet.",
  not_open: "Bookingen er ikke åben.",
  not_ready: "Nogle af vagterne kan ikke sendes endnu. Se hvorfor ved hver enkelt.",
  not_failed: "Beskeden er allerede sendt igen eller venter på det.",
  not_rejected: "Bookingen er ikke afvist, så der er ikke noget at tage op igen.",
  not_refused: "Kun det, der er afvist, kan tages tilbage.",
  not_started: "Vagten er ikke startet endnu.",
  nobody_lost: "Ingen på bookingen har meldt fra, så der er ingen at finde en afløser for.",
  nobody_to_ask: "Ingen af dem er ledige mere. Listen er opdateret, så vælg igen.",
  offer_ended: "Tiden til at svare er gået, så pladsen er givet videre. Det koster dig ikke noget.",
  offer_taken: "En anden sagde ja lige før dig, så pladsen er besat. Tak, fordi du svarede.",
  place_free: "Der er en ledig plads, så du kan ansøge med det samme.",
  place_taken: "En anden har fået pladsen.",
  shifts_kept:
    "En anden har allerede deaktiveret medarbejderen og beholdt vagterne. Skal de frigives, så fjern medarbejderen på hver booking.",
  shifts_released:
    "En anden har allerede deaktiveret medarbejderen og frigivet vagterne. Der er ingen at beholde.",
  standby_first: "Ventelisten bliver spurgt først. Når den er tom, kan du spørge andre.",
  struck_off: "Virksomheden har taget dig af ventelisten til denne vagt.",
  not_workable: "Der kan ikke ansøges om den type job lige nu.",
  own_profile: "Kan ikke overtage din egen profil",
  login_disabled: "Din adgang er slået fra. Spørg en ejer i jeres virksomhed, hvis du skal bruge den.",
  own_account: "Du kan ikke spærre din egen profil.",
  no_pending_email: "Der er ikke nogen e-mail, der venter på at blive bekræftet.",
  suspended: "Jeres profil er spærret. Kontakt os, så hjælper vi jer videre.",
  transfer_decided: "Der er allerede taget stilling til overførslen.",
  old_profile_taken: "Den gamle profil er overtaget af en anden eller deaktiveret og kan ikke overføres.",
  transfer_has_shifts:
    "Den nye profil har fået vagter eller ansøgninger i mellemtiden og kan ikke slås sammen med den gamle. Afvis, og ring til medarbejderen.",
  suspended_corporation: "Virksomheden er spærret og kan ikke få nye bookinger. Genaktivér den først.",
  not_selected: "Du er ikke valgt til denne vagt.",
  nothing_to_put_back: "Det er ændret igen siden, så der er ikke noget at sætte tilbage.",
  nothing_to_cancel: "Der er ikke noget at annullere.",
  above_limit: "En faktura kan højst være på 20.000.000 kr. Del den op.",
  below_zero: "En faktura kan ikke være under 0 kr. Ret fradragene.",
  nothing_to_send: "Der er ikke nogen godkendte vagter at sende.",
  old_profiles_unreadable:
    "Filen kan ikke læses. Den skal være CSV med kolonnerne fornavn, efternavn og cpr i den første linje og højst 2.000 linjer.",
  old_profile_not_found: "Vi kunne desværre ikke finde en bruger på dét cpr-nummer",
  open_times: "Tiderne er ikke afklaret endnu. Vælg, hvilke tider der gælder, før du godkender.",
  other_session: "Siden hører til en anden, end den du er logget ind som. Genindlæs siden, så er den din.",
  over_price: "Forudbetalinger kan ikke være på mere end bookingens pris.",
  penalty_lifted: "Kortet er allerede ophævet.",
  penalty_upheld: "Kortet er allerede fastholdt. Det kan stadig ophæves.",
  phone_step: "Nummeret vises i tre trin. Klik igen.",
  money_owed:
    "Der er en faktura, som ikke er betalt, eller en forudbetaling, som ikke er brugt. Få den betalt eller krediteret, eller kontakt os, og prøv igen.",
  corporation_erased: "Virksomheden er slettet. Ret fakturaen i regnskabsprogrammet.",
  prepayment_above:
    "Der er forudbetalt mere, end fakturaen kommer til. Kreditér en forudbetaling i historikken, og send så fakturaen.",
  prepayment_deducted: "Forudbetalingen er trukket fra på en faktura. Kreditér den først.",
  prepayment_open: "Forudbetalingen er ikke modtaget endnu. Vent til den er, eller tag den tilbage.",
  reason_required: "Skriv en årsag.",
  review_answered: "Der er svaret. Filerne kan ikke ændres mere.",
  review_asked: "Du har allerede bedt om en ny vurdering af kortet.",
  secret_message:
    "Beskeden rummer et hemmeligt link, som kun sendes én gang. Modtageren kan selv bede om et nyt.",
  shift_started: "Vagten er startet og kan ikke annulleres mere.",
  request_key_reused:
    "Den samme forespørgsel er allerede brugt til noget andet. Genindlæs siden og prøv igen.",
  sick_report_stands: "Sygemeldingen kan ikke tages tilbage mere.",
  sick_report_later: "Du kan melde dig syg fra kl. 08:00",
  sick_window:
    "Du kan melde dig syg fra kl. 08:00 på dagen, og indtil vagten starter. Starter den før kl. 09:00, kan du fra midnat.",
  last_way_in: "Mindst én måde at logge ind på skal blive, og fingeraftryk eller ansigt tæller ikke med.",
  sign_in_again: "Log ind igen, og gør det så inden for ti minutter. Så ved vi, at det er dig.",
  step_up: "Bekræft, at det er dig, før du går videre.",
  terms_changed: "Jobbet er ændret siden sygemeldingen, så den kan ikke tages tilbage her.",
  token_invalid: "Linket virker ikke længere. Bed om et nyt.",
  total_changed: "Beløbet er ændret, siden du så det. Se forslaget igennem igen.",
  total_missing: "Send det beløb med, som du har set: intet går ud, før beløbet er set.",
  transition: "Kunne ikke gemme dit valg",
  too_many_files: "Der kan højst være tre filer.",
  too_many_passkeys: "Du har ti adgangsnøgler, og det er grænsen. Fjern først en, du ikke bruger.",
  too_many_images: "Du har sendt 30 billeder på en time, og det er grænsen. Prøv igen ved næste hele time.",
  unknown_email: "Email eksisterer ikke i systemet",
  unsettled_invoices:
    "Der er arbejde, som ikke er faktureret endnu. Vent, til fakturaen er sendt, eller kontakt os, og prøv igen.",
  unsettled_pay:
    "Der er vagter, som ikke er sendt til løn endnu. Vent, til lønnen er sendt, eller kontakt os, og prøv igen.",
  wage_lowered: "Timelønnen kan ikke sættes ned, når nogen er valgt til bookingen.",
  whole_day: "Start og slut er samme klokkeslæt. Er det hele døgnet, 24 timer?",
  opt_out_days: "Datoen passer ikke til det samtykke, der er noteret i forvejen.",
  working_time: "Medarbejderen kan ikke vælges på grund af reglerne om arbejdstid.",
  wrong_code: "Koden passer ikke. Vent på den næste kode, og prøv igen.",
  wrong_sign_in_code: "Koden passer ikke. Tjek den, eller få en ny.",
  wrong_passkey: "Adgangsnøglen passer ikke. Prøv igen, eller brug en anden måde.",
  wrong_proof: "Kodeordet passer ikke. Prøv igen.",
  wrong_download_password: "Indtast korrekt adgangskode for at downloade cvr",
  wrong_credentials: "Email eller adgangskode er forkert. Prøv igen!",
} as const;

/** Somebody takes an offer after all that the same person has declined. */
export const ownDeclinedRefusal = "Du har sagt nej til vagten. Ring til os, hvis du har fortrudt.";

/** Refusals that say no more than their status does. */
const plainRefusals = {
  unauthenticated: statusErrors[401],
  forbidden: statusErrors[403],
  not_found: statusErrors[404],
  provider_refused: "Vi kunne ikke logge dig ind. Prøv igen.",
  invalid: statusErrors[422],
  onboarding_first: "Gør din profil færdig først.",
  onboarding_done: "Din profil er allerede oprettet.",
  too_many_staff: "Der kan højst være 15 personer på en booking.",
  too_many_requests: statusErrors[429],
  service_down: statusErrors[503],
  too_slow: statusErrors[408],
  body_too_large: "Det er for meget på én gang. Gør teksten kortere, og prøv igen.",
  misdirected: statusErrors[421],
} as const;

export type RefusalWithSentence = keyof typeof refusals | keyof typeof plainRefusals;

/** What a person reads for a refusal; `detail` is a whole sentence that says it more exactly. */
export function refusalText(code: RefusalWithSentence, detail?: string): string {
  return detail ?? { ...refusals, ...plainRefusals }[code];
}

/** What is said when something broke that nobody foresaw. */
export const unexpectedError = statusErrors[500];

/** Why a frozen profile is refused, with the end of the freeze. */
export function frozenUntil(until: Moment, now: Moment): string {
  return `Din profil er frosset indtil ${formatMomentLong(until, now)}, så du kan ikke ansøge før.`;
}

/** Who of the office has answered a company's question already. */
export function questionAnsweredBy(name: string): string {
  return `${name} har allerede svaret.`;
}

/** Which staff stop a payroll run, by name. */
export function missingPayrollDataOf(names: readonly string[]): string {
  return `Der mangler CPR, reg. nr. eller konto nr. på: ${names.join(", ")}`;
}
