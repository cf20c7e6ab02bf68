import type { Brand } from "#texts/da/common/brand.ts";
import { formatStaff } from "#texts/format/staff.ts";

/** What a company's calendar program shows of its bookings. */
export const calendarEntryTexts = {
  name: (brand: Pick<Brand, "name">) => `Bookinger hos ${brand.name}`,
  /** «4 tjenere». */
  summary: formatStaff,
  /** «3 af 4 valgt: Anna K., Jonas T., Mads P.». */
  chosen: (facts: { names: readonly string[]; of: number }) => {
    const counted = `${facts.names.length} af ${facts.of} valgt`;
    return facts.names.length === 0 ? counted : `${counted}: ${facts.names.join(", ")}`;
  },
  tentative: "Afventer godkendelse",
  cancelled: "Bookingen er aflyst",
} as const;

/** The calendar's address on the company's profile. */
export const calendarAddressTexts = {
  title: "Jeres kalender",
  lead: "Se jeres bookinger i Outlook, Google Kalender eller på telefonen. Kopier adressen, og tilføj den som en kalender fra internettet. Den følger med, når noget ændrer sig.",
  address: "Kalenderens adresse",
  secret: "Adressen er privat: Alle, der har den, kan se jeres bookinger, og hvem der er på arbejde.",
  copy: "Kopier adressen",
  copied: "Adressen er kopieret",
  renew: "Forny adresse",
  renewTitle: "Forny adresse?",
  renewText:
    "Den gamle adresse holder op med at virke med det samme. Kalendere, der bruger den, skal have den nye.",
  renewCancel: "Annuller",
  renewConfirm: "Forny",
  renewed: "Kalenderen har fået en ny adresse",
  renewFailed: "Kunne ikke forny adressen. Prøv igen.",
  loadFailed: "Kunne ikke hente kalenderens adresse",
  loading: "Henter kalenderens adresse...",
} as const;
