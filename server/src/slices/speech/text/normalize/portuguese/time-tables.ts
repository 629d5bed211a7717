/** Months, days and the clock in Portuguese. */
import type { DateWords, NumberWords, TimeWords } from '../romance/language.ts';

export const dates: DateWords = {
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  shortMonths: { jan: 1, fev: 2, mar: 3, abr: 4, mai: 5, jun: 6, jul: 7, ago: 8, set: 9, out: 10, nov: 11, dez: 12 },
  shortDays: {
    seg: 'segunda-feira',
    ter: 'terça-feira',
    qua: 'quarta-feira',
    qui: 'quinta-feira',
    sex: 'sexta-feira',
    sáb: 'sábado',
    sab: 'sábado',
    dom: 'domingo',
  },
  ofMonth: ' de ',
  ofYear: ' de ',
  firstDay: 'um',
  atTime: 'às',
  yearWords:
    'em de do desde até ano anos antes depois após entre e a século década início final meados verão outono inverno primavera janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    ),
  dayWords: 'em dia no do ao até segunda terça quarta quinta sexta sábado domingo feira'.split(' '),
};

export function timesOf(numbers: NumberWords): TimeWords {
  const named = (value: number, one: string, gender: 'masculine' | 'feminine') =>
    `${numbers.cardinal(value, gender)} ${one}${value === 1 ? '' : 's'}`;
  return {
    clock(hour, minute, second, unit) {
      const hours = named(hour, 'hora', 'feminine');
      const minutes = named(minute, 'minuto', 'masculine');
      if (second !== undefined) return `${hours}, ${minutes} e ${named(second, 'segundo', 'masculine')}`;
      if (unit === 'minutes') return `${hours} e ${minutes}`;
      if (minute === 0) return unit === 'hours' || hour === 0 ? hours : numbers.cardinal(hour, 'feminine');
      return `${numbers.cardinal(hour, 'feminine')} e ${numbers.cardinal(minute, 'counting')}`;
    },
    halfDay(hour, isMorning) {
      if (isMorning) return hour < 5 ? 'da madrugada' : 'da manhã';
      return hour < 7 || hour === 12 ? 'da tarde' : 'da noite';
    },
  };
}
