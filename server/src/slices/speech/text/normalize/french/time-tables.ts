/** Months, days and the clock in French. */
import type { DateWords, NumberWords, TimeWords } from '../romance/language.ts';

export const dates: DateWords = {
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  shortMonths: {
    janv: 1,
    jan: 1,
    févr: 2,
    fév: 2,
    fevr: 2,
    avr: 4,
    juil: 7,
    juill: 7,
    août: 8,
    aout: 8,
    sept: 9,
    oct: 10,
    nov: 11,
    déc: 12,
    dec: 12,
  },
  shortDays: {
    lun: 'lundi',
    mar: 'mardi',
    mer: 'mercredi',
    jeu: 'jeudi',
    ven: 'vendredi',
    sam: 'samedi',
    dim: 'dimanche',
  },
  ofMonth: ' ',
  ofYear: ' ',
  firstDay: 'premier',
  atTime: 'à',
  yearWords:
    'en an année depuis avant après vers de dès jusqu’en début fin été printemps automne hiver et à entre janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
      ' ',
    ),
  dayWords: 'le du au dès jusqu’au lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
};

export function timesOf(numbers: NumberWords): TimeWords {
  const hours = (hour: number) => `${numbers.cardinal(hour, 'feminine')} heure${hour < 2 ? '' : 's'}`;

  return {
    clock(hour, minute, second, unit) {
      if (second === undefined && minute === 0) return hours(hour);
      const minutes = numbers.cardinal(minute, 'feminine');
      const named = `${minutes} minute${minute < 2 ? '' : 's'}`;
      if (second === undefined) return `${hours(hour)} ${unit === 'minutes' ? named : minutes}`;
      const seconds = `${numbers.cardinal(second, 'feminine')} seconde${second < 2 ? '' : 's'}`;
      return `${hours(hour)} ${named} et ${seconds}`;
    },
    halfDay: (hour, isMorning) => (isMorning ? 'du matin' : hour > 5 && hour < 12 ? 'du soir' : 'de l’après-midi'),
  };
}
