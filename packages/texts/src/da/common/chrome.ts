import type { Brand } from "./brand.ts";

/** What surrounds every page (screens *Menu*). */
export const chromeTexts = {
  menu: "Menu",
  /** Under the button of a menu that could not be fetched. */
  menuFailed: "Menuen kunne ikke hentes. Tjek forbindelsen, og tryk igen.",
  skipToContent: "Gå til indhold",
  home: "Forside",
  admin: "Admin",
  backToAdmin: "Gå tilbage til admin",
  takeOverEnded: "Overtagelsen er slut",
  callSupport: (phone: string) => `Ring til support på ${phone}`,
  /** The band across the top while an admin acts as somebody else. */
  actingAs: (brand: Brand, name: string) => `Du ser ${brand.name} som ${name}`,
  profileImage: "Dit profilbillede",
  /** Instead of a page whose browser is signed in as somebody else by now. */
  otherSession: {
    title: "Browseren er logget ind som en anden",
    help: "Derfor er denne side stoppet, så intet bliver gemt hos den forkerte. Log ind som før i en anden fane, og genindlæs siden, for at skrive videre.",
    reload: "Genindlæs siden",
  },
  signedOut: "Farvel, og tak for denne gang!",
} as const;

export const visitorMenu = {
  corporationLogin: "Log ind som virksomhed",
  book: "Opret booking",
  employeeLogin: "Log ind som jobsøger",
  faq: "FAQ",
  privacy: "Sådan behandler vi oplysninger",
  /** Doors for those who came to the wrong one. */
  seekingJob: "Søger du job?",
} as const;
