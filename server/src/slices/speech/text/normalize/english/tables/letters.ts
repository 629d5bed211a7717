/** Which words of capitals are read letter by letter. */

/** `BBC` → `B B C`. The engines read single capitals by name, but for `A`, whose sound is told apart. */
export const spell = (letters: string) => Array.from(letters.toUpperCase()).join(' ');

/** Sounds of words of the spoken text that an engine would read otherwise: a lone `A` as the article, `Ms` as letters. */
export const letterSounds: Readonly<Record<string, string>> = { A: 'ˈeɪ', Ms: 'mˈɪz' };

/** Read letter by letter although they could be pronounced, or are always read so. */
export const initialisms = new Set(
  (
    'ADHD AFK AGM AI AKA AM AMA AOL API ATM AU AV AWS BA BBC BMI CBS CEO CFO CIA CIO CMO CNN COO CPA CPU CSS ' +
    'CTO CV DIY DJ DNA DNS DOA DOB DOI DUI DVD EDM EEG EKG EPA ER ESA ESP ESPN EST ETA EU FAA FAQ FBI FYI GB ' +
    'GDP GOP GPA GPS GPU GUI HBO HIV HR HTML HTTP HTTPS IBM ICU ID IDE IMDB IMF IO IP IPA IPO IQ IRS ISBN ISO ' +
    'ISP ISS IT ITV IVF LA LAPD LED LLC LOL MBA MC MIT MRI MTV NBA NBC NGO NHS NIH NPR NYPD OBE OCD OECD OEM ' +
    'OMG OS OTT PA PBS PC PDF POV PR PSA QA RAF RNA ROI RSVP SDK SEC SEO SOS SQL SSH SSL SUV TBA TCP TV UAE ' +
    'UAV UCLA UDP UFC UFO UI UK UN UPS URI URL US USA USB USD USSR UTC UV UX VAT VIP VPN VR WHO WWW XML YMCA ' +
    'AAA ABC ACL ACLU AC AD AFC AMC APA APR ASAP ASL ATV BCE BYOB CE CEST CET CGI CIO CTA DEA DOE DOJ ' +
    'EDT EEA EFL EFT EGM EIN EKG EMT EOD ERP ESG ESL ETF ETL EVP GIS HOA HOV IBS ICC IDF IED IEP ILO ' +
    'IOC IOU IPL IRL ITO IUD IV JIT LAX LGA LGBT LGBTQ MIA MOT MVP NEC NFC NPO NSA NYU OAP OAS OBGYN OD OKR ' +
    'OPM OSX PCA PDA POC POW PPE PTA QE QOL RAF RIP ROTC RPO SME SOP TBA TUC UAW UBS UHF ' +
    'UPC USAF USC USDA USMC USPS UTI VFX WBA WTO WWE YTD AP UAT UHD EA IE EV AFP AGI LLM GPT ' +
    'IST BST EET EEZ EMI EP AUD'
  ).split(' '),
);

/** The initialisms that are also words when a text is written in capitals. */
export const alsoWords = new Set([
  'AM',
  'IT',
  'LA',
  'LED',
  'ID',
  'AD',
  'SEC',
  'POW',
  'RIP',
  'MIA',
  'MOT',
  'DOE',
  'IV',
  'ACE',
  'COO',
  'AMA',
  'OD',
  'PA',
  'US',
  'UPS',
  'WHO',
]);

/** Words of capitals without a vowel that are sounds, not letters. */
export const sounds = new Set(['BRR', 'GRR', 'HM', 'HMM', 'MMM', 'NTH', 'PFFT', 'PSST', 'SH', 'SHH', 'TSK', 'ZZZ']);

/** Letters that nobody can pronounce as a word. */
export const isConsonants = (letters: string) => !/[AEIOUY]/.test(letters);
