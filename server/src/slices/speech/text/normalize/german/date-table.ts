/** Months and days, and how they are shortened. */

export const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

export const shortMonths: Readonly<Record<string, string>> = {
  Jan: 'Januar',
  Jän: 'Jänner',
  Feb: 'Februar',
  Feber: 'Februar',
  Febr: 'Februar',
  Mär: 'März',
  Mrz: 'März',
  Apr: 'April',
  Jun: 'Juni',
  Jul: 'Juli',
  Aug: 'August',
  Sep: 'September',
  Sept: 'September',
  Okt: 'Oktober',
  Nov: 'November',
  Dez: 'Dezember',
};

export const shortDays: Readonly<Record<string, string>> = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
};

export const days = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag'.split(' ');

/** A number of four digits after one of these words is a year. */
export const yearWords = new Set(
  (
    'jahr jahre jahren jahres seit von bis anno sommer winter herbst frühling frühjahr jahrgang baujahr ab um vor nach ende anfang mitte ' +
    'ostern weihnachten silvester neujahr saison copyright wm em olympia und spätestens schon erst noch bereits wieder stand ' +
    [...months, ...Object.values(shortMonths), ...Object.keys(shortMonths)].join(' ').toLowerCase()
  ).split(' '),
);
