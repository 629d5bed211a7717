/** Roman numerals: of rulers, centuries, wars and chapters. */
import type { Edit } from '../edit.ts';
import { romanValue } from '../roman.ts';
import { ordinalEnding, wordsAfter, wordsBefore } from './grammar.ts';
import { cardinal } from './numbers.ts';
import { ordinal, type Ending } from './ordinals.ts';
import { dotAfter } from './sentence-end.ts';

/** Beginnings of the names of rulers, in any case. */
const men =
  /^(?:ludwik|jan|paw(?:eł|ł)|zygmun|august|henryk|karol|władysław|kazimierz|stanisław|bolesław|mieszk|fryderyk|wilhelm|otto|filip|piotr|aleksand|mikołaj|iwan|napoleon|pius|benedykt|grzegorz|leon|klemens|innocent|urban|edward|jerz|jakub|ryszard|gustaw|chrystian|józef|francisz|leopold|ferdynand|maksymilian|rudolf|konrad|ramzes|ptolemeusz|dariusz|kserks|przemys|lesz|olaf|haakon|harald|alfons|juan|sykstus|juliusz|bonifac|wacław|matiasz|maciej|stefan|emanuel|wiktor|umbert|selim|sulejman|mehmed|mahmud|abdullah|abdullach|husajn|mohamed|robert|albert|baldwin|rajner|czesław|ziemowit|konstanty|justynian|teodozj|hadrian|celestyn|eugen|marcin|mateusz|teodor|dawid|malkolm)\p{L}{0,5}$/u;
const women =
  /^(?:elżbie[tc]|katarzyn|mari|ann|małgorza[tc]|wiktori|krysty|izabel|kleopatr|jadwi|beatryks|joann|wilhelmin|julian)(?:a|y|i|ę|ą|ie|o|ze)?$/u;

/** The ending of a ruler's ordinal is that of the name. */
function rulerEnding(name: string): Ending | undefined {
  if (women.test(name)) {
    if (/ą$|ę$/.test(name)) return 'ą';
    return name.endsWith('a') ? 'a' : 'ej';
  }
  if (!men.test(name)) return undefined;
  if (/(?:ego|a)$/.test(name)) return 'ego';
  if (/(?:owi|emu)$/.test(name)) return 'emu';
  return /(?:[ei]m|u|ie|rze|le)$/.test(name) && name !== 'maciej' ? 'ym' : 'y';
}

/** Nouns that a numeral before them counts off. */
const countedAfter =
  /^(?:wiek|wojn|połow|rzecz|rzesz|klas|lig|lidz|edycj|kwarta|semest|etap|rund|stop|kadencj|liceum|pięt|tysiącleci|miejsc|tur[aęyzą]|filar|dynasti|korpus|dywizj|zmian|grup|kolejk|faz|rozbi|międzynar|sobór|soboru|konkurs|festiwal|zjazd|kongres|powstani|rocznic|symfoni|koncert|część|części|akt|światow|olimpiad|igrzysk|mistrzostw|armi|oddział|wydział|instancj|kategori|etapu|kwartał|półrocz|dekad|nagrod|komisj|konferencj|urodzin|lo$)/;
/** Nouns that a numeral after them names. */
const countedBefore: readonly (readonly [RegExp, Ending])[] = [
  [
    /^(?:rozdział|tom|akt|etap|stopień|semestr|kwartał|wariant|typ|poziom|artykuł|filar|zeszyt|zjazd|sobór|dział)$/,
    'y',
  ],
  [/^(?:rozdziału|tomu|aktu|etapu|stopnia|semestru|kwartału|wariantu|typu|poziomu|artykułu|filaru|działu)$/, 'ego'],
  [
    /^(?:rozdziale|tomie|akcie|etapie|stopniu|semestrze|kwartale|wariancie|typie|poziomie|rozdziałem|tomem|etapem|artykule|dziale)$/,
    'ym',
  ],
  [/^(?:część|księga|klasa|faza|grupa|kategoria|liga|scena|dywizja|strefa|pieśń|runda|symfonia)$/, 'a'],
  [
    /^(?:części|księgi|księdze|klasy|klasie|fazy|fazie|grupy|grupie|kategorii|ligi|lidze|sceny|scenie|strefy|strefie|pieśni|rundy|rundzie|symfonii)$/,
    'ej',
  ],
];
const halves =
  /^(?:przełomi?e?|połow[aęyie]{1,2}|koni?ec|końc[ua]|począt[ek]{2}|początk[ui]|schyłk[ui]|lata|lat|latach|ćwierć|ćwierci|druga|drugiej|pierwszej|trzeciej)$/;

