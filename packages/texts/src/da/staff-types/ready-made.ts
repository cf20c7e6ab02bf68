import {
  experience,
  guests,
  hygiene,
  pace,
  payment,
  type ReadyBlock,
  standing,
  teamwork,
} from "./common-blocks.ts";

/** A staff type with its questionnaire, ready to be used as it is or changed. */
export interface ReadyMadeStaffType {
  readonly title: string;
  readonly blocks: readonly [ReadyBlock, ReadyBlock, ReadyBlock, ReadyBlock, ReadyBlock];
}

const carrying: ReadyBlock = {
  title: "Tallerkener",
  description: "Om at bære ud og rydde af.",
  question: "Hvor mange tallerkener kan du bære ad gangen?",
  answers: [
    "Det har jeg ikke prøvet",
    "Én i hver hånd",
    "Tre",
    "Fire eller flere",
    "Fire eller flere, og jeg kan servere fra fad",
  ],
};

const drinks: ReadyBlock = {
  title: "Drinks",
  description: "Hvad du kan blande.",
  question: "Hvor mange drinks kan du blande uden opskrift?",
  answers: ["Ingen endnu", "Nogle få", "De ti mest bestilte", "De fleste klassikere", "Jeg laver mine egne"],
};

const coffee: ReadyBlock = {
  title: "Kaffe",
  description: "Om maskine, kværn og mælk.",
  question: "Hvad kan du ved en espressomaskine?",
  answers: [
    "Jeg har aldrig prøvet",
    "Jeg kan trykke på knapperne",
    "Jeg kan lave espresso og skumme mælk",
    "Jeg kan indstille kværnen",
    "Jeg laver latte art og passer maskinen",
  ],
};

const wine: ReadyBlock = {
  title: "Vin",
  description: "Hvad du ved om vin.",
  question: "Hvor godt kender du vin?",
  answers: [
    "Jeg kender rød fra hvid",
    "Jeg kender de mest kendte druer",
    "Jeg kan anbefale en vin til maden",
    "Jeg kan præsentere en vinmenu",
    "Jeg er uddannet i vin",
  ],
};

const pouring: ReadyBlock = {
  title: "Skænkning",
  description: "Om at åbne, smage til og skænke.",
  question: "Hvor tryg er du ved at åbne og skænke vin ved bordet?",
  answers: [
    "Jeg har aldrig prøvet",
    "Jeg kan skænke",
    "Jeg kan åbne og skænke",
    "Jeg kan også omhælde",
    "Jeg kan styre vinen til et stort selskab",
  ],
};

const training: ReadyBlock = {
  title: "Uddannelse",
  description: "Hvad du har lært i et køkken.",
  question: "Hvad er din baggrund i køkkenet?",
  answers: [
    "Jeg laver mad derhjemme",
    "Jeg har hjulpet i et køkken",
    "Jeg har arbejdet som kok uden uddannelse",
    "Jeg er uddannet kok",
    "Jeg har været souschef eller køkkenchef",
  ],
};

const stations: ReadyBlock = {
  title: "Anretning",
  description: "Hvad du kan stå for, når maden skal ud.",
  question: "Hvad kan du stå for til et selskab på 100?",
  answers: [
    "Jeg kan hjælpe",
    "Koldt eller dessert med hjælp",
    "Én station alene",
    "Flere stationer",
    "Hele køkkenet",
  ],
};

const knives: ReadyBlock = {
  title: "Råvarer",
  description: "Om at skrælle, snitte og gøre klar.",
  question: "Hvor vant er du til kniv og råvarer?",
  answers: [
    "Slet ikke",
    "Jeg kan skrælle og vaske",
    "Jeg kan snitte efter anvisning",
    "Jeg kan følge en opskrift alene",
    "Jeg er hurtig og har prøvet store mængder",
  ],
};

const machines: ReadyBlock = {
  title: "Maskiner",
  description: "Om opvaskemaskine, sortering og kemi.",
  question: "Hvor godt kender du en industriopvaskemaskine?",
  answers: [
    "Jeg har aldrig brugt en",
    "Jeg har set en",
    "Jeg kan bruge den",
    "Jeg kan også skifte kemi og rense den",
    "Jeg kan styre en hel opvask",
  ],
};

