/** Letters read by name, and which words of capitals are. */

/** Names that espeak-ng and flite read well as words; `ay` and `eff` are not read so by the first. */
const letterNames: Record<string, string> = {
  a: 'eigh',
  b: 'bee',
  c: 'see',
  d: 'dee',
  e: 'ee',
  f: 'ef',
  g: 'gee',
  h: 'aitch',
  i: 'eye',
  j: 'jay',
  k: 'kay',
  l: 'ell',
  m: 'em',
  n: 'en',
  o: 'oh',
  p: 'pee',
  q: 'cue',
  r: 'are',
  s: 'ess',
  t: 'tee',
  u: 'you',
  v: 'vee',
  w: 'double you',
  x: 'ex',
  y: 'why',
  z: 'zee',
};

/** `BBC` → `bee bee see`; what is no ASCII letter stays as it is. */
export const spell = (letters: string) =>
  Array.from(letters.toLowerCase(), (letter) => letterNames[letter] ?? letter).join(' ');

/** Read letter by letter although they could be pronounced, or are always read so. */
export const initialisms = new Set(
  (
    'ADHD AFK AGM AI AKA AM AMA AOL API ATM AU AV AWS BA BBC BMI CBS CEO CFO CIA CIO CMO CNN COO CPA CPU CSS ' +
    'CTO CV DIY DJ DNA DNS DOA DOB DOI DUI DVD EDM EEG EKG EPA ER ESA ESP ESPN EST ETA EU FAA FAQ FBI FYI GB ' +
    'GDP GOP GPA GPS GPU GUI HBO HIV HR HTML HTTP HTTPS IBM ICU ID IDE IMDB IMF IO IP IPA IPO IQ IRS ISBN ISO ' +
    'ISP ISS IT ITV IVF LA LAPD LED LLC LOL MBA MC MIT MRI MTV NBA NBC NGO NHS NIH NPR NYPD OBE OCD OECD OEM ' +
    'OMG OS OTT PA PBS PC PDF POV PR PSA QA RAF RNA ROI RSVP SDK SEC SEO SOS SQL SSH SSL SUV TBA TCP TV UAE ' +
    'UAV UCLA UDP UFC UFO UI UK UN UPS URI URL US USA USB USD USSR UTC UV UX VAT VIP VPN VR WHO WWW XML YMCA'
  ).split(' '),
);

/** The initialisms that are also words when a text is written in capitals. */
export const alsoWords = new Set(['AM', 'IT', 'LA', 'LED', 'ID', 'PA', 'US', 'UPS', 'WHO']);

/** Words of capitals without a vowel that are sounds, not letters. */
export const sounds = new Set([
  'BRR',
  'GRR',
  'HM',
  'HMM',
  'MMM',
  'NTH',
  'PFFT',
  'PSST',
  'PST',
  'SH',
  'SHH',
  'TSK',
  'ZZZ',
]);
