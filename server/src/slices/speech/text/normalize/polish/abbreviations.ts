/** Shortened words, read in full where their surroundings leave no doubt, in the case that they ask for. */
import { createAbbreviations, lookUp } from '../abbreviation-finder.ts';
import type { Edit } from '../edit.ts';
import { declined, onlyBeforeNumber, plain, several, titles, womenSaints } from './abbreviation-table.ts';
import { endsLikeInstrumental, isGenitive, wordsBefore } from './grammar.ts';
import { endsSentence } from './sentence-end.ts';

const foreignSaints = /^ (?:Louis|Paul|Lucia|Kitts|Vincent|Tropez|Malo|Denis|Germain|John|Moritz)(?!\p{L})/u;

function expand(key: string, text: string, at: number, end: number): string | undefined {
  const after = text.slice(end, end + 24);
  const isNumberAfter = /^[ \u00a0]?\d/.test(after) || /^[ \u00a0][IVX]{1,5}(?!\p{L})/u.test(after);
  const isNumberBefore = /\d[ \u00a0]?$/.test(text.slice(Math.max(0, at - 2), at));
  if (key === 'św.' || key === 'Św.') {
    const said = saint(after);
    return said && cased(key, said);
  }
  const title = own(titles, key.toLowerCase());
  if (title) return cased(key, titleOf(title, text, at, after));
  if (key === 'tzw.') return soCalled(after);
  if (key === 'St.' && foreignSaints.test(after)) return 'Saint';
  if (key === 'nr' && /^[ \u00a0]tel\./.test(after)) return 'numer';
  if (key === 'tel.' && /^(?:nr|numer|numeru|numerem)$/.test(wordsBefore(text, at, 1)[0] ?? '')) return 'telefonu';
  if (key === 'p.') return courtesy(after);
  if (/^godz\.?$/i.test(key) && /^[ \u00a0]\d{1,2}(?:[:.]\d{2})?[ \u00a0]?[-–]/u.test(after))
    return wordsBefore(text, at, 1)[0] === 'w' ? 'godzinach' : 'godziny';
  const noun = own(declined, key) ?? own(declined, key.toLowerCase());
  if (
    noun &&
    (!isNumberBefore || (isNumberAfter && !/^(?:r|km|m|godz|os)\.?$/.test(key))) &&
    (isNumberAfter || !onlyBeforeNumber.has(key.toLowerCase()))
  ) {
    const isPlace = /^(?:woj|pow|gm)\.$/.test(key) || isNumberAfter || /^[ \u00a0]["„]?\p{Lu}/u.test(after);
    if (!isPlace) return undefined;
    const forms = pluralOf(key, after) ?? noun;
    const word = cased(key, formFor(forms, text, at));
    return /^\d/.test(after) ? `${word} ` : word;
  }
  if (noun && onlyBeforeNumber.has(key)) return plainOnly(key, after);
  if (/^(?:k|o|por|ps|pt|pn|fr|dz|ub|al|wł|im|red|min|zm|ur)\.$/.test(key.toLowerCase()))
    return careful(key, after, text, at);
  if ((key === 'tys.' || key === 'proc.') && !isNumberBefore) return plain[key];
  return lookUp(plain, key);
}

/** The capital of an abbreviation is that of its word. */
const cased = (key: string, word: string): string =>
  key.charAt(0) === key.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);

