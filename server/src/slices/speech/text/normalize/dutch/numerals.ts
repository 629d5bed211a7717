/** Roman numerals: of rulers, centuries and chapters. */
import { wordBefore } from '../context.ts';
import type { Edit } from '../edit.ts';
import { romanValue } from '../roman.ts';
import { cardinal, ordinal } from './numbers.ts';

const rulers = new Set(
  (
    'lodewijk willem hendrik karel filips philips frederik otto koenraad rudolf frans jozef leopold ferdinand maximiliaan joris george johannes jan johan paulus ' +
    'pius benedictus gregorius leo innocentius clemens urbanus nicolaas nikolaas alexander peter ivan alfons alfonso christiaan gustaaf gustaf adolf eduard edward ' +
    'jacobus jacob richard charles henry napoleon ramses darius david sixtus bonifatius martinus eugenius julius adrianus calixtus stefan stephanus albrecht albert ' +
    'ernst august harald haakon olav erik knut waldemar sigismund casimir viktor victor emanuel umberto mehmet mohammed hoessein abdoellah boudewijn filip robert ' +
    'elizabeth elisabeth catharina maria margaretha christina johanna anna victoria wilhelmina beatrix isabella cleopatra mary floris dirk karl wilhelm friedrich ' +
    'lotharius pepijn justinianus constantijn theodosius ptolemaeus juan felipe louis umberto franciscus'
  ).split(' '),
);
const labels =
  /(?:hoofdstuk|deel|boek|akte|scène|artikel|paragraaf|fase|type|niveau|groep|klasse|bijlage|tabel|figuur|afdeling|bowl|formule|categorie|episode|seizoen|band|titel|sectie|blok|wereldoorlog)$/;
const notNumerals = new Set(['XXL', 'XXX', 'CIV', 'MIX', 'DIV', 'CCC', 'XX', 'LXX', 'LIV', 'LCI', 'CLI']);

export function romanNumeral(text: string, at: number, word: string): Edit[] | undefined {
  const ordinalMatch = /^([IVXLC]{1,7})(?:e|de|ste)$/.exec(word);
  const letters = ordinalMatch?.[1] ?? word.replace(/['’]s$/, '');
  const value = /^[IVXLCDM]{1,9}$/.test(letters) ? romanValue(letters) : undefined;
  if (value === undefined) return undefined;
  const end = at + (ordinalMatch ? word : letters).length;
  const before = wordBefore(text, at);
  const isAfterName = /\p{Lu}[\p{L}'’]{0,24}[ \u00a0]$/u.test(text.slice(Math.max(0, at - 28), at));
  const edit = (spoken: string): Edit[] => [{ from: at, to: end, spoken }];
  if (ordinalMatch) return edit(ordinal(value));
  // "Willem I begon" is the king, "Anna I think" is none.
  if (isAfterName && rulers.has(before)) {
    const said = ordinal(value);
    return edit(`de ${said.charAt(0).toUpperCase()}${said.slice(1)}`);
  }
  if (labels.test(before)) return edit(cardinal(value));
  const isLikely =
    /^[IVX]{2,}$/.test(letters) ||
    (/^[IVXLC]{3,}$/.test(letters) && /[IVX]/.test(letters)) ||
    /^M{1,2}[CDXLVI]{3,}$/.test(letters);
  return isLikely && (isAfterName || letters.length > 2) && !notNumerals.has(letters)
    ? edit(cardinal(value))
    : undefined;
}
