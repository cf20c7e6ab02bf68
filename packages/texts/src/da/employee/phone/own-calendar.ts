import type { Brand } from "#texts/da/common/brand.ts";

/** What an employee's calendar program shows of a shift. */
export const shiftEntryTexts = {
  name: (brand: Pick<Brand, "name">) => `Mine vagter hos ${brand.name}`,
  /** «Tjener hos Hotel Tangkajen». */
  summary: (jobTitle: string, corporation: string) => `${jobTitle} hos ${corporation}`,
  contact: (name: string) => `Kontaktperson: ${name}`,
  access: (text: string) => `Sådan kommer du ind: ${text}`,
  later: "Kontaktperson og adgang står her 48 timer før start.",
  cancelled: "Vagten er ikke din længere. Åbn linket, og se hvorfor.",
} as const;

/** The calendar's address on the employee's profile. */
export const ownCalendarTexts = {
  title: "Din kalender",
  lead: "Se dine vagter i kalenderen på telefonen. Kopiér linket, og tilføj det som en kalender fra internettet. Den følger med, når en vagt bliver ændret eller aflyst.",
  address: "Link til kalenderen",
  secret: "Linket er privat: Alle, der har det, kan se, hvor og hvornår du arbejder.",
  copy: "Kopiér link",
  copied: "Linket er kopieret",
  renew: "Forny link",
  renewTitle: "Forny link?",
  renewText:
    "Det gamle link holder op med at virke med det samme. Tilføj det nye link i din kalender bagefter.",
  renewCancel: "Behold linket",
  renewConfirm: "Forny link",
  renewed: "Kalenderen har fået et nyt link",
  renewFailed: "Kunne ikke forny linket. Prøv igen.",
  loadFailed: "Kunne ikke hente linket til kalenderen",
  loading: "Henter linket til kalenderen...",
} as const;
