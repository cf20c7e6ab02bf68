/** Forty invented people. The first three are named on the console; all sign in as `local:<first>-<last>`. */
export const demoPeople = [
  "Anna Krogh",
  "Jonas Thomsen",
  "Line Bech",
  "Mikkel Skov",
  "Freja Nyborg",
  "Oskar Holm",
  "Sara Ravn",
  "Emil Dam",
  "Ida Lund",
  "Noah Kjær",
  "Clara Bruun",
  "William Friis",
  "Alma Vestergaard",
  "Lucas Møller",
  "Ella Søndergaard",
  "Viktor Bang",
  "Josefine Hald",
  "Malthe Juhl",
  "Laura Toft",
  "August Lind",
  "Sofie Bak",
  "Elias Mørk",
  "Maja Hjorth",
  "Carl Winther",
  "Nanna Bisgaard",
  "Valdemar Ager",
  "Liv Kragh",
  "Storm Engberg",
  "Agnes Birk",
  "Anton Gade",
  "Karla Mortensen",
  "Magnus Riis",
  "Emma Brandt",
  "Felix Norup",
  "Olivia Damgaard",
  "Sebastian Kofoed",
  "Rosa Lykke",
  "Theo Villadsen",
  "Vigga Strand",
  "Bertram Enevoldsen",
].map(personOf);

/** Two who were booked for one past shift each, lately, and did not come: they are frozen, and work no other. */
export const demoNoShows = ["Mads Lorentzen", "Signe Aaby"].map((name, place) =>
  personOf(name, demoPeople.length + place),
);

export type DemoPerson = ReturnType<typeof personOf>;

function personOf(name: string, index: number) {
  const [first = "", last = ""] = name.split(" ");
  return {
    first,
    last,
    subject: `local:${first}-${last}`.toLowerCase(),
    mailbox: `${plain(first)}.${plain(last)}`,
    ...placeOf(index),
    index,
  };
}

const descriptions = [
  "Jeg har arbejdet på caféer og til bryllupper og kan lide, når der er liv i lokalet.",
  "Rolig, når det er travlt. Møder altid til tiden.",
  "Studerende med god erfaring fra hotel og restaurant.",
  "Vant til store selskaber og glad for at tage fat, hvor der er brug for det.",
];

export function descriptionOf(person: DemoPerson): string {
  return descriptions[person.index % descriptions.length] ?? "";
}

function placeOf(index: number): { city: string; zip: string; region: string } {
  const places = [
    { city: "Aarhus C", zip: "8000", region: "eastJutland" },
    { city: "København K", zip: "1050", region: "copenhagen" },
    { city: "Aarhus N", zip: "8200", region: "eastJutland" },
    { city: "Odense C", zip: "5000", region: "fyn" },
    { city: "Frederiksberg", zip: "2000", region: "copenhagen" },
  ];
  return places[index % places.length] ?? { city: "Aarhus C", zip: "8000", region: "eastJutland" };
}

/** As it stands in an e-mail address. */
function plain(name: string): string {
  return name.toLowerCase().replace("æ", "ae").replace("ø", "oe").replace("å", "aa");
}

/** Nobody signs in to it: whoever is new and gives its number asks for it. */
export const demoOldProfile = {
  first_name: "Karen",
  last_name: "Østergaard",
  phone: "20550199",
  email: "karen-oestergaard@vagtklar.test",
  address: "Møllevej 3",
  city_zip: "8000",
  city: "Aarhus C",
  birth_date: "1990-01-01",
  description: "Ti år som tjener på Hotel Nordlys.",
  cpr: "0101900000",
} as const;
