/** Which case a place in a sentence asks for, and the endings that follow from it. */
import { genderOf, type Gender } from './noun-table.ts';

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

const set = (words: string) => new Set(words.split(' '));

const dative = set(
  'mit nach von zu bei aus seit ab außer gegenüber vor in unter zwischen neben hinter binnen samt nebst gemäß laut entgegen im am zum zur vom beim an',
);
const accusative = set(
  'nimm gib füge iss trink kauf hol hole bring bringe für um ohne gegen durch bis über auf pro je per kostet kosten kostete kosteten gewann gewinnt gewinnen zahlt zahle zahlen zahlte bezahlt bezahlte hat habe haben hatte ' +
    'hatten hast wiegt dauert dauerte dauern misst braucht brauche brauchen benötigt benötigen trinkt trinke trank kauft kaufe kaufte kaufen ' +
    'beträgt verdient verdiente spart sparen verlor verliert gibt gab esse isst aß bekommt bekam bekommen erhält erhielt enthält nimmt nehme nehmen ' +
    'nehmt läuft lief fährt fuhr verlangt verlangte macht wartet warte wartete warten besitzt besaß findet fand sucht suche suchen bestellt bestelle bestellte ' +
    'sah sieht sehe liest las schrieb schreibt spendet spendete schenkt schenkte leiht entfernt hinterlässt umfasst umfasste fasst liefert',
);
const genitive = set(
  'während wegen trotz innerhalb außerhalb statt anstatt einschließlich inklusive bezüglich mangels zuzüglich abzüglich',
);
const adverbs = set(
  'nur ca etwa rund genau mindestens höchstens fast knapp gut noch circa jeweils ungefähr maximal minimal nunmehr mehr als weniger schon erst gerade ' +
    'wenigstens ganze lediglich bloß exakt zirka gegen insgesamt dann nun jetzt also täglich heute morgen gestern sich mir dir ihm ihr uns euch ihnen er sie es ich du wir man',
);

/** Up to `count` words before `at`, the nearest first, in lower case; a comma or another sign ends them. */
export function wordsBefore(text: string, at: number, count: number): string[] {
  const words: string[] = [];
  let rest = text.slice(Math.max(0, at - 80), at);
  while (words.length < count) {
    // A longer word with a dot ends the sentence before.
    const match = /(?:([\p{L}\p{M}'’-]{1,30})|([\p{L}]{1,6})\.)[ \u00a0]{1,2}$/u.exec(rest);
    if (!match) break;
    words.push((match[1] ?? match[2] ?? '').toLowerCase());
    rest = rest.slice(0, match.index);
  }
  return words;
}

/** The case of what begins at `at`, by the preposition or verb before it. */
export function caseAt(text: string, at: number): Case {
  const pronouns = 6;
  for (const word of wordsBefore(text, at, pronouns)) {
    if (word === 'gegen' || !adverbs.has(word)) {
      if (dative.has(word)) return 'dative';
      if (accusative.has(word)) return 'accusative';
      return genitive.has(word) ? 'genitive' : 'nominative';
    }
  }
  return 'nominative';
}

const indefinite: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nominative: 'ein', accusative: 'einen', dative: 'einem', genitive: 'eines' },
  f: { nominative: 'eine', accusative: 'eine', dative: 'einer', genitive: 'einer' },
  n: { nominative: 'ein', accusative: 'ein', dative: 'einem', genitive: 'eines' },
};
const strong: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nominative: 'er', accusative: 'en', dative: 'em', genitive: 'en' },
  f: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
  n: { nominative: 'es', accusative: 'es', dative: 'em', genitive: 'en' },
};
const definite: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
  f: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
  n: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
};

/** `1` before a noun: `ein`, `einem`, `einer`. */
export const one = (gender: Gender, kind: Case) => indefinite[gender][kind];

/** `1/2` before a noun: `ein halber`, `eine halbe`, `einem halben`. */
export function half(gender: Gender, kind: Case): string {
  const isBare = one(gender, kind) === 'ein';
  const isWeak = kind === 'dative' || kind === 'genitive' || (kind === 'accusative' && gender === 'm');
  return `${one(gender, kind)} halb${isBare ? strong[gender][kind] : isWeak ? 'en' : 'e'}`;
}

