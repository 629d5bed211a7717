/** Roman numerals, words of capitals, moves of chess and ordinals in French. */
import type { ChessWords, Gender, LetterWords, OrdinalEnding, RomanWords, NumberWords } from '../romance/language.ts';

const masculineRulers =
  'louis henri charles françois napoléon philippe jean-paul jean paul pie benoît léon grégoire urbain innocent clément alexandre pierre ivan nicolas frédéric guillaume ' +
  'édouard edouard george georges jacques richard robert albert léopold baudouin carlos alphonse ferdinand otton othon maximilien joseph ramsès ptolémée darius cyrus xerxès ' +
  'childéric clovis clotaire thierry pépin lothaire hugues raoul eudes baudouin rené édouard guillaume christian gustave oscar haakon hassan mohammed mehmed sélim soliman boniface sixte';
const feminineRulers =
  'élisabeth elisabeth elizabeth catherine marie marguerite isabelle jeanne christine anne victoria';
const words = (list: string) => list.split(' ');

export const romanOf = (numbers: NumberWords): RomanWords => ({
  rulers: new Map<string, Gender>([
    ...words(masculineRulers).map((name) => [name, 'masculine'] as const),
    ...words(feminineRulers).map((name) => [name, 'feminine'] as const),
  ]),
  ruler: (value, gender) => (value === 1 ? numbers.ordinal(1, gender) : numbers.cardinal(value, 'counting')),
  counted: new Set(
    words(
      'chapitre tome volume livre acte scène partie section article annexe appendice titre phase type guerre niveau grade figure tableau planche rocky fantasy bowl classe ' +
        'épisode saison étape unité groupe catégorie vatican paris lyon lille nanterre division leçon chant strophe verset numéro mondiale apollo apollon soyouz ariane canto jeux',
    ),
  ),
  century: new Set(['siècle', 'siècles']),
  centuryBefore: (value) => numbers.cardinal(value, 'counting'),
  centuryAfter: (value) => numbers.ordinal(value, 'masculine'),
  nouns: new Set(),
  articles: new Set(),
  suffixes: {
    e: 'masculine',
    ème: 'masculine',
    ième: 'masculine',
    er: 'masculine',
    re: 'feminine',
    ère: 'feminine',
    ᵉ: 'masculine',
    ᵉʳ: 'masculine',
  },
});

export const letters: LetterWords = {
  names: { Y: 'i grec' },
  spelled: new Set(
    words(
      'SNCF RATP TVA PDG TGV RER USA URSS UE EDF GDF SMS PME CDI CDD CSG RTT HLM BTP BNP CGT CFDT CGC CNRS CHU CHRU INRA SAMU DGSE DGSI DST RPR UMP UDF PS PC PCF LR RN FN LFI ' +
        'IVG IRM ADN ARN VIH OGM OVH OMS OMC FMI BCE OCDE CEE CIA FBI IBM PC DVD CD TV BD QI CV ID IP IA URL USB HTML HTTP HTTPS XML PDF GPS VTT ULM ISBN ISSN IBAN RIB CB TPE ' +
        'TTC HT MST NBA BBC CNN AFP AFP TF1 BFM RTL RMC JO PIB INED EPS SVT LCD LED API SQL CSS SSL VPN DJ VIP OK HS AB RH DRH RSA APL AOC AOP IGP UHT EPHAD SARL SAS SA EURL SCI ' +
        'MJC ZAC ZUP DOM TOM COM GIE GIGN CRS BAC UMTS ADSL PMU GMT UTC AVC ORL IUT BTS DUT ENA HEC ENS EHESS CAPES UFR DEA DESS UER CPE EPO',
    ),
  ),
  pronounced: new Set(
    words(
      'ONU BAC CAF CAP ZEP ZAC PIN SIM BIP NON OUI LE LA LES UN UNE DE DU DES ET OU NI JE TU IL ON CE MA TA SA MES TES SES AU AUX EN PAR SUR QUI QUE AH OH EH HA HO EUH BOF ' +
        'PAS NE SI VU VA FIN FEU JEU JEUX ROI LOI PUY SUD EST MER PAIX AIR ART AMI FUN RAP POP WOW GEL PEL RAM ROM ZUT NÉE NÉ LU MAI MAX TOM DAB CES SON TON MON NOS VOS BON',
    ),
  ),
  readings: { PhD: 'P H D', iOS: 'i O S', macOS: 'mac O S', PME: 'P M E', KO: 'K O', TF1: 'T F un' },
};

export const chess: ChessWords = {
  pieces: { R: 'roi', D: 'dame', T: 'tour', F: 'fou', C: 'cavalier' },
  takes: 'prend',
  check: 'échec',
  mate: 'échec et mat',
  shortCastling: 'petit roque',
  longCastling: 'grand roque',
  promotesTo: 'promotion',
};

const masculine: OrdinalEnding = { gender: 'masculine' };
const feminine: OrdinalEnding = { gender: 'feminine' };

export const ordinalEndings: Readonly<Record<string, OrdinalEnding>> = {
  er: masculine,
  ᵉʳ: masculine,
  ier: masculine,
  ers: { gender: 'masculine', isPlural: true },
  re: feminine,
  ère: feminine,
  res: { gender: 'feminine', isPlural: true },
  ères: { gender: 'feminine', isPlural: true },
  e: { gender: 'masculine', words: { 1: 'première' } },
  ᵉ: masculine,
  es: { gender: 'masculine', isPlural: true },
  ème: masculine,
  eme: masculine,
  èmes: { gender: 'masculine', isPlural: true },
  ième: masculine,
  ièmes: { gender: 'masculine', isPlural: true },
  d: { gender: 'masculine', words: { 2: 'second' }, isOnlyWords: true },
  de: { gender: 'feminine', words: { 2: 'seconde' }, isOnlyWords: true },
  nd: { gender: 'masculine', words: { 2: 'second' } },
  nde: { gender: 'feminine', words: { 2: 'seconde' } },
  nds: { gender: 'masculine', isPlural: true, words: { 2: 'second' } },
  ndes: { gender: 'feminine', isPlural: true, words: { 2: 'seconde' } },
};
