/** The gender of nouns: of common ones by their last part, of others by their ending. */

export type Gender = 'm' | 'f' | 'n';

const listed: readonly (readonly [Gender, string])[] = [
  [
    'm',
    'abend abschnitt absatz advent akt aufsatz apfel ausflug bahnhof ball band baum becher bericht besuch besucher betrag bezirk bitcoin brief ' +
      'bruder buchstabe bund bus cent club dollar ehemann entwurf euro fall fehler film fisch fluss franken freund fuß gang garten gast geburtstag ' +
      'gipfel grad groschen gruß halbmarathon herbst herr hof hund hut jahrgang jahrestag jahrhundertfund januar februar märz april mai juni juli august ' +
      'september oktober november dezember job junge kaffee kaiser kandidat karton kasten kerl knopf koch koffer kollege kongress ' +
      'konzern kopf korb kreis krieg kuchen kuss kunde kurs lauf leser liter löffel löwe mann marathon meter mittwoch moment ' +
      'monat mord morgen mensch name nachmittag nachname nummerneins ort papst parteitag pass patient pfennig platz plan preis präsident ' +
      'prinz prozess pullover punkt rang rappen raum ring rock rubel sack saal satz schal schilling schluss schritt schuss schuh ' +
      'sieg sitz sohn sommer sonntag spieltag sprung stab stein stern stock stich stoß strauß streit stuhl tag tanz teil teilnehmer ' +
      'tisch titel ton topf tropfen turm unfall vater vergleich versuch vertrag vorfall vorschlag vorname wagen wahlgang weg weltkrieg ' +
      'wert winter witz wunsch yen zahn zaun zoll zug zweig zwerg schnitt eid bau biss hit song clip kilometer',
  ],
  [
    'f',
    'angst art arbeit ausfahrt bank braut brust bundesliga burg butter fahrt faust feder firma flut form frau frist front ' +
      'frucht gans gefahr gegend gestalt gewalt hand haut heirat hochzeit insel jagd kraft kuh kunst last liga luft macht maus ' +
      'mark mauer minute mutter nacht not nummer nuss oper person pflicht post prüfung qual rechnung schicht schlacht schuld ' +
      'schulter schwester schrift see spur stadt stirn stunde tat tochter tür uhr und vorfahrt wahl wand welt wette woche wurst ' +
      'wurzel zahl zeit zukunft liebe ausgabe auflage klasse etage runde staffel folge halbzeit steuer million auswahl wut ehefrau us-dollarnote',
  ],
  [
    'n',
    'abitur amt auge auto bad baby band bett bier bild blatt blut boot brot buch bundesland büro dach ding dorf drittel ei ' +
      'eis ende exemplar fach fahrrad fenster fest feuer finale foto fünftel gebot gebäude geld geschenk gesetz gespräch getränk gewicht glas gleis ' +
      'gold gramm halbjahr handy haus heft hemd herz hotel huhn interview jahr jahrhundert jahrtausend joule kapitel karat kilo ' +
      'kilogramm kind kleid knie konzert land leben lebensjahr licht lied loch lokal los mal medikament meer messer milligramm ' +
      'mitglied museum obergeschoss ohr opfer ort-ende paar paket papier parlament pferd pfund photo pixel problem produkt ' +
      'programm projekt prozent quartal rad radio rathaus recht reich restaurant schiff schiffchen schloss schuljahr schwein ' +
      'semester signal spiel stück system team telefon theater ticket tier tor treffen untergeschoss urteil verbot viertel ' +
      'viertelfinale volk watt wasser werk wort wunder zeichen zeug ziel zimmer konzil byte volt ampere taxi album bundesamt',
  ],
];

const byNoun = new Map<string, Gender>(
  listed.flatMap(([gender, nouns]) => nouns.split(' ').map((noun) => [noun, gender] as const)),
);

const endings: readonly (readonly [RegExp, Gender])[] = [
  [/(?:ung|heit|keit|schaft|[ts]ion|tät|ik|ur|ei|enz|anz|thek|ie|in|nis?s?e)$/, 'f'],
  [/(?:chen|lein|ment|um|tum|nis|ett|eum|lett|al)$/, 'n'],
  [/^ge.*e$/, 'n'],
  [/e$/, 'f'],
  [/(?:er|ling|ismus|or|ant|ent|ist|ig|ich|eur|är|and|us|en|el)$/, 'm'],
];

/** The gender of a noun in the singular; undefined where neither its last part nor its ending tells. */
export function genderOf(noun: string): Gender | undefined {
  const word = noun.toLowerCase();
  for (let from = 0; from <= word.length - 3 || from === 0; from += 1) {
    const gender = byNoun.get(word.slice(from));
    if (gender) return gender;
  }
  return endings.find(([ending]) => ending.test(word))?.[1];
}
