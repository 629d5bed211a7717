/** Months and days, and how they are shortened. */

/** In the genitive, as they stand after a day. */
export const months =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ');

/** In the nominative and the locative, before a year. */
export const monthForms = new Set(
  (
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień ' +
    'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu ' +
    months.join(' ')
  ).split(' '),
);

/** Shortened after a day. */
export const shortMonths: Readonly<Record<string, string>> = {
  sty: 'stycznia',
  lut: 'lutego',
  mar: 'marca',
  kwi: 'kwietnia',
  kwie: 'kwietnia',
  cze: 'czerwca',
  czer: 'czerwca',
  lip: 'lipca',
  sie: 'sierpnia',
  sierp: 'sierpnia',
  wrz: 'września',
  paź: 'października',
  lis: 'listopada',
  list: 'listopada',
  gru: 'grudnia',
  grud: 'grudnia',
};

/** Days with the form after `w`. */
export const shortDays: Readonly<Record<string, readonly [nominative: string, accusative: string, genitive: string]>> =
  {
    pon: ['poniedziałek', 'poniedziałek', 'poniedziałku'],
    pn: ['poniedziałek', 'poniedziałek', 'poniedziałku'],
    wt: ['wtorek', 'wtorek', 'wtorku'],
    śr: ['środa', 'środę', 'środy'],
    czw: ['czwartek', 'czwartek', 'czwartku'],
    cz: ['czwartek', 'czwartek', 'czwartku'],
    pt: ['piątek', 'piątek', 'piątku'],
    sob: ['sobota', 'sobotę', 'soboty'],
    so: ['sobota', 'sobotę', 'soboty'],
    sb: ['sobota', 'sobotę', 'soboty'],
    ndz: ['niedziela', 'niedzielę', 'niedzieli'],
    niedz: ['niedziela', 'niedzielę', 'niedzieli'],
    nd: ['niedziela', 'niedzielę', 'niedzieli'],
  };
