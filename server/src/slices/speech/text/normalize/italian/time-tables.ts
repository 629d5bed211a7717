/** Months, days and the clock in Italian. */
import type { DateWords, TimeWords } from '../romance/language.ts';
import { numbers } from './numbers.ts';

export const dates: DateWords = {
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  shortMonths: {
    gen: 1,
    genn: 1,
    feb: 2,
    febb: 2,
    mar: 3,
    apr: 4,
    mag: 5,
    magg: 5,
    giu: 6,
    giugn: 6,
    lug: 7,
    ago: 8,
    set: 9,
    sett: 9,
    ott: 10,
    nov: 11,
    dic: 12,
  },
  shortDays: {
    lun: 'lunedì',
    mar: 'martedì',
    mer: 'mercoledì',
    merc: 'mercoledì',
    gio: 'giovedì',
    giov: 'giovedì',
    ven: 'venerdì',
    sab: 'sabato',
    dom: 'domenica',
  },
  ofMonth: ' ',
  ofYear: ' ',
  firstDay: 'primo',
  atTime: 'alle',
  yearWords:
    'nel del dal al anno anni fino dopo prima e tra fra verso inizio fine estate autunno inverno primavera gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  dayWords:
    "l' dall' all' dell' l’ dall’ all’ dell’ il dal al del entro lunedì martedì mercoledì giovedì venerdì sabato domenica giorno".split(
      ' ',
    ),
};

const named = (value: number, one: string, many: string, gender: 'masculine' | 'feminine') =>
  value === 1 && gender === 'feminine' && one === 'ora'
    ? 'un’ora'
    : `${numbers.cardinal(value, gender)} ${value === 1 ? one : many}`;

export const times: TimeWords = {
  clock(hour, minute, second, unit) {
    const hours = named(hour, 'ora', 'ore', 'feminine');
    const minutes = named(minute, 'minuto', 'minuti', 'masculine');
    if (second !== undefined) return `${hours}, ${minutes} e ${named(second, 'secondo', 'secondi', 'masculine')}`;
    if (unit === 'minutes') return `${hours} e ${minutes}`;
    if (minute === 0) return unit === 'hours' ? hours : numbers.cardinal(hour, 'feminine');
    return `${numbers.cardinal(hour, 'feminine')} e ${numbers.cardinal(minute, 'counting')}`;
  },
  halfDay(hour, isMorning) {
    if (isMorning) return hour < 5 ? 'di notte' : 'di mattina';
    return hour < 6 || hour === 12 ? 'del pomeriggio' : 'di sera';
  },
  dotWords: new Set(['alle', 'ore', 'dalle', 'le', 'delle', 'h', 'entro', 'fino']),
};