/** The article and the ending of an ordinal that names a ruler: `der Vierzehnte`, `dem Zweiten`. */
export const definiteOrdinal = (stem: string, gender: Gender, kind: Case) =>
  `${definite[gender][kind]} ${stem.charAt(0).toUpperCase()}${stem.slice(1)}${
    kind === 'nominative' || (kind === 'accusative' && gender !== 'm') ? 'e' : 'en'
  }`;

const weakE = set(
  'das die diese jede jene welche alle ans ins aufs fürs ums durchs übers unters hinters vors eine keine meine deine seine ihre unsere eure solche',
);
const weakEn = set(
  'dem den des am im zum vom beim zur hinterm überm unterm vorm diesem diesen jedem jeden jenem jenen welchem welchen',
);
const weakDer = set('der dieser jeder jener welcher mancher solcher');
const possessive = /^(?:ein|kein|mein|dein|sein|ihr|unser|euer)$/;
const possessiveWeak = /^(?:ein|kein|mein|dein|sein|ihr|unser|unsr|eur)(?:em|er|es|en)$/;

/** Ordinals before this one that share its ending: "am 3. und", "der 1., ". */
const chain = /(?:\d{1,4}|[IVXLC]{1,7})\.?(?:,| und| oder| bis| sowie| bzw\.|[ \u00a0]?[–-])[ \u00a0]?$/;

/** Whether the word before `at` is one that an ordinal follows. */
export function hasDeterminer(text: string, at: number): boolean {
  const [word = ''] = wordsBefore(text, chainStart(text, at), 1);
  return weakE.has(word) || weakEn.has(word) || weakDer.has(word) || possessive.test(word) || possessiveWeak.test(word);
}

function chainStart(text: string, at: number): number {
  let from = at;
  for (let i = 0; i < 4; i += 1) {
    const match = chain.exec(text.slice(Math.max(0, from - 16), from));
    if (!match) break;
    from = Math.max(0, from - 16) + match.index;
  }
  return from;
}

const nounPattern =
  /^(?:,? ?(?:und|oder|bis|–|-|sowie|bzw\.)? ?\d{1,3}\.){0,3}(?:[ \u00a0](?!der|den|dem|des)\p{Ll}[\p{L}\p{M}-]{0,30}e[nrsm]?){0,2}[ \u00a0]([\p{Lu}][\p{L}\p{M}-]{1,50})/u;

/** The noun that an ordinal ending at `end` belongs to. */
export const nounAfter = (text: string, end: number): string | undefined =>
  nounPattern.exec(text.slice(end, end + 140))?.[1];

/** The ending of an ordinal between `at` and `end`: `am 3.` has `en`, `ein 7. Versuch` has `er`. */
export function ordinalEnding(text: string, at: number, end: number, known?: Gender): string {
  const from = chainStart(text, at);
  const [word = '', second = ''] = wordsBefore(text, from, 2);
  const noun = nounAfter(text, end);
  const gender = known ?? (noun === undefined ? undefined : genderOf(noun));
  const isPlural = /^[ \u00a0]\p{L}{2,30}en[ \u00a0]\p{Lu}\p{L}{0,30}(?:e|n|s)(?!\p{L})/u.test(
    text.slice(end, end + 66),
  );
  if (weakEn.has(word) || possessiveWeak.test(word)) return 'en';
  if (weakDer.has(word)) return gender === 'f' ? 'en' : 'e';
  if (weakE.has(word)) return isPlural && /^(?:die|diese|alle|keine|meine|seine|ihre|unsere)$/.test(word) ? 'en' : 'e';
  if (possessive.test(word)) return strong[gender ?? 'm'].nominative;
  if (/^(?:wurde|wird|war|ist|als|platz)$/.test(word) && noun === undefined) return second === 'sie' ? 'e' : 'er';
  const kind = caseAt(text, from);
  // "vom 1. bis 15. August": what stands between two ordinals governs the second where nothing governs both.
  return strong[gender ?? 'm'][kind === 'nominative' ? caseAt(text, at) : kind];
}
