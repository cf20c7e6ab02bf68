import { type StandIn, startStandIn } from "./stand-in.ts";

/** Adressevælger with a handful of addresses; finds those whose title begins with the text, case aside. */
export async function startAdressevaelger(): Promise<StandIn> {
  const known = [
    { type: "vejnavn", id: "v1", titel: "Vestergade" },
    { type: "navngivenvejpostnummer", id: "n1", titel: "Vestergade, 8000 Aarhus C" },
    { type: "husnummer", id: "h1", titel: "Vestergade 12, 8000 Aarhus C" },
    { type: "adresse", id: "a1", titel: "Vestergade 12, 1. tv, 8000 Aarhus C" },
    { type: "adresse", id: "a2", titel: "10. Februar Vej 3, 6270 Tønder" },
  ];
  return startStandIn(({ path, query }) => {
    if (path !== "/adresser/soeg") return { status: 404 };
    if ((query.get("token") ?? "").length < 10) return { status: 400 };
    const text = (query.get("tekst") ?? "").toLowerCase();
    const fund = known.filter(({ titel }) => titel.toLowerCase().startsWith(text));
    const shown = fund.slice(0, Number(query.get("maksimum")));
    return { status: 200, body: { status: "OK", beskrivelse: "", fund: shown } };
  });
}
