/**
 * Well-known streets of the larger Danish towns, compiled by ourselves from common knowledge: a help while typing,
 * never a proof that an address exists. The towns that a name most likely means stand first.
 */
const table = `
1050 Kongens Nytorv | 1051 Nyhavn | 1058 Havnegade | 1060 Holmens Kanal | 1061 Ved Stranden | 1069 Bremerholm
1100 Østergade | 1101 Ny Østergade | 1107 Grønnegade | 1112 Pilestræde | 1114 Kronprinsensgade | 1119 Landemærket
1123 Gothersgade | 1150 Købmagergade | 1154 Gråbrødretorv | 1157 Klosterstræde | 1159 Skindergade | 1160 Amagertorv
1161 Vimmelskaftet | 1164 Nygade | 1165 Nørregade | 1171 Fiolstræde | 1172 Krystalgade | 1175 Kultorvet
1200 Højbro Plads | 1201 Læderstræde | 1202 Gammel Strand | 1208 Kompagnistræde | 1250 Sankt Annæ Plads
1251 Kvæsthusgade | 1253 Toldbodgade | 1255 Store Strandstræde | 1256 Amaliegade | 1260 Bredgade | 1263 Esplanaden
1264 Store Kongensgade | 1270 Grønningen | 1300 Borgergade | 1302 Dronningens Tværgade | 1304 Adelgade
1306 Kronprinsessegade | 1350 Øster Voldgade | 1358 Nørre Voldgade | 1360 Frederiksborggade | 1364 Nørre Farimagsgade
1400 Torvegade | 1401 Strandgade | 1415 Overgaden Oven Vandet | 1422 Prinsessegade | 1432 Refshalevej | 1450 Nytorv
1453 Sankt Peders Stræde | 1454 Larsbjørnsstræde | 1455 Studiestræde | 1456 Vestergade | 1457 Gammeltorv
1459 Frederiksberggade | 1466 Rådhusstræde
1550 Rådhuspladsen | 1552 Vester Voldgade | 1553 H.C. Andersens Boulevard | 1560 Kalvebod Brygge
1577 Bernstorffsgade | 1602 Nyropsgade | 1606 Vester Farimagsgade | 1609 Axeltorv | 1610 Gammel Kongevej
1611 Hammerichsgade | 1619 Værnedamsvej | 1620 Vesterbrogade | 1650 Istedgade | 1651 Reventlowsgade
1652 Colbjørnsensgade | 1653 Helgolandsgade | 1655 Viktoriagade | 1656 Gasværksvej | 1657 Eskildsgade
1663 Oehlenschlægersgade | 1666 Matthæusgade | 1670 Enghave Plads | 1674 Enghavevej | 1700 Halmtorvet
1704 Tietgensgade | 1705 Ingerslevsgade | 1711 Flæsketorvet | 1714 Kødboderne | 1720 Sønder Boulevard
1800 Vesterbrogade | 1820 Frederiksberg Allé | 1850 Gammel Kongevej | 1870 Bülowsvej | 1879 H.C. Ørsteds Vej
1958 Rolighedsvej
2000 Falkoner Allé, Godthåbsvej, Nordre Fasanvej, Søndre Fasanvej, Peter Bangs Vej, Smallegade, Roskildevej, Allégade,
Finsensvej, Howitzvej, Borups Allé, Nyelandsvej, Mariendalsvej, Dalgas Boulevard, Pile Allé, Kong Georgs Vej, Duevej
2100 Østerbrogade, Nordre Frihavnsgade, Classensgade, Strandboulevarden, Jagtvej, Tagensvej, Blegdamsvej, Øster Allé,
Trianglen, Dag Hammarskjölds Allé, Randersgade, Århusgade, Lyngbyvej, Østbanegade, Øster Farimagsgade,
Sortedam Dossering, Indiakaj, Amerika Plads, Langelinie, Sundkrogsgade
2150 Orientkaj, Göteborg Plads, Helsinkigade, Sandkaj, Fortkaj
2200 Nørrebrogade, Jagtvej, Tagensvej, Blågårdsgade, Ravnsborggade, Elmegade, Sankt Hans Torv, Guldbergsgade,
Fælledvej, Jægersborggade, Rantzausgade, Griffenfeldsgade, Stefansgade, Nørre Allé, Blegdamsvej, Ryesgade, Mimersgade,
Heimdalsgade, Haraldsgade
2300 Amagerbrogade, Islands Brygge, Artillerivej, Ørestads Boulevard, Amagerfælledvej, Holmbladsgade, Øresundsvej,
Amager Strandvej, Vermlandsgade, Njalsgade, Kay Fiskers Plads, Center Boulevard, Arne Jacobsens Allé, Englandsvej,
Strandlodsvej, Prags Boulevard, Backersvej, Sundholmsvej, Edvard Thomsens Vej, Hannemanns Allé, Uplandsgade
2400 Frederikssundsvej, Tomsgårdsvej, Hulgårdsvej, Rentemestervej, Dortheavej, Frederiksborgvej, Lygten, Tuborgvej
2450 Borgbjergsvej, Sluseholmen, Teglholmsgade, Teglholm Allé, Mozartsvej, Scandiagade, Sydhavnsgade, Frederikskaj,
Vasbygade, Enghavevej, P. Knudsens Gade
2500 Valby Langgade, Toftegårds Plads, Toftegårds Allé, Gammel Køge Landevej, Vigerslev Allé, Roskildevej,
Vigerslevvej, Peter Bangs Vej, Søndre Fasanvej, Retortvej
2600 Hovedvejen, Banegårdsvej, Ejby Industrivej, Fabriksparken | 2605 Park Allé, Brøndbyvester Boulevard,
Kirkebjerg Allé, Brøndbyøster Boulevard | 2610 Roskildevej, Rødovrevej, Tårnvej, Islevdalvej, Rødovre Centrum
2620 Roskildevej, Herstedøstervej | 2630 Taastrup Hovedgade, Roskildevej, Høje Taastrup Boulevard
2635 Ishøj Store Torv, Ishøj Strandvej, Ishøj Stationsvej | 2650 Hvidovrevej, Gammel Køge Landevej, Kettegård Allé,
Stamholmen, Brostykkevej | 2670 Greve Strandvej | 2700 Frederikssundsvej, Brønshøjvej
2720 Jernbane Allé, Jyllingevej, Ålekistevej, Vanløse Allé | 2730 Herlev Hovedgade, Herlev Torv, Herlev Bygade, Hørkær
2750 Centrumgaden, Lautrupvang, Lautruphøj, Baltorpvej | 2770 Amager Landevej, Lufthavnsboulevarden, Amager Strandvej
2800 Lyngby Hovedgade, Lyngby Torv, Jernbanepladsen, Klampenborgvej, Nørgaardsvej, Anker Engelunds Vej, Lundtoftevej,
Buddingevej, Nybrovej | 2820 Gentoftegade | 2830 Kongevejen, Virum Torv | 2840 Kongevejen, Øverødvej
2860 Søborg Hovedgade, Buddingevej, Gladsaxevej, Vandtårnsvej, Dynamovej | 2880 Bagsværd Hovedgade
2900 Strandvejen, Tuborg Boulevard, Tuborg Havnevej, Hellerupvej, Philip Heymans Allé, Bernstorffsvej
2920 Strandvejen, Jægersborg Allé, Ordrupvej | 2930 Strandvejen | 2950 Vedbæk Strandvej | 2960 Rungsted Strandvej
2970 Hovedgaden, Usserød Kongevej, Slotsmarken
3000 Stengade, Stjernegade, Bjergegade, Strandgade, Kongevejen, Sudergade, Nordre Strandvej
3400 Slotsgade, Helsingørgade, Københavnsvej, Frederiksværksgade, Milnersvej, Torvet, Roskildevej
3460 Hovedgaden, Stationsvej | 3520 Farum Hovedgade, Frederiksborgvej | 3600 Jernbanegade, Færgevej
3700 Store Torv, Lille Torv, Snellemark, Store Torvegade, Nordre Kystvej, Strandvejen | 3760 Brøddegade
4000 Algade, Skomagergade, Københavnsvej, Ringstedgade, Stændertorvet, Jernbanegade, Køgevej, Hestetorvet, Bondetinget,
Vindeboder, Frederiksborgvej, Darupvej, Rabalderstræde, Støden
8000 Vestergade, Søndergade, Ryesgade, Store Torv, Lille Torv, Guldsmedgade, Nørregade, Åboulevarden, Frederiksgade,
Fredensgade, Banegårdspladsen, Park Allé, Vesterbrogade, Vesterbro Torv, Mejlgade, Skolegade, Skolegyde, Østergade,
Jægergårdsgade, Frederiks Allé, M.P. Bruuns Gade, Sønder Allé, Nørre Allé, Nørrebrogade, Trøjborgvej,
Tordenskjoldsgade, Skovvejen, Kystvejen, Hack Kampmanns Plads, Mindet, Europaplads, Havnegade, Toldbodgade, Nørreport,
Studsgade, Graven, Volden, Badstuegade, Klostergade, Borggade, Rosensgade, Vester Allé, Thomas Jensens Allé, Aros Allé,
Silkeborgvej, Marselis Boulevard, Strandvejen, Ceres Allé, Bernhardt Jensens Boulevard, Ankersgade, Ny Munkegade,
Langelandsgade, Dalgas Avenue, Sankt Knuds Torv, Fiskergade, Immervad, Clemens Torv, Bispetorv, Kannikegade
8200 Randersvej, Helsingforsgade, Finlandsgade, Åbogade, Paludan-Müllers Vej, Brendstrupgårdsvej, Katrinebjergvej,
Palle Juul-Jensens Boulevard, Olof Palmes Allé, Hedeager, Agro Food Park
8210 Silkeborgvej, Viborgvej, Ryhavevej, Fuglebakkevej, Bispehavevej | 8220 Silkeborgvej, Edwin Rahrs Vej, Hovedgaden
8230 Silkeborgvej, Søren Frichs Vej | 8240 Grenåvej, Nordre Strandvej, Lystrupvej, Tretommervej
8250 Grenåvej, Egå Havvej | 8260 Skanderborgvej, Viby Torv, Viby Ringvej, Åhavevej, Søndervangs Allé, Hasselager Allé
8270 Oddervej, Rosenvangs Allé, Axel Kiers Vej, Jelshøjvej | 8310 Landevejen, Tranbjerg Hovedgade
5000 Vestergade, Kongensgade, Overgade, Nørregade, Vesterbro, Skibhusvej, Albanigade, Flakhaven, Brandts Passage,
Jernbanegade, Østre Stationsvej, Thomas B. Thriges Gade, Claus Bergs Gade, Hunderupvej, Læssøegade, Londongade,
Gråbrødre Plads, Pogestræde, Filosofgangen, Mageløs, Vintapperstræde, Klaregade, Slotsgade, Dannebrogsgade,
Nyborgvej, Grønnegade, Benedikts Plads | 5200 Middelfartvej | 5210 Rugårdsvej, Bogensevej | 5220 Ørbækvej
5230 Niels Bohrs Allé, Campusvej, Munkebjergvej | 5240 Vollsmose Allé | 5250 Dalumvej, Assensvej | 5260 Svendborgvej
5500 Algade, Brogade | 5600 Torvet, Østergade | 5610 Østergade
5700 Møllergade, Gerritsgade, Brogade, Torvet, Toldbodvej, Jessens Mole, Centrumpladsen, Frederiksgade
5800 Nørregade, Torvet, Adelgade, Østerøvej
9000 Boulevarden, Vesterbro, Østerågade, Algade, Bispensgade, Jomfru Ane Gade, Nytorv, Slotsgade, Nørregade,
Nyhavnsgade, Strandvejen, Prinsensgade, Jernbanegade, Danmarksgade, Vingårdsgade, Hasserisgade, Kastetvej, Hobrovej,
Gammeltorv, C.W. Obels Plads, Budolfi Plads, Rendsburggade, Musikkens Plads, Kjellerupsgade, Østerbro,
Sankelmarksgade, Kayerødsgade, Ved Stranden, Borgergade, Reberbansgade, Sønderbro, John F. Kennedys Plads,
Gravensgade, Europa Plads | 9200 Skelagervej, Hobrovej | 9210 Hadsundvej, Sohngårdsholmsvej
9220 Fredrik Bajers Vej, Humlebakken, Selma Lagerløfs Vej | 9400 Lindholm Brygge, Torvet, Vestergade, Thistedvej
4100 Torvet, Nørregade, Sankt Hansgade, Sankt Bendtsgade | 4180 Storgade, Torvet
4200 Nytorv, Jernbanegade, Rosengade, Schweizerpladsen, Løvegade | 4220 Algade, Halsskovvej
4300 Ahlgade, Jernbanevej, Smedelundsgade, Kalundborgvej | 4400 Kordilgade, Skibbrogade
4600 Torvet, Nørregade, Vestergade, Brogade, Københavnsvej, Jernbanegade
4700 Axeltorv, Ringstedgade, Jernbanegade, Kindhestegade, Ramsherred, Vordingborgvej, Farimagsvej | 4760 Algade
4800 Slotsgade, Langgade, Frisegade, Jernbanegade | 4900 Axeltorv, Søndergade | 4930 Vestergade, Torvet
6000 Jernbanegade, Helligkorsgade, Søndergade, Akseltorv, Adelgade, Låsbygade, Vejlevej, Skamlingvejen, Haderslevvej,
Slotsgade, Skovvejen, Agtrupvej | 6100 Nørregade, Storegade, Gravene, Bispegade, Jomfrustien
6200 Storegade, Ramsherred, Nørreport, Haderslevvej | 6270 Storegade, Østergade, Vestergade
6400 Perlegade, Rådhustorvet, Jernbanegade, Store Rådhusgade, Alsion | 6600 Nørregade, Søndergade
6700 Kongensgade, Torvegade, Skolegade, Torvet, Havnegade, Exnersgade, Storegade, Strandbygade, Smedegade,
Englandsgade, Nørregade, Norgesgade, Dokvej | 6760 Overdammen, Nederdammen, Torvet, Saltgade
6800 Kræmmergade, Storegade | 6900 Bredgade | 6950 Torvet, Nygade
7000 Gothersgade, Vendersgade, Danmarksgade, Jyllandsgade, Prinsessegade, Norgesgade
7100 Nørregade, Søndergade, Nørretorv, Vestergade, Kirketorvet, Flegborg, Dæmningen, Grønnegade, Havnegade,
Boulevarden, Gormsgade, Horsensvej, Skolegade, Ibæk Strandvej | 7190 Passagerterminalen, Nordmarksvej, Åstvej
7330 Storegade | 7400 Bredgade, Østergade, Torvet, Dalgasgade, Skolegade, Silkeborgvej, Kaj Zartows Vej
7500 Nørregade, Østergade, Store Torv, Søndergade, Nygade | 7600 Østergade, Vestergade
7700 Storegade, Vestergade, Store Torv | 7800 Nørregade, Adelgade, Østertorv, Frederiksgade
8300 Rosensgade | 8400 Adelgade, Jernbanegade | 8500 Storegade, Lillegade, Torvet
8600 Vestergade, Søndergade, Torvet, Østergade, Tværgade, Godthåbsvej, Borgergade, Nygade, Hostrupsgade, Estrupsgade,
Papirfabrikken | 8660 Adelgade | 8680 Skanderborgvej, Klostervej
8700 Søndergade, Graven, Nørregade, Rådhustorvet, Vitus Berings Plads, Smedegade, Allégade, Fussingsvej
8800 Sankt Mathias Gade, Vestergade, Nytorv, Gravene, Sankt Mogens Gade, Jernbanegade, Banegårdspladsen
8900 Rådhustorvet, Vestergade, Brødregade, Houmeden, Storegade, Dytmærsken, Middelgade, Østervold, Slotsgade,
Jernbanegade, Tørvebryggen, Toldbodgade
9480 Torvet, Søndergade | 9492 Aalborgvej, Høkervej | 9500 Adelgade, Store Torv | 9560 Storegade
9600 Himmerlandsgade | 9700 Algade, Bredgade | 9800 Østergade, Nørregade, Strømgade, Jernbanegade, Sankt Olai Plads
9900 Danmarksgade, Søndergade, Havnegade, Rådhus Allé, Lodsgade, Tordenskjoldsgade
9990 Sankt Laurentii Vej, Havnevej, Brøndumsvej, Oddevej
`;

/** A street of one postal code. */
export interface TownStreet {
  street: string;
  code: string;
}

/** Every street of the table, in its order. */
export function parseStreets(): TownStreet[] {
  const groups = table.replaceAll("\n", " ").matchAll(/(\d{4}) ([^|\d]+)/g);
  return [...groups].flatMap(([, code = "", names = ""]) =>
    names.split(",").map((name) => ({ street: name.trim(), code })),
  );
}
