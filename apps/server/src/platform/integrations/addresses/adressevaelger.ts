import { z } from "zod";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import { divideAddress, mapUrl, parseAddressLine, suggestion } from "./address-line.ts";
import type { Addresses, AddressSuggestion } from "./addresses.port.ts";

export interface AdressevaelgerSettings {
  /** `https://adressevaelger.dk`. */
  baseUrl: string;
  /** Any string of at least 10 characters that says who asks. */
  token: string;
  /** Milliseconds per call; 4 seconds when left out: somebody is typing. */
  timeout?: number;
}

const mostSuggestions = 10;

/** The kinds that name a house; the others are streets. */
const houseKinds = ["adresse", "husnummer"];

const answer = z.object({ fund: z.array(z.object({ type: z.string(), titel: z.string() })) });
type Hit = z.infer<typeof answer>["fund"][number];

/**
 * The successor of DAWA. A hit's title is one line, `Vestergade 12, 1. tv, 8000 Aarhus C` (its form is from memory),
 * and is taken apart here rather than with a call of its own per hit.
 */
export function createAdressevaelger(settings: AdressevaelgerSettings): Addresses {
  async function search(text: string): Promise<Hit[]> {
    const query = new URLSearchParams({
      tekst: text,
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
  const line = houseKinds.includes(type) && divided ? parseAddressLine(divided.line) : null;
  if (line !== null) return { ...suggestion(line, { code, city }), text: titel };
  const street = code === "" ? titel : (divided?.line ?? titel);
  return { text: titel, street, house_number: "", zip_code: code, city, url: mapUrl(titel) };
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, "da", { sensitivity: "base" }) === 0;
}
