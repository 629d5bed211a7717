/** Roman numerals: of rulers, of chapters, and as ordinals before a noun. */
import type { Edit } from '../edit.ts';
import { romanValue } from '../roman.ts';
import { caseAt, definiteOrdinal, hasDeterminer, ordinalEnding, wordsBefore, type Case } from './inflection.ts';
import { cardinal, ordinalStem } from './numbers.ts';
import { dotAfter, isStarter } from './sentence-end.ts';
import { isOrdinal } from './whole-numbers.ts';

const men = new Set(
  (
    'ludwig friedrich wilhelm karl heinrich otto konrad rudolf franz joseph josef leopold ferdinand maximilian philipp philip georg johann johannes ' +
    'paul pius benedikt benedictus gregor leo innozenz klemens clemens urban nikolaus alexander peter iwan paul alfons christian gustav gustaf adolf eduard ' +
    'edward jakob jakobus richard james charles henry georg george napoleon nikolai ptolemaios ramses dareios darius kyros xerxes thutmosis amenophis ' +
    'sethos david sixtus bonifatius bonifaz martin eugen eugenius julius hadrian kalixt calixtus stephan stefan stephanus albrecht ernst august joachim ' +
    'johan harald haakon olav erik knut waldemar magnus sigismund kasimir boleslaw wladislaw matthias michael manuel alfonso juan carlos felipe louis ' +
    'viktor emanuel umberto mehmed mehmet murad suleiman selim mohammed hussein abdullah hassan franziskus rainier albert günther hermann bernhard ' +
    'balduin robert sancho pedro dom lothar arnulf karlmann pippin theoderich chlodwig justinian konstantin theodosius artaxerxes'
  ).split(' '),
);
const women = new Set(
  'elisabeth elizabeth katharina maria margarethe margarete christina christine johanna anna viktoria victoria wilhelmina beatrix isabella kleopatra mary charlotte eleonore sophie juliana agnes matilda'.split(
    ' ',
  ),
);
const labels =
  /(?:kapitel|teil|band|akt|szene|buch|artikel|abschnitt|phase|typ|stufe|klasse|gruppe|liga|runde|abbildung|tabelle|tafel|anhang|anlage|titel|kategorie|variante|episode|staffel|folge|bowl|hartz|formel|division|block|zone|mark|abschnitt|jahrgang|satz|ziffer|nummer|sektor|kammer|sinfonie)$/;

function lastRuler(word: string): { gender: 'm' | 'f'; isGenitive: boolean } | undefined {
  for (const [name, isGenitive] of [
    [word, false],
    [word.replace(/['’]?s$/, ''), true],
  ] as const) {
    if (men.has(name)) return { gender: 'm', isGenitive };
    if (women.has(name)) return { gender: 'f', isGenitive };
  }
  return undefined;
}

const titleGenitive = /^(?:des|königs|kaisers|papstes|zaren|herzogs|fürsten|kurfürsten|grafen)$/;

/** The case of a ruler's name, past the titles and names before the numeral. */
function caseOfRuler(text: string, at: number): Case {
  let from = at;
  for (let i = 0; i < 4; i += 1) {
    const match = /(\p{Lu}[\p{L}'’-]{0,24})[ \u00a0]$/u.exec(text.slice(Math.max(0, from - 30), from));
    if (!match) break;
    const word = (match[1] ?? '').toLowerCase();
    if (titleGenitive.test(word)) return 'genitive';
    const kind = caseAt(text, from);
    if (kind !== 'nominative' && i > 0) return kind;
    from -= match[0].length;
  }
  const [word = ''] = wordsBefore(text, from, 1);
  if (/^(?:dem|vom|zum|beim|im)$/.test(word)) return 'dative';
  if (/^(?:den)$/.test(word)) return 'accusative';
  if (titleGenitive.test(word)) return 'genitive';
  return caseAt(text, from);
}

export function romanNumeral(text: string, at: number, word: string): Edit[] | undefined {
  const value = /^[IVXLCDM]{1,9}$/.test(word) ? romanValue(word) : undefined;
  if (value === undefined) return undefined;
  const end = at + word.length;
  const hasDot = text[end] === '.';
  const stop = hasDot ? end + 1 : end;
  const [before = ''] = wordsBefore(text, at, 1);
  const isAfterName = /\p{Lu}[\p{L}'’]{0,24}[ \u00a0]$/u.test(text.slice(Math.max(0, at - 28), at));
  const ruler = isAfterName ? lastRuler(before) : undefined;
  if (ruler && !(word === 'I' && !hasDot)) {
    const kind = ruler.isGenitive ? 'genitive' : caseOfRuler(text, at);
    const spoken = definiteOrdinal(ordinalStem(value), ruler.gender, kind);
    return [{ from: at, to: stop, spoken: spoken + (hasDot ? dotAfter(text, stop) : '') }];
  }
  if (labels.test(before) && (word.length > 1 || 'IVX'.includes(word)))
    return [{ from: at, to: end, spoken: cardinal(value) }];
  // "II. Weltkrieg", but not "Malcolm X. Das …".
  if (
    hasDot &&
    !isStarter(text, stop) &&
    /^[IVX]+$/.test(word) &&
    (!isAfterName || word.length > 1 || hasDeterminer(text, at))
  ) {
    if (isOrdinal(text, at, stop) && (word.length > 1 || /^[ \u00a0]\p{Lu}/u.test(text.slice(stop, stop + 2))))
      return [{ from: at, to: stop, spoken: ordinalStem(value) + ordinalEnding(text, at, stop) }];
  }
  const isLikely =
    /^[IVX]{2,}$/.test(word) ||
    (word.length > 2 && /[IVX]/.test(word) && /^[IVXLC]+$/.test(word) && !notNumerals.has(word)) ||
    /^M{1,2}[CDXLVI]{3,}$/.test(word);
  return isLikely && (isAfterName || word.length > 2) && !notNumerals.has(word)
    ? [{ from: at, to: end, spoken: cardinal(value) }]
    : undefined;
}
const notNumerals = new Set(['XXL', 'XXX', 'CIV', 'LCI', 'CLI', 'MIX', 'DIV', 'CCC', 'XX', 'LXX', 'LIV']);
