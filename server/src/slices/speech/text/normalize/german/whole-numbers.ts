/** Ordinals, numbers in compounds, numbers that are read digit by digit, and all others. */
import { rule, type Rule } from '../edit.ts';
import { numeral } from '../written-amounts.ts';
import { caseAt, hasDeterminer, nounAfter, one, ordinalEnding, wordsBefore } from './inflection.ts';
import { genderOf } from './noun-table.ts';
import { cardinal, cardinalStem, digitByDigit, number, ordinalStem } from './numbers.ts';
import { endsSentence, isStarter } from './sentence-end.ts';

/** Nouns that a number with a dot before them counts off: "2. Platz". */
const ordinalNouns =
  /(?:platz|klasse|stock|etage|weltkrieg|jahrhundert|jahrtausend|jh|kapitel|liga|bundesliga|runde|auflage|rang|advent|mal|semester|quartal|stufe|generation|minute|halbzeit|geburtstag|jahrestag|akt|preis|mannschaft|obergeschoss|og|ug|schuljahr|lebensjahr|lj|bezirk|gang|wahlgang|etappe|sinfonie|symphonie|strophe|spieltag|lektion|staffel|folge|episode|abschnitt|ausgabe|jahrgang|halbjahr|drittel|viertel|satz|teil|tag|woche|monat|jahr|hälfte|versuch|stelle|position|gebot|sonntag|lesung|kammer|senat|vorsitzender|vorsitzende|bürgermeister|reihe|gruppe|welt|person|hilfe|wahl|sieger|sonate|fc|aufl)$/i;

/** `3.`, `II.`: whether the number with its dot, from `at` to `end`, is an ordinal where it stands. */
export function isOrdinal(text: string, at: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  if (/^(?:, | (?:und|oder|bis|sowie|bzw\.) |[ \u00a0]?[–-][ \u00a0]?)\d{1,3}\./u.test(after)) return true;
  // "1. e4" is a move of chess.
  if (/^[ \u00a0][a-h]x?[a-h]?[1-8]/.test(after)) return false;
  if (/^[ \u00a0]{1,2}\p{Ll}/u.test(after)) return !/\d\.[ \u00a0]$/.test(text.slice(Math.max(0, at - 3), at));
  const isDetermined = hasDeterminer(text, at);
  if (/^[ \u00a0]{1,2}\p{Lu}/u.test(after)) {
    const noun = nounAfter(text, end) ?? '';
    if (ordinalNouns.test(noun)) return true;
    if (isStarter(text, end)) return false;
    const [before = ''] = wordsBefore(text, at, 1);
    return isDetermined || /^(?:in|ab|bis|seit|auf|zu|nach|vor|mit|als|von)$/.test(before);
  }
  return isDetermined && (/^[,;:)!?]/.test(after) || endsSentence(text, end)) && end - at < 5;
}

/** `am 3.`, `der 7. Versuch`, `21.`: the dot makes an ordinal. */
export const ordinalNumber: Rule = rule(/(\d{1,4})\.(?![\d.])/uy, (match, text) => {
  const [all, digits = ''] = match;
  const end = match.index + all.length;
  if (!isOrdinal(text, match.index, end) || /^0\d/.test(digits)) return undefined;
  const ends = endsSentence(text, end);
  return ordinalStem(digits) + ordinalEnding(text, match.index, end) + (ends ? '.' : '');
});

/** `1te`, `3ter`, `20ste`. */
export const writtenOrdinal: Rule = rule(
  /(\d{1,6})-?s?t(e[rsnm]?)(?!\p{L})/uy,
  ([, digits = '', ending = '']) => ordinalStem(digits) + ending,
);

