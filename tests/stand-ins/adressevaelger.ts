import { type StandIn, startStandIn } from "./stand-in.ts";

/**
 * Adressevælger with a handful of addresses of all five types; finds those whose title begins with the text, case aside.
 * Only houses and addresses have an id. Refuses a text of more than 73 characters, and a token of less than ten.
 */
export async function startAdressevaelger(): Promise<StandIn> {
  const known = [
    { type: "vejnavn", titel: "Vestergade" },
    { type: "navngivenvejpostnummer", titel: "Vestergade, 8000 Aarhus C" },
    { type: "husnummer", id: "h1", titel: "Vestergade 12, 8000 Aarhus C" },
    { type: "adresse", id: "a1", titel: "Vestergade 12, 1. tv, 8000 Aarhus C" },
    { type: "husnummer", id: "h3", titel: "Rådhuspladsen 1, 1550 København V" },
    { type: "adresse", id: "a2", titel: "10. Februar Vej 3, 6270 Tønder" },
    { type: "navngivenvejpostnummer", titel: "Fuglsang, Næsby, 5270 Odense N" },
    { type: "vejnavnhusnummer", titel: "Fuglsang 41" },
    { type: "husnummer", id: "h2", titel: "Fuglsang 41, Næsby, 5270 Odense N" },
    { type: "adresse", id: "a3", titel: "Fuglsang 41, st. th, Næsby, 5270 Odense N" },
  ];
  return startStandIn(({ path, query }) => {
    if (path !== "/adresser/soeg") return { status: 404 };
    if ((query.get("token") ?? "").length < 10) return { status: 400 };
    const text = (query.get("tekst") ?? "").toLowerCase();
    if (text.length > 73) return { status: 400 };
    const fund = known.filter(({ titel }) => titel.toLowerCase().startsWith(text));
    const shown = fund.slice(0, Number(query.get("maksimum")));
    return { status: 200, body: { status: "ok", beskrivelse: "", fund: shown } };
  });
}
