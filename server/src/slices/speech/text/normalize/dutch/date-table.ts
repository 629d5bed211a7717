/** Months and days, and how they are shortened. */

export const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(
  ' ',
);

export const shortMonths: Readonly<Record<string, string>> = {
  jan: 'januari',
  feb: 'februari',
  febr: 'februari',
  mrt: 'maart',
  apr: 'april',
  jun: 'juni',
  jul: 'juli',
  aug: 'augustus',
  sep: 'september',
  sept: 'september',
  okt: 'oktober',
  nov: 'november',
  dec: 'december',
};

export const shortDays: Readonly<Record<string, string>> = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  vrij: 'vrijdag',
  za: 'zaterdag',
  zat: 'zaterdag',
  zo: 'zondag',
};

/** A number of four digits after one of these words is a year. */
export const yearWords = new Set(
  (
    'in sinds jaar jaren van uit tot vanaf na voor rond omstreeks anno zomer winter herfst lente voorjaar najaar begin eind einde medio ' +
    'bouwjaar seizoen kerst en tussen ' +
    [...months, ...Object.keys(shortMonths)].join(' ')
  ).split(' '),
);