/** `20-jährig`, `16-Jährige`, `3fach`, `5mal`, `100%ig`, `3x`, `4-köpfige`. */
export const compound: Rule = rule(
  /(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:(?:-([\p{Ll}])|-?([Jj])(?=ährig)|(?=fach|mal|stündig|tägig|teilig|jährl|prozentig|stellig|seitig|köpfig|malig)|[ ]?(%)-?(?=ig))(\p{Ll}{1,30})|[ \u00a0]?[x×](?![\p{L}\d]))(?!\p{L})/uy,
  (match, text) => {
    const [all, digits = '', first = '', year = '', percent, rest = ''] = match;
    const stem = cardinalStem(digits.replaceAll('.', ''));
    if (/[x×]$/.test(all) && !rest) {
      const after = text.slice(match.index + all.length, match.index + all.length + 3);
      return /^[ \u00a0]?[\d=(]/.test(after) ? undefined : `${stem}mal`;
    }
    if (percent) return `${stem}prozent${rest}`.replace(/^ein(?=hundertp)/, '');
    // "10-bis": a word that stands by itself.
    if (/^(?:bis|und|oder|der|die|das|km|cm|mm|kg)$/.test(first + rest)) return undefined;
    const word = year ? `j${rest}` : first + rest;
    const said = stem + word;
    return year === 'J' ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  },
);

/** `50.000er`, and the hyphen of `2-Zimmer-Wohnung` keeps the number's stem: `ein-Euro-Job`. */
export const hyphenated: Rule = rule(new RegExp(`(${numeral})(?=-\\p{Lu}\\p{Ll})`, 'uy'), ([, written = '']) =>
  written === '1' ? 'ein' : number(written),
);

const codeWord =
  /(?:^|\P{L})(?:pin|puk|tan|code|\p{L}{0,20}code|passwort|kennwort|blz|bankleitzahl|plz|postleitzahl|konto|kto|kto\.-nr|kennung|aktenzeichen|tel|telefon|fax|mobil|handy|durchwahl|notruf|hotline|\p{L}{3,30}nummer|id)\.?(?:[ \u00a0](?:ist|lautet|lauten|war|heißt|die|den|unter|der))?:?[ \u00a0]$/iu;
const calling =
  /(?:^|\P{L})(?:ruf|rufe|rufen|wähl|wähle|wählen|wählt|wählte|notruf|notrufnummer|telefonnummer|nummer|polizei|feuerwehr|hotline)(?!\p{L})/iu;
const emergency = new Set(['110', '112', '115', '116117', '911', '999', '122', '133', '144', '117', '118', '140']);
/** Nouns that end in `nummer` and are counted, not dialled. */
const countedNumber = /(?:haus|zimmer|seiten|ordnungs|start|rücken|trikot)nummer/iu;

/** `Die PIN lautet 4711`, `007`, `die 112`. */
export const code: Rule = rule(/(\d{3,18})(?![\p{L}\d]|[.,:/]\d)/uy, (match, text) => {
  const [, digits = ''] = match;
  const before = text.slice(Math.max(0, match.index - 48), match.index);
  const isCode = codeWord.test(before) && !countedNumber.test(before);
  const isCall =
    emergency.has(digits) && (calling.test(before) || calling.test(text.slice(match.index, match.index + 30)));
  return isCode || isCall || /^0\d/.test(digits) ? digitByDigit(digits) : undefined;
});

const town =
  /^[ \u00a0](?:(?:bad|sankt|st\.)[ \u00a0])?(?:\p{L}{1,20}-)?(?:\p{L}{1,20}(?:stadt|burg|berg|dorf|hausen|heim|ingen|furt|feld|bach|kirchen|hafen|brücken?|münde|walde|haven|stedt|leben|stein|born|horst|büttel|weiler|hofen)|berlin|hamburg|münchen|köln|frankfurt|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|gera|mönchengladbach|gelsenkirchen|aachen|braunschweig|chemnitz|kiel|krefeld|halle|magdeburg|freiburg|lübeck|erfurt|mainz|rostock|kassel|hagen|potsdam|saarbrücken|hamm|ludwigshafen|mülheim|oldenburg|osnabrück|leverkusen|heidelberg|solingen|darmstadt|regensburg|paderborn|ingolstadt|würzburg|fürth|ulm|heilbronn|pforzheim|göttingen|trier|jena|koblenz|siegen|cottbus|schwerin|weimar|passau|konstanz|lindau|kempten|görlitz|zwickau|plauen|neuss|moers|celle|wolfsburg|bayreuth|bamberg|erlangen|tübingen|reutlingen|esslingen|stralsund|greifswald|flensburg|emden|bern|zürich|basel|genf|luzern|wien|graz|linz|salzburg|innsbruck|klagenfurt|bregenz)(?!\p{Ll})/iu;

/** `10115 Berlin`, `D-80331 München`, `…, 01067 Dresden`. */
export const postcode: Rule = rule(/(\d{4,5})(?=[ \u00a0]\p{Lu})/uy, (match, text) => {
  const [, digits = ''] = match;
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  const isAfterStreet = /\d[a-z]?, $/.test(before) || /(?:^|[^\p{L}])(?:D|A|CH)-$/u.test(before);
  const isTown = town.test(text.slice(match.index + digits.length, match.index + digits.length + 40));
  if (digits.length === 4 && !(isTown && (isAfterStreet || /(?:^|, |\n)$/.test(before)))) return undefined;
  return isTown || isAfterStreet ? digitByDigit(digits) : undefined;
});

/** `12a`, `5b`: a house number. */
export const houseNumber: Rule = rule(
  /(\d{1,4})([ \u00a0]?)([a-h])(?![\p{L}\p{M}\d²³(/])(?![ \u00a0]?[=+*])/uy,
  (match, text) => {
    const [, digits = '', gap = '', letter = ''] = match;
    const [before = ''] = wordsBefore(text, match.index, 1);
    if (gap && !/(?:straße|str|weg|platz|allee|gasse|ring|damm|ufer|nummer|nr|klasse)$/.test(before)) return undefined;
    return `${cardinal(digits)} ${letter}`;
  },
);

const labels =
  /(?:kapitel|gleis|nummer|nr|abs|art|kap|abb|bd|ziff|seite|platz|zimmer|level|stufe|teil|band|klasse|artikel|absatz|satz|abschnitt|linie|formel|phase|runde|tag|halle|terminal|gate|tor|raum|haus|block|version|typ|gruppe|liga|akt|szene|abbildung|tabelle|übung|aufgabe|punkt|schritt|woche|lektion|staffel|folge|kanal|radio|paragraf|ziffer|note|position|code|windows|android|steig|straße|weg|bahnsteig|kilometer|variante|option|frage|antwort|regel|ebene|stock|spieler|team)$/;

/** `1` before a noun is an article: `1 Apfel`, `mit 1 Stunde`. */
export const oneBeforeNoun: Rule = rule(/1(?=[ \u00a0]\p{L}{3})/uy, (match, text) => {
  const noun = /^[ \u00a0](?:\p{Ll}{3,20}[ \u00a0])?(\p{Lu}[\p{L}-]{1,50})/u.exec(
    text.slice(match.index + 1, match.index + 72),
  )?.[1];
  if (!noun || isStarter(text, match.index + 1)) return undefined;
  const [before = ''] = wordsBefore(text, match.index, 1);
  if (labels.test(before) || /^(?:die|der|das|dem|den|im|am|zum|zur)$/.test(before)) return undefined;
  if (/[-–/:.,]$/.test(text.slice(Math.max(0, match.index - 1), match.index))) return undefined;
  return one(genderOf(noun) ?? 'm', caseAt(text, match.index));
});

/** Any other number; a long one digit by digit is `manyDigits`. */
export const plainNumber: Rule = (text, at) => {
  for (const pattern of [exact, loose]) {
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0];
    if (written) return [{ from: at, to: at + written.length, spoken: number(written) }];
  }
  return undefined;
};
const exact = new RegExp(numeral, 'uy');
const loose = /\d{1,18}/uy;

/** `BA2490`, `LH 1234`: flights are read digit by digit. */
export const flight: Rule = (text, at) => {
  flightNumber.lastIndex = at;
  const digits = flightNumber.exec(text)?.[0];
  const before = text.slice(Math.max(0, at - 20), at);
  if (!digits || !/(?:^|[^\p{L}\d])(?:Flug |Flugnummer )?[A-Z]{2} ?$/u.test(before)) return undefined;
  const isFlight = /Flug(?:nummer)? [A-Z]{2} ?$/.test(before) || !before.endsWith(' ');
  return isFlight && digits.length >= 4
    ? [{ from: at, to: at + digits.length, spoken: digitByDigit(digits) }]
    : undefined;
};
const flightNumber = /\d{3,4}(?![\p{L}\d]|[.,]\d)/uy;