export function romanNumeral(text: string, at: number, word: string): Edit[] | undefined {
  const value = /^[IVXLCDM]{1,9}$/.test(word) ? romanValue(word) : undefined;
  if (value === undefined) return undefined;
  const end = at + word.length;
  const [before = '', second = ''] = wordsBefore(text, at, 2);
  const edit = (ending: Ending, to = end, more = ''): Edit[] => [
    { from: at, to, spoken: ordinal(value, ending) + more },
  ];
  const isAfterName = /\p{Lu}[\p{L}'’]{0,24}[ \u00a0]$/u.test(text.slice(Math.max(0, at - 28), at));
  const ruler = isAfterName ? rulerEnding(before) : undefined;
  if (ruler) return edit(ruler);
  const century =
    /^(?:[ \u00a0](?:i|lub|oraz|do)[ \u00a0][IVX]{1,5}|[–-][IVX]{1,5})?([ \u00a0])(w\.|wieku|wiek|wiekiem|wieczn)/u.exec(
      text.slice(end, end + 20),
    );
  if (century) return readCentury(text, at, end, value, century);
  const adjective = /^-(wieczn\p{L}{1,6})/u.exec(text.slice(end, end + 14));
  if (adjective) {
    const stem = ordinal(value, 'ego').replaceAll(' ', '').replace(/ego$/, 'o');
    return [{ from: at, to: end + adjective[0].length, spoken: stem + adjective[1] }];
  }
  const [noun] = wordsAfter(text, end);
  if (countedAfter.test(noun) && /^[ \u00a0]/.test(text.slice(end, end + 1)) && !/^(?:i|a)$/.test(noun))
    return edit(ordinalEnding(text, at, end));
  const named = countedBefore.find(([pattern]) => pattern.test(before));
  if (named && /^[IVXLC]+$/.test(word)) return edit(named[1]);
  const isLikely =
    word.length > 1 &&
    (/^[IVX]{2,}$/.test(word) || (/^[IVXLC]{3,}$/.test(word) && /[IVX]/.test(word))) &&
    !notNumerals.has(word);
  return isLikely && (isAfterName || second !== '') && (isAfterName || word.length > 2)
    ? [{ from: at, to: end, spoken: cardinal(value) }]
    : undefined;
}
const notNumerals = new Set(['XXL', 'XXX', 'CIV', 'MIX', 'DIV', 'CCC', 'XX', 'LXX', 'LIV', 'LCI']);

/** `w XIX w.`, `XX wiek`, `na przełomie XIX i XX wieku`. */
function readCentury(text: string, at: number, end: number, value: number, match: RegExpExecArray): Edit[] {
  const [all, gap = ' ', mark = ''] = match;
  const isShared = all.length > gap.length + mark.length;
  const near = text.slice(Math.max(0, at - 16), at);
  const chained = /(?:[IVX]{1,5}(?:[ \u00a0](?:i|lub|oraz|do)[ \u00a0]|[–-]))$/u.exec(near);
  const [before = ''] = wordsBefore(text, chained ? at - chained[0].length : at, 1);
  // "lata 60. XX w." is of the century.
  const isOfCentury = /\d\.?[ \u00a0]$/.test(near);
  let ending: Ending = 'ego';
  if (mark === 'wiek') ending = 'y';
  else if (/^(?:w|we|po|przed|na)$/.test(before) && !halves.test(before)) ending = 'ym';
  else if (before === '' && mark === 'w.' && !isOfCentury) ending = 'y';
  const spoken = ordinal(value, ending);
  if (isShared || mark !== 'w.') return [{ from: at, to: end, spoken }];
  const stop = end + all.length;
  const noun = ending === 'y' ? 'wiek' : before === 'przed' ? 'wiekiem' : 'wieku';
  return [
    { from: at, to: end, spoken },
    { from: end, to: stop, spoken: gap + noun + dotAfter(text, stop) },
  ];
}
