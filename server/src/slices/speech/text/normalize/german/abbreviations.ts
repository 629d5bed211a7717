/** Shortened words, read in full where their surroundings leave no doubt. */
import { createAbbreviations, lookUp } from '../abbreviation-finder.ts';
import type { Edit } from '../edit.ts';
import { afterNumber, bare, beforeName, beforeNumber, dotted } from './abbreviation-table.ts';
import { endsSentence, isStarter } from './sentence-end.ts';

const foreignSaints =
  /^ (?:Louis|Paul(?!\p{L})|Petersburg(?!\p{L})|Moritz|Lucia|Kitts|Vincent|Tropez|Malo|Denis|Exupéry|Germain|John)/u;

function expand(key: string, text: string, at: number, end: number): string | undefined {
  const after = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, at - 12), at);
  const isNumberAfter = /^[ \u00a0]?(?:\d|[IVX]{1,5}(?!\p{L}))/u.test(after);
  const isNumberBefore = /\d[.,]?[ \u00a0]?$/.test(before);
  if (isNumberAfter) {
    const said = lookUp(beforeNumber, key);
    // "v2.5": what follows touches it.
    if (said && (key.endsWith('.') || !/^(?:Art|V|km|geb|Z)$/.test(key) || /^(?:V|Z)$/.test(key) === false)) {
      if (key === 'km' && isNumberBefore) return undefined;
      if (/^[VZ]$/.test(key)) return undefined;
      return /^\d/.test(after) ? `${said} ` : said;
    }
  }
  if (/^J(?:h|hd|hdt)\.?$/.test(key) && /des (?:\d{1,2}|[IVX]{1,5})\. $/.test(before)) return 'Jahrhunderts';
  if (isNumberBefore && Object.hasOwn(afterNumber, key)) return afterNumber[key];
  const isNameAfter = /^[ \u00a0]{1,2}\p{Lu}/u.test(after);
  if (isNameAfter && Object.hasOwn(beforeName, key) && !(isStarter(text, end) && key !== 'Fr.')) {
    // The French saints of America keep their name.
    if (key === 'St.' && foreignSaints.test(after)) return /^ (?:Petersburg|Moritz)/.test(after) ? 'Sankt' : 'Saint';
    if (key === 'v.' && !/\p{Lu}[\p{L}.]{0,24}[ \u00a0]$/u.test(before)) return undefined;
    if (key === 'P.' || key === 'Min.') return undefined;
    return beforeName[key];
  }
  if (
    key === 's.' &&
    /^[ \u00a0](?:S|Abb|Kap|Abschn|Art|Tab|Anm|Bd|Ziff|Nr|Seite|Abbildung|Kapitel)(?!\p{L})/u.test(after)
  )
    return 'siehe';
  // "Ende u. Anfang" is written so, "in Haus u." is none.
  if ((key === 'u.' || key === 'n.' || key === 'od.') && !/^[ \u00a0]\p{L}/u.test(after)) return undefined;
  if (key === 'n.' || (key === 'u.' && !/\p{L}[ \u00a0]$/u.test(before))) return undefined;
  if (key === 'Art.' && /^[ \u00a0](?:und|der|von|des)/.test(after)) return undefined;
  if (
    /^(?:Art|Fa|gem|ges|max|bez|Abt|Str|Std|Min|Sek|Mag|Reg|Dir|Inc|Mt|Rh|Red|min|ev|bes|erg|Jun)\.$/.test(key) &&
    isStarter(text, end)
  )
    return undefined;
  if (key === 'geb.' && /^[ \u00a0]\p{Lu}/u.test(after)) return 'geborene';
  return lookUp(key.includes('.') ? dotted : bare, key);
}

const find = createAbbreviations(expand, (text, end) => endsSentence(text, end));

/** `Hauptstr.`, `Bahnhofstr.`, `Marktpl.`: the end of a street's name. */
function street(text: string, at: number, word: string): Edit[] | undefined {
  const end = at + word.length;
  const [stem, full] = word.endsWith('str')
    ? [word.slice(0, -3), 'straße']
    : /(?<=\p{Ll})pl$/u.test(word)
      ? [word.slice(0, -2), 'platz']
      : [];
  if (!stem || !full || stem.length < 3 || !/^\p{Lu}/u.test(word) || text[end] !== '.') return undefined;
  return [{ from: at, to: end + 1, spoken: stem + full + (endsSentence(text, end + 1) ? '.' : '') }];
}

export function abbreviation(text: string, at: number, word: string): Edit[] | undefined {
  return street(text, at, word) ?? find(text, at);
}
