/** How well a text can be broken between two of its words. Pure. */
import type { Word } from './words.rules.ts';

/** The kinds of places between two words, from the best for a break to the one where none may be. */
export type Boundary = 'paragraph' | 'sentence' | 'clause' | 'phrase' | 'plain' | 'clinging' | 'inseparable';

/** A number that ends in a full stop is an ordinal where no pause follows it: "3. Oktober". */
const ordinalPause = 0.2;

const closers = /[\p{Pe}\p{Pf}"'*_]+$/u;
const openers = /^[\p{Ps}\p{Pi}"'*_¿¡]+/u;
const sentenceEnd = /[.!?…。！？｡؟۔।॥։።]$/u;
const clauseEnd = /[,;:–—、，；：،؛]$/u;

const words = (list: string) => new Set(list.split(' '));

/** Abbreviations before a name. They are written with a capital, which tells "St." from "st." */
const titles = words(
  'Dr Mr Mrs Ms Mx St Ste Sts Prof Gen Col Sgt Lt Capt Cmdr Rev Hon Sen Rep Gov Pres Mt Ft Fr Hr Frl Hl Dipl Ing ' +
    'Mme Mlle Mgr Sr Sra Srta Dra Dña D Dott Sig Dhr Mevr Mw Inż Św Ks Abp Bp EE Messrs Ph',
);
/** Abbreviations before a number. */
const counted = words('No no Nr nr Nos nos Vol vol Fig fig P p Pp pp S s Art art Kap kap Ch ch Bd bd Abb abb núm Núm');
/** Words after a number that the number is nothing without. */
const units = words(
  'km m cm mm mi ft in yd kg g mg lb lbs oz l ml h min s ms mph km/h Hz kHz MHz GHz KB MB GB TB W kW V A K ' +
    'am pm a.m. p.m. AM PM hundred thousand million billion trillion Mio. Mrd. Tsd. Million Millionen Milliarde Milliarden ' +
    'mille milliard milliards millón millones mil milione milioni milhão milhões miljoen miljard tysiąc tysiące milion miliony ' +
    'dollars dollar euro euros Euro cents percent Prozent Uhr EUR USD GBP CHF PLN',
);
const currencyBefore = words('$ € £ ¥ EUR USD GBP CHF PLN');
/** A line does not end in these: what follows belongs to them. */
const leading = words(
  'a an the of to in on at by for with from into my your his her its our their this that these those no not ' +
    'der die das den dem des ein eine einen einem einer eines zu im am vom zum zur von mit für auf aus bei nach ' +
    'le la les un une des du de au aux en dans sur pour par avec el los las una unos unas del al con por para ' +
    'il lo gli uno di da nel della dei delle o os as um uma do dos na no het een van op te met w z na do i',
);
/** A line begins well with these. */
const joining = words(
  'and or but nor so yet because although though while when where which who whom whose that if unless until since before after than as ' +
    'und oder aber sondern denn weil obwohl wenn als dass ob bevor nachdem während der die das ' +
    'et ou mais donc car que qui quand où si y pero porque cuando donde aunque e ma perché quando dove che se ' +
    'mas porque quando onde embora en maar want omdat dat als terwijl oraz lub ale bo ponieważ że który która które gdy',
);

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
let monthNames: Set<string> | undefined;

/** The names of the months, whole and short, in lower case and without full stops. */
function months(): Set<string> {
  return (monthNames ??= new Set(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, i) => {
          const parts = format.formatToParts(Date.UTC(2026, i, 1));
          return plainMonth(parts.find(({ type }) => type === 'month')?.value ?? '');
        });
      }),
    ),
  ));
}

const plainMonth = (name: string) => name.toLowerCase().replace(/[.,;:]+$/, '');

/** @param before the word that ends where a break would be, and the one that follows it */
export function boundaryBetween(before: Word, after: Word): Boundary {
  if (/\n[^\S\n]*\n/.test(after.gap)) return 'paragraph';
  const left = before.text.replace(closers, '');
  const right = after.text.replace(openers, '');
  if (isInNumber(left, right, before, after) || isInName(left, right)) return 'inseparable';
  // What goes on in lower case is the same sentence: "Ludwig XIV. war", "z. B. die".
  if (/[.…]$/.test(left) && /^\p{Ll}/u.test(right)) return 'clinging';
  if (sentenceEnd.test(left)) return 'sentence';
  if (after.gap.includes('\n') || clauseEnd.test(before.text) || clauseEnd.test(left) || /^[–—(]/.test(after.text))
    return 'clause';
  if (leading.has(left.toLowerCase())) return 'clinging';
  return joining.has(right.toLowerCase()) ? 'phrase' : 'plain';
}

function isInNumber(left: string, right: string, before: Word, after: Word): boolean {
  const isAfterDigit = /\p{N}$/u.test(left);
  const beginsInDigit = /^[+−-]?[$€£¥]?\p{N}/u.test(right);
  if (isAfterDigit && (beginsInDigit || /^[%‰°€$£¥]/.test(right) || units.has(right.replace(/[.,;:!?]+$/, ''))))
    return true;
  if (isAfterDigit && units.has(right)) return true;
  const operator = /^[+\-−–×x*/÷=<>≤≥±·:&]{1,2}$/u;
  if (operator.test(right) && /[\p{N})%]$/u.test(left)) return true;
  if (operator.test(left) && /^[(+−-]?\p{N}/u.test(right)) return true;
  if (currencyBefore.has(left) && beginsInDigit) return true;
  if (counted.has(left.replace(/\.$/, '')) && left.endsWith('.') && beginsInDigit) return true;
  if (/^\p{N}{1,2}(?:\.|st|nd|rd|th|er|º|°)?$/u.test(left) && months().has(plainMonth(right))) return true;
  if (months().has(plainMonth(left)) && !left.endsWith(',') && /^\p{N}{1,2}(?:st|nd|rd|th)?(?!\p{N})/u.test(right))
    return true;
  return /^\p{N}{1,2}\.$/u.test(left) && /^\p{L}/u.test(right) && after.start - before.end < ordinalPause;
}

/** Whether the full stop at the end of `left` is that of an abbreviation which belongs to the word after it. */
function isInName(left: string, right: string): boolean {
  if (!left.endsWith('.')) return false;
  const stem = left.slice(0, -1).split(/[-.]/).at(-1) ?? '';
  if (titles.has(stem)) return true;
  // Initials: "J. R. R. Tolkien", "U. S.", and "z. B."
  if (/^\p{L}$/u.test(stem)) return /^\p{Lu}/u.test(right);
  return false;
}