const leading: ReadyBlock = {
  title: "Ledelse",
  description: "Hvor mange du har haft ansvar for.",
  question: "Hvor stort et hold har du ledet?",
  answers: ["Ingen endnu", "2-3 personer", "4-8 personer", "9-15 personer", "Flere end 15"],
};

const planning: ReadyBlock = {
  title: "Afvikling",
  description: "Om at få aftenen til at gå efter planen.",
  question: "Hvad kan du tage ansvar for til et arrangement?",
  answers: [
    "Min egen opgave",
    "Et par borde",
    "En sal",
    "Hele serveringen",
    "Hele arrangementet med køkken og vært",
  ],
};

const cloakroom: ReadyBlock = {
  title: "Overblik",
  description: "Om numre, jakker og kø.",
  question: "Hvor mange gæster har du haft i en garderobe?",
  answers: ["Ingen endnu", "Op til 50", "Op til 150", "Op til 400", "Flere end 400"],
};

const frontDesk: ReadyBlock = {
  title: "Systemer",
  description: "Om at tjekke gæster ind og ud.",
  question: "Hvor godt kender du et hotelsystem?",
  answers: [
    "Slet ikke",
    "Jeg har set et",
    "Jeg har brugt et med hjælp",
    "Jeg kan tjekke gæster ind og ud",
    "Jeg kan flere systemer og aftenens afslutning",
  ],
};

const languages: ReadyBlock = {
  title: "Sprog",
  description: "De sprog, du kan tale med gæster på.",
  question: "Hvilke sprog kan du bruge på arbejdet?",
  answers: [
    "Lidt dansk eller engelsk",
    "Dansk eller engelsk",
    "Dansk og lidt engelsk",
    "Flydende dansk og engelsk",
    "Tre sprog eller flere",
  ],
};

const rooms: ReadyBlock = {
  title: "Værelser",
  description: "Hvor mange værelser du når.",
  question: "Hvor mange værelser gør du klar på en vagt?",
  answers: ["Det har jeg ikke prøvet", "Op til 5", "6-9", "10-14", "15 eller flere"],
};

const thoroughness: ReadyBlock = {
  title: "Grundighed",
  description: "Om at gøre rent efter en liste.",
  question: "Hvor vant er du til at gøre rent efter en tjekliste?",
  answers: ["Slet ikke", "Lidt", "Jeg har prøvet det", "Jeg er vant til det", "Jeg kan kontrollere andres"],
};

/** The staff types that hotels, caterers and event houses book most, in the order in which they are offered. */
export const readyMadeStaffTypes: readonly ReadyMadeStaffType[] = [
  { title: "Tjener", blocks: [experience("servering"), carrying, guests, pace, teamwork] },
  { title: "Bartender", blocks: [experience("baren"), drinks, guests, pace, payment] },
  { title: "Kok", blocks: [experience("arbejdet som kok"), training, stations, hygiene, pace] },
  { title: "Opvasker", blocks: [experience("opvask"), machines, hygiene, pace, standing] },
  {
    title: "Runner",
    blocks: [experience("at løbe med mad og rydde af"), carrying, pace, standing, teamwork],
  },
  { title: "Overtjener / afvikler", blocks: [experience("afvikling"), leading, planning, guests, pace] },
  {
    title: "Garderobepersonale",
    blocks: [experience("garderoben"), cloakroom, guests, pace, payment],
  },
  { title: "Sommelier", blocks: [experience("vin på restaurant"), wine, pouring, guests, teamwork] },
  { title: "Barista", blocks: [experience("arbejdet som barista"), coffee, guests, pace, payment] },
  {
    title: "Køkkenmedhjælper",
    blocks: [experience("arbejdet i et køkken"), knives, hygiene, pace, teamwork],
  },
  { title: "Receptionist", blocks: [experience("reception"), frontDesk, languages, guests, payment] },
  {
    title: "Værelsespersonale",
    blocks: [experience("rengøring på hotel"), rooms, thoroughness, standing, teamwork],
  },
];
