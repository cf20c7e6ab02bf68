import { z } from "zod";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import {
  type AddressLine,
  beginsWithFloor,
  divideAddress,
  mapUrl,
  parseAddressLine,
  suggestion,
} from "./address-line.ts";
import type { Addresses, AddressSuggestion } from "./addresses.port.ts";

export interface AdressevaelgerSettings {
  /** `https://adressevaelger.dk`. */
  baseUrl: string;
  /** Who asks, at least 10 characters: one for everybody, or an own one. */
  token: string;
  /** Milliseconds per call; 4 seconds when left out: somebody is typing. */
  timeout?: number;
}

const mostSuggestions = 10;

/** A longer text is refused. */
const MAX_TEXT_LENGTH = 73;

/** The kinds that name a house, the last of them in whatever town; `vejnavn` and `navngivenvejpostnummer` are streets. */
const houseKinds = ["adresse", "husnummer", "vejnavnhusnummer"];

const answer = z.object({ fund: z.array(z.object({ type: z.string(), titel: z.string() })) });
type Hit = z.infer<typeof answer>["fund"][number];

/**
 * The successor of DAWA. A hit's title is one line, `Vestergade 12, 1. tv, 8000 Aarhus C`, with a supplementary town
 * before the postal code where it has one (`Fuglsang 41, Næsby, 5270 Odense N`), and is taken apart here rather than with
 * a call of its own per hit.
 */
export function createAdressevaelger(settings: AdressevaelgerSettings): Addresses {
  async function search(text: string): Promise<Hit[]> {
    const query = new URLSearchParams({
      tekst: text.slice(0, MAX_TEXT_LENGTH),
      maksimum: String(mostSuggestions),
      token: settings.token,
    });
    const found = await callForAnswer(
      {
        service: "Adressevælger",
        what: "search address",
        method: "GET",
        url: `${settings.baseUrl}/adresser/soeg?${query}`,
        timeout: settings.timeout ?? 4_000,
      },
      answer,
    );
    return found.fund.slice(0, mostSuggestions);
  }

  return {
    async autocomplete(typed) {
      return typed.trim() === "" ? [] : (await search(typed)).map(toSuggestion);
    },

    async validate({ address, zip_code, city }) {
      const wanted = parseAddressLine(address);
      if (wanted === null) return false;
      const hits = await search(`${wanted.street} ${wanted.number}, ${zip_code} ${city}`);
      return hits.map(toSuggestion).some((hit) => {
        const line = parseAddressLine(`${hit.street} ${hit.house_number}`);
        return (
          hit.zip_code === zip_code && line?.number === wanted.number && isSame(hit.street, wanted.street)
        );
      });
    },
  };
}

function toSuggestion({ type, titel }: Hit): AddressSuggestion {
  const divided = divideAddress(titel);
  const [, code = "", city = ""] = /^(\d{4})\s+(.*)$/.exec(divided?.place ?? "") ?? [];
  const whole = code === "" ? titel : (divided?.line ?? titel);
  const line = houseKinds.includes(type) ? houseOf(whole) : null;
  if (line !== null && code !== "") return { ...suggestion(line, { code, city }), text: titel };
  if (line !== null) {
    const { street, number } = line;
    return { text: titel, street, house_number: number, zip_code: "", city: "", url: mapUrl(titel) };
  }
  const street = code === "" ? titel : withoutTown(whole);
  return { text: titel, street, house_number: "", zip_code: code, city, url: mapUrl(titel) };
}

/** Street, number, floor and door, without the supplementary town; null when there is no number. */
function houseOf(text: string): AddressLine | null {
  const line = parseAddressLine(text);
  if (line === null) return null;
  const [first = ""] = line.unit.split(/,\s*/);
  return { ...line, unit: beginsWithFloor(first) ? first : "" };
}

function withoutTown(streetInTown: string): string {
  return streetInTown.split(",")[0] ?? streetInTown;
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, "da", { sensitivity: "base" }) === 0;
}
