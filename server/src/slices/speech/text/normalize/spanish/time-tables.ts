/** Months, days and the clock in Spanish. */
import type { DateWords, TimeWords } from '../romance/language.ts';
import { numbers } from './numbers.ts';

export const dates: DateWords = {
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  shortMonths: {
    ene: 1,
    feb: 2,
    febr: 2,
    mar: 3,
    abr: 4,
    may: 5,
    jun: 6,
    jul: 7,
    ago: 8,
    sep: 9,
    sept: 9,
    set: 9,
    setiembre: 9,
    oct: 10,
    nov: 11,
    dic: 12,
  },
  shortDays: {
    lun: 'lunes',
    mar: 'martes',
    mié: 'miércoles',
    miér: 'miércoles',
    mierc: 'miércoles',
    mie: 'miércoles',
    jue: 'jueves',
    vie: 'viernes',
    sáb: 'sábado',
    sab: 'sábado',
    dom: 'domingo',
  },
  ofMonth: ' de ',
  ofYear: ' de ',
  firstDay: 'uno',
  atTime: 'a las',
  yearWords:
    'en de del desde hasta año años antes después hacia entre y a siglo década principios finales mediados verano otoño invierno primavera enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
  dayWords: 'el del al día lunes martes miércoles jueves viernes sábado domingo'.split(' '),
};

const hour = (value: number) => numbers.cardinal(value, 'feminine');
const minuteOf = (value: number) => numbers.cardinal(value, 'counting');
const named = (value: number, one: string, gender: 'masculine' | 'feminine') =>
  `${numbers.cardinal(value, gender)} ${one}${value === 1 ? '' : 's'}`;

export const times: TimeWords = {
  clock(hours, minutes, second, unit) {
    const whole = named(hours, 'hora', 'feminine');
    if (second !== undefined) {
      return `${whole}, ${named(minutes, 'minuto', 'masculine')} y ${named(second, 'segundo', 'masculine')}`;
    }
    if (unit === 'minutes') return `${whole} y ${named(minutes, 'minuto', 'masculine')}`;
    if (minutes === 0) return unit === 'hours' || hours === 0 ? whole : hour(hours);
    if (unit === 'hours') return `${whole} ${minuteOf(minutes)}`;
    if (hours === 0) return `${hour(hours)} horas ${minuteOf(minutes)}`;
    return `${hour(hours)} ${minutes < 10 || hours <= 12 ? 'y ' : ''}${minuteOf(minutes)}`;
  },
  halfDay(hours, isMorning) {
    if (hours === 12) return isMorning ? 'de la noche' : 'del mediodía';
    if (isMorning) return hours < 5 ? 'de la madrugada' : 'de la mañana';
    return hours < 8 ? 'de la tarde' : 'de la noche';
  },
};
