/** Currencies and magnitudes in Spanish. */
import type { Currency, MoneyWords } from '../romance/language.ts';

const cent = { one: 'centavo', many: 'centavos' };
const euro: Currency = { one: 'euro', many: 'euros', cent: { one: 'céntimo', many: 'céntimos' } };
const dollar = (country = ''): Currency => ({
  one: `dólar${country}`,
  many: `dólares${country && country.replace(/e?$/, (end) => `${end}s`)}`,
  cent,
});
const pound: Currency = {
  one: 'libra',
  many: 'libras',
  gender: 'feminine',
  cent: { one: 'penique', many: 'peniques' },
};
const yen: Currency = { one: 'yen', many: 'yenes' };
const peso = (country: string): Currency => ({ one: `peso ${country}`, many: `pesos ${country}s`, cent });
const million = { one: 'millón', many: 'millones' };
const thousand = { one: 'mil', many: 'mil', isThousand: true };

export const money: MoneyWords = {
  currencies: new Map([
    ['€', euro],
    ['EUR', euro],
    ['$', dollar()],
    ['US$', dollar(' estadounidense')],
    ['USD', dollar(' estadounidense')],
    ['U$S', dollar(' estadounidense')],
    ['£', pound],
    ['GBP', pound],
    ['¥', yen],
    ['JPY', yen],
    ['MXN', peso('mexicano')],
    ['MX$', peso('mexicano')],
    ['ARS', peso('argentino')],
    ['AR$', peso('argentino')],
    ['CLP', peso('chileno')],
    ['COP', peso('colombiano')],
    ['S/', { one: 'sol', many: 'soles', cent: { one: 'céntimo', many: 'céntimos' } }],
    ['PEN', { one: 'sol', many: 'soles' }],
    ['CHF', { one: 'franco suizo', many: 'francos suizos' }],
    ['R$', { one: 'real', many: 'reales', cent }],
    ['BRL', { one: 'real brasileño', many: 'reales brasileños', cent }],
    ['₹', { one: 'rupia', many: 'rupias', gender: 'feminine' }],
    ['₽', { one: 'rublo', many: 'rublos' }],
    ['₿', { one: 'bitcoin', many: 'bitcoins' }],
    ['ptas.', { one: 'peseta', many: 'pesetas', gender: 'feminine' }],
    ['pts.', { one: 'peseta', many: 'pesetas', gender: 'feminine' }],
  ]),
  joinCents: (whole, cents, cent, count) => `${whole} con ${cents}${count === 1 ? ` ${cent.one}` : ''}`,
  magnitudes: {
    mil: thousand,
    k: thousand,
    K: thousand,
    millón: million,
    millones: million,
    M: million,
    MM: million,
    mill: million,
    'mill.': million,
    'mil millones': { one: 'mil millones', many: 'mil millones' },
    'mil M': { one: 'mil millones', many: 'mil millones' },
    billón: { one: 'billón', many: 'billones' },
    billones: { one: 'billón', many: 'billones' },
  },
  per: 'por',
};