/** Pages from one to another, and avenues whose name is a plural: `s. 12–18`, `al. Jerozolimskie`. */
function pluralOf(key: string, after: string) {
  const isRange = /^[ \u00a0]?\d{1,4}[ \u00a0]?[-–—][ \u00a0]?\d/u.test(after);
  if (isRange && (key === 's.' || key === 'str.')) return several['str.'];
  return key === 'al.' && /^[ \u00a0]\p{Lu}\p{L}{2,20}(?:skie|skich|skimi|ckie|ckich)(?!\p{L})/u.test(after)
    ? several['al.']
    : undefined;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const plainOnly = (key: string, after: string) =>
  key === 'wyd.' && /^[ \u00a0]\p{L}/u.test(after) ? 'wydanie' : undefined;

/** Abbreviations that are also words or initials. */
function careful(key: string, after: string, text: string, at: number): string | undefined {
  const isName = /^[ \u00a0]\p{Lu}/u.test(after);
  const [before = ''] = wordsBefore(text, at, 1);
  switch (key.toLowerCase()) {
    case 'k.':
    case 'o.':
      return isName && key === key.toLowerCase() && (key === 'o.' || before !== '') ? plain[key] : undefined;
    case 'por.':
      return isName && before !== '' ? 'porucznik' : lookUp(plain, key);
    case 'pt.':
    case 'pn.':
      return /^[ \u00a0]["„]/.test(after) ? plain[key] : undefined;
    case 'fr.':
    case 'ps.':
    case 'im.':
      return isName || /^[ \u00a0]["„]/.test(after) ? plain[key] : undefined;
    case 'zm.':
    case 'ur.':
      return /^[ \u00a0](?:\d|w )/.test(after) ? plain[key] : undefined;
    default:
      return lookUp(plain, key);
  }
}

/** The form of a noun by the preposition before it. */
function formFor(forms: readonly [string, string, string, string, string], text: string, at: number): string {
  const [before = '', second = ''] = wordsBefore(text, at, 2);
  if (before === 'z' && second === 'zgodnie') return forms[3];
  if (
    isGenitive(before) ||
    /^(?:podstawie|myśl|mocy|brzmieniu|rogu|stronie|okolicach|przepisów|treść|treści)$/.test(before)
  )
    return forms[1];
  if (/^(?:przy|na|w|we|po|o)$/.test(before)) return forms[4];
  if (/^(?:przed|nad|pod|między|za)$/.test(before)) return forms[3];
  return /^(?:przez|poz|patrz|zob|zobacz|por)$/.test(before) && before === 'przez' ? forms[2] : forms[0];
}

/** `p. Kowalski` → `pan`, `p. Kowalskiej` → `pani`: the ending of the name tells. */
function courtesy(after: string): string | undefined {
  const name = /^[ \u00a0](\p{Lu}\p{Ll}{1,24})/u.exec(after)?.[1];
  if (!name) return undefined;
  if (name.endsWith('ą')) return 'panią';
  if (/(?:a|ej)$/.test(name)) return 'pani';
  if (name.endsWith('ego')) return 'pana';
  if (/(?:emu|owi)$/.test(name)) return 'panu';
  return /(?:em|im|ym)$/.test(name) ? 'panem' : 'pan';
}

/** `z prof. Lisem` → `profesorem`: the title takes the case of a man's name; before a woman's name it has none. */
function titleOf(forms: readonly [string, string, string, string], text: string, at: number, after: string): string {
  const [nominative, genitive, dative, instrumental] = forms;
  // More titles may stand between: "dr hab. inż. Nowakiem".
  const [, first = '', last = first] =
    /^(?:[ \u00a0]\p{Ll}{2,5}\.?){0,3}[ \u00a0](\p{Lu}\p{Ll}{1,24})(?:[ \u00a0](\p{Lu}\p{Ll}{1,24}))?/u.exec(after) ??
    [];
  const name = first.toLowerCase();
  if (/(?:em|im|ym)$/.test(name) || /(?:em|im|ym)$/.test(last)) return instrumental;
  if (/(?:owi|emu)$/.test(name)) return dative;
  if (name.endsWith('ego')) return genitive;
  if (!name.endsWith('a') || womenSaints.has(name) || /(?:(?:sk|ck|dzk)a|[ei]j)$/.test(last)) return nominative;
  // "Nowaka" follows a preposition or a verb; a woman's name ends so where the sentence begins with it.
  const [before = ''] = wordsBefore(text, at, 1);
  return isGenitive(before) || /(?:ł|li|ać|ić|eć|yć)$/.test(before) ? genitive : nominative;
}

/** `św. Anny` → `świętej Anny`: the ending follows the name. */
function saint(after: string): string | undefined {
  const name = /^[ \u00a0](\p{Lu}[\p{L}]{1,24})/u.exec(after)?.[1]?.toLowerCase();
  if (!name) return undefined;
  if (womenSaints.has(name)) return 'święta';
  if (/[ęą]$/.test(name)) return 'świętą';
  if (/(?:owi|emu)$/.test(name)) return 'świętemu';
  if (/(?:em|im|ym)$/.test(name)) return 'świętym';
  if (/(?:a|ego)$/.test(name)) return 'świętego';
  return /(?:[yi]|ie|ej)$/.test(name) && !/^(?:jerzy|antoni|ignacy|grzegorzy|idzi)$/.test(name) ? 'świętej' : 'święty';
}

/** `tzw. efekt` → `tak zwany`, by the ending of the noun. */
function soCalled(after: string): string | undefined {
  const noun = /^[ \u00a0]["„]?([\p{L}-]{2,30})/u.exec(after)?.[1]?.toLowerCase() ?? '';
  const ending = /(?:ych|ich|ach|ów)$/.test(noun)
    ? 'ych'
    : noun.endsWith('ego')
      ? 'ego'
      : noun.endsWith('ej')
        ? 'ej'
        : /[ęą]$/.test(noun)
          ? 'ą'
          : /(?:em|ym|im)$/.test(noun) && !endsLikeInstrumental.test(noun)
            ? 'ym'
            : /(?:ami|ymi|imi)$/.test(noun)
              ? 'ymi'
              : noun.endsWith('a')
                ? 'a'
                : /[eoi]$|[^c]y$|um$/.test(noun)
                  ? 'e'
                  : 'y';
  return `tak zwan${ending}`;
}

const find = createAbbreviations(expand, (text, end) =>
  endsSentence(text, end) && !/^[ \u00a0]{0,2}\p{Lu}/u.test(text.slice(end, end + 3)) ? true : isFinal(text, end),
);

/** Only what ends a list also ends a sentence before a capital: `itd. Potem`. */
const isFinal = (text: string, end: number) =>
  endsSentence(text, end) && /(?:itd|itp|br|r|n\.e|cdn|jw)\.$/.test(text.slice(Math.max(0, end - 6), end));

const company = /(?:([Ss]p)\.[ \u00a0]?)?z[ \u00a0]?o\.[ \u00a0]?o\./uy;

/** `sp. z o.o.` has a word without a dot between its letters. */
function limitedCompany(text: string, at: number): Edit[] | undefined {
  company.lastIndex = at;
  const match = company.exec(text);
  if (!match) return undefined;
  const to = at + match[0].length;
  const name = match[1] === undefined ? '' : match[1] === 'Sp' ? 'Spółka ' : 'spółka ';
  return [
    {
      from: at,
      to,
      spoken: `${name}z ograniczoną odpowiedzialnością${isFinal(text, to) || to === text.length ? '.' : ''}`,
    },
  ];
}

export const abbreviation = (text: string, at: number): Edit[] | undefined =>
  limitedCompany(text, at) ?? find(text, at);
