/** What the second factor's changes are called in the log; the log's word for one is `second_factor_` and this. */
const secondFactor: Readonly<Record<string, string>> = {
  app_on: "slog koder fra en app til",
  app_off: "slog koder fra en app fra",
  passkey_added: "tilføjede en adgangsnøgle",
  passkey_removed: "fjernede en adgangsnøgle",
  codes_renewed: "lavede nye gendannelseskoder",
  code_used: "brugte en gendannelseskode",
  reset: "nulstillede totrinslogin",
};

/** What the answers to somebody who asks for an old profile are called; `transfer_` and this. */
const transfer: Readonly<Record<string, string>> = {
  confirmed: "bekræftede overtagelsen af en tidligere profil",
  refused: "afviste overtagelsen af en tidligere profil",
};

/** What the decisions on a card are called; `penalty_` and this. */
const penalty: Readonly<Record<string, string>> = { uphold: "fastholdt et kort", lift: "ophævede et kort" };

/** What each action of the audit log is called, as the middle of a sentence, by the kind that it is found under. */
export const auditActions = {
  access: {
    sign_up: "oprettede en konto",
    create_admin: "blev oprettet som administrator",
    take_over: "overtog profilen",
    change_password: "skiftede kodeord",
    reset_password: "valgte nyt kodeord",
    ask_email_change: "bad om at skifte e-mail",
    give_email: "satte en ny e-mail, der venter på bekræftelse",
    cancel_email_change: "fortrød at skifte e-mail",
    change_email: "skiftede e-mail",
    end_session: "afsluttede et login",
    add_passkey: "tilføjede en adgangsnøgle",
    remove_passkey: "fjernede en adgangsnøgle",
    remove_way_in: "fjernede en måde at logge ind på",
    end_other_sessions: "afsluttede de andre login",
    reset_token: "loggede profilen ud",
    suspend: "spærrede adgangen",
    change_user: "ændrede rolle eller adgang",
    deactivate: "deaktiverede profilen",
    reactivate: "genaktiverede profilen",
    undo_deactivate: "fortrød deaktiveringen",
    make_key: "lavede en API-nøgle",
    revoke_key: "spærrede en API-nøgle",
    renew_calendar: "lavede en ny kalenderadresse",
  },
  looks: {
    read_pay_data: "så CPR- og kontonummer",
    open_review_file: "åbnede en fil",
    open_document: "åbnede et dokument",
  },
  personal_data: {
    export: "hentede en oversigt",
    erase: "slettede profilen",
    ask_for_pay_data: "bad om CPR- og kontonummer",
    ask_transfer: "bad om en tidligere profil",
  },
  profiles: {
    save_profile: "gemte profilen",
    put_profile_back: "satte profilen tilbage",
    change_department: "skiftede afdeling",
    set_owner_limit: "satte beløbet, som ejeren godkender over",
    choose_grouping: "valgte, hvordan bookinger samles på fakturaer",
    agree_prices: "gemte en prisaftale",
    withdraw_prices: "trak en prisaftale tilbage",
    write_note: "skrev en intern note",
    edit_note: "rettede en intern note",
    delete_note: "slettede en intern note",
    give_terms: "gav et ansættelsesbevis",
    read_terms: "kvitterede for ansættelsesbeviset",
    save_text: "gemte en ny version af en aftaletekst",
    withdraw_text: "trak en version af en aftaletekst tilbage",
    save_terms_template: "gemte skabelonen til ansættelsesbeviser",
    add_document: "tilføjede et dokument",
    correct_document: "rettede et dokument",
    approve_document: "godkendte et dokument",
    decline_document: "afviste et dokument",
    remove_document: "fjernede et dokument",
    note_right_to_work: "noterede retten til at arbejde",
    say_right_to_work: "oplyste retten til at arbejde",
    note_opt_out: "noterede samtykke til flere timer om ugen",
    withdraw_opt_out: "noterede, at samtykket til flere timer er trukket tilbage",
    invite: "inviterede",
    send_invitation: "sendte en invitation igen",
    withdraw_invitation: "trak en invitation tilbage",
    merge_profiles: "samlede to profiler",
    approve_profile: "godkendte profilen",
    decline_profile: "afviste profilen",
    end_onboarding: "gjorde profilen færdig",
    save_work_locations: "gemte zoner",
    save_work_skill: "gemte kompetencer",
    delete_work_skill: "slettede en kompetence",
    import_old_profile: "importerede en gammel profil",
    add_experience: "tilføjede en erfaring",
    change_experience: "ændrede en erfaring",
    delete_experience: "slettede en erfaring",
    mark_favourite: "gjorde til favorit",
    unmark_favourite: "fjernede som favorit",
  },
  bookings: {
    undo_approve: "fortrød godkendelsen",
    undo_reject: "fortrød afvisningen",
    undo_close: "fortrød lukningen",
    create: "oprettede",
    repeat: "gentog en booking",
    change: "ændrede",
    cancel: "aflyste",
    open: "åbnede",
    close: "lukkede",
    approve: "godkendte",
    reject: "afviste",
    owner_approve: "godkendte for virksomheden",
    owner_decline: "sagde nej for virksomheden",
    add_roles: "tilføjede roller",
    take_up: "tog en afvist booking op igen",
    send_again: "rettede en afvist booking og sendte den igen",
    send_list: "sendte bookingliste",
    remind_company: "mindede virksomheden om tiderne",
    message_to_many: "sendte en besked til flere",
    ask_for_pin: "slog pinkode til",
    stop_asking_for_pin: "slog pinkode fra",
    change_ui_status: "satte en markering",
  },
  shifts: {
    apply: "ansøgte",
    withdraw: "trak ansøgningen tilbage",
    report_sick: "meldte syg",
    selected: "valgte",
    applied: "viste ansøgeren igen",
    unwanted: "skjulte ansøgeren",
    pass_check: "gik forbi et tjek",
    removed: "fjernede",
    add_worker: "føjede en medarbejder til",
    release: "tog en deaktiveret medarbejder af vagten",
    accept_change: "sagde ja til den ændrede vagt",
    reconfirm: "sagde ja igen til det ændrede job",
    release_after_change: "kom af vagten, fordi den blev ændret",
    change_ui_state: "satte en markering på vagten",
    check_in: "meldte klar",
    remind_to_check_in: "mindede om at melde klar",
    remind_of_times: "mindede medarbejderen om tiderne",
    arrive: "mødte på stedet",
    report_sick_for_person: "meldte en medarbejder syg",
    take_back_sick: "tog en sygemelding tilbage",
    decide_late_sick: "afgjorde en sen sygemelding",
    note_not_arrived: "skrev, at en medarbejder ikke mødte op",
    came_after_all: "skrev, at en medarbejder er kommet alligevel",
    on_my_way: "skrev at være på vej eller forsinket",
    decide_not_arrived: "afgjorde, at en medarbejder ikke mødte op",
    stamp: "stemplede tider",
    agree_by_silence: "godkendte tider ved tavshed",
    rate: "bedømte",
    set_met: "satte, om personen mødte",
    not_interested: "var ikke interesseret i jobbet",
    interested: "ville se jobbet igen",
    stand_by: "stillede sig på venteliste",
    put_on_standby: "satte en på venteliste",
    leave_standby: "forlod ventelisten",
    promote_from_standby: "rykkede op fra ventelisten",
    strike_off_standby: "tog en af ventelisten",
    ask_replacements: "spurgte afløsere",
    accept_offer: "tog en tilbudt vagt",
    decline_offer: "sagde nej tak til en vagt",
    ask_penalty_review: "bad om en ny vurdering af et kort",
    add_review_file: "vedhæftede en fil",
    remove_review_file: "fjernede en fil",
  },
  money: {
    approve_shift: "godkendte til faktura eller løn",
    set_times: "satte tiderne",
    settle_times: "afklarede tiderne",
    register_corporation_time: "satte tiderne til faktura",
    register_employee_time: "satte tiderne til løn",
    auto_register_time: "satte de aftalte tider",
    set_corporation_time_status: "svarede på virksomhedens tider",
    set_employee_time_status: "svarede på medarbejderens tider",
    save_options: "ændrede en markering på fakturaen",
    set_self_paid_break: "satte selvbetalt pause",
    send_invoice: "oprettede og sendte en faktura",
    send_prepayment: "sendte en faktura på forudbetaling",
    credit_invoice: "krediterede en faktura",
    add_payment: "skrev en betaling på en faktura",
    undo_payment: "fortrød en betaling på en faktura",
    send_reminder: "sendte en rykker for en faktura",
    withdraw_reminder: "trak en rykker tilbage",
    waive_reminder_fee: "eftergav et rykkergebyr",
    take_back_invoice: "tog en faktura tilbage",
    send_pay: "sendte til løn",
    send_pay_difference: "sendte en forskel i løn",
    ask_about_invoice: "spurgte om en faktura",
    answer_question: "svarede på et spørgsmål om en faktura",
    fetch_pay_file: "hentede lønfilen",
    close_month: "afsluttede en måned",
    open_month: "åbnede en måned igen",
    hand_over: "markerede en e-faktura som afleveret",
    take_back_hand_over: "fortrød, at en e-faktura er afleveret",
    drop_fee: "droppede gebyr for sen afmeldelse",
    take_back_pay: "tog en lønlinje tilbage",
  },
  settings: {
    save_global_settings: "gemte fælles indstillinger",
    save_fitness_setting: "ændrede, hvad et tjek før en vagt gør",
    save_invoice_sender: "rettede, hvem fakturaer er fra",
    save_accounts: "rettede kontonumre til bogføring",
    save_office_settings: "ændrede, om nye profiler godkendes",
    set_price: "satte en indstilling",
    set_wages: "satte timelønnen for en personaletype",
    withdraw_wages: "trak timelønnen for en personaletype tilbage",
    withdraw_price: "trak en indstilling tilbage",
    add_agreement: "tilføjede en overenskomst",
    add_version: "gemte en version af en overenskomst",
    withdraw_version: "trak en version af en overenskomst tilbage",
    save_agreement: "rettede en overenskomst",
    delete_agreement: "slettede en overenskomst",
    choose_agreement: "valgte overenskomst for en virksomhed",
    add_staff_type: "tilføjede en personaletype",
    save_staff_type: "gemte en personaletype",
    switch_staff_type: "viste eller skjulte en personaletype",
    save_draft: "gemte en kladde",
    delete_draft: "slettede en kladde",
    save_sms_template: "gemte en SMS-tekst",
    save_letter: "gemte en mailtekst",
    send_again: "sendte en besked igen",
    try_now: "lod en kanal prøve igen",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What an action is called; one without a word of its own is called by itself. */
export function auditWord(action: string): string {
  return words.get(action) ?? action;
}

/** The actions of a kind. */
export function actionsOfKind(kind: keyof typeof auditActions): readonly string[] {
  return Object.keys(wordsOfKind(kind));
}

function wordsOfKind(kind: keyof typeof auditActions): Readonly<Record<string, string>> {
  const own = auditActions[kind];
  if (kind === "access") return { ...own, ...after("second_factor_", secondFactor) };
  if (kind === "shifts") return { ...own, ...after("penalty_", penalty) };
  return kind === "personal_data" ? { ...own, ...after("transfer_", transfer) } : own;
}

function after(beginning: string, own: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).map(([end, word]) => [beginning + end, word]));
}

const words = new Map(
  (Object.keys(auditActions) as (keyof typeof auditActions)[]).flatMap((kind) =>
    Object.entries(wordsOfKind(kind)),
  ),
);

/** What somebody did at the door. */
export const securityWords: Readonly<Record<string, string>> = {
  sign_in: "loggede ind",
  failed_sign_in: "loggede forgæves ind",
  failed_proof: "forkert kode eller adgangsnøgle",
  forbidden: "afvist: kontoen har ikke adgang",
  limited: "afvist: for mange forsøg",
  bad_input: "afvist: noget i indholdet passede ikke",
};

/** What somebody signed in with, or tried to. */
export const factorWords: Readonly<Record<string, string>> = {
  password: "kodeord",
  totp: "kode fra en app",
  passkey: "adgangsnøgle",
  recovery_code: "gendannelseskode",
  code: "kode",
  email_code: "kode på e-mail",
  sms_code: "kode på SMS",
  facebook: "Facebook",
  apple: "Apple",
  local: "lokalt navn (afprøvning)",
};
