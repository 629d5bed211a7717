/** Roman numerals, words of capitals, moves of chess and ordinals in Spanish. */
import type { ChessWords, Gender, LetterWords, OrdinalEnding, RomanWords } from '../romance/language.ts';
import { numbers } from './numbers.ts';

const words = (list: string) => list.split(' ');
const masculineRulers = words(
  'felipe carlos fernando alfonso luis enrique juan pablo pedro pío benedicto león gregorio urbano inocencio clemente alejandro iván nicolás federico guillermo eduardo jorge jacobo ' +
    'ricardo roberto alberto leopoldo balduino francisco josé otón maximiliano ramsés ptolomeo darío ciro jerjes sancho ramiro ordoño bermudo garcía jaime amadeo napoleón constantino ' +
    'teodosio justiniano romano cristián gustavo óscar hasán mohamed selim solimán sixto bonifacio calixto celestino adriano martín esteban julio víctor humberto andrés david malcom kamehameha moctezuma',
);
const feminineRulers = words(
  'isabel catalina maría margarita juana cristina ana victoria urraca berenguela leonor blanca teresa cleopatra beatriz',
);

export const roman: RomanWords = {
  rulers: new Map<string, Gender>([
    ...masculineRulers.map((name) => [name, 'masculine'] as const),
    ...feminineRulers.map((name) => [name, 'feminine'] as const),
  ]),
  ruler: (value, gender) => (value <= 10 ? numbers.ordinal(value, gender) : numbers.cardinal(value, 'counting')),
  counted: new Set(
    words(
      'capítulo capítulos tomo volumen libro acto escena parte sección artículo anexo apéndice título fase tipo nivel grado figura tabla lámina rocky fantasy bowl clase episodio ' +
        'temporada etapa unidad grupo categoría vaticano división lección canto estrofa versículo número factor apolo soyuz punto tema bloque módulo liga',
    ),
  ),
  century: new Set(['siglo', 'siglos', 's', 'ss']),
  centuryBefore: (value) => numbers.cardinal(value, 'counting'),
  centuryAfter: (value) => numbers.ordinal(value, 'masculine'),
  nouns: new Set(
    words('edición congreso aniversario legislatura guerra encuentro república bienal cumbre juegos dinastía concilio'),
  ),
  articles: new Set(words('el la los las del al un una su nuestra nuestro')),
  suffixes: {},
};

export const letters: LetterWords = {
  names: { Y: 'i griega' },
  spelled: new Set(
    words(
      'UE DNI PDF NIF CIF NIE RTVE TVE PP PNV UGT USB URL HTML HTTP HTTPS XML GPS ISBN ISSN ADN ARN VIH OMS OMC FMI BCE CIA FBI IBM PC DVD CD TV CV ID IP IA SMS ' +
        'BBC CNN NBA MVP IRPF ITV IES UCI SOS DJ VIP OK RRSS IRM UHF AM FM PCR EPS HP LG BMW UPC UAB IPC ETT EPA CNMV DGT EMT FC CF RCD BBVA ',
    ),
  ),
  pronounced: new Set(
    words(
      'ONU IVA ONG OVNI PIN SIM PIB ETA ESO ERE AVE SIDA LED RAM ROM WAP TAC DOS SI NO YA EL LA LOS LAS UN UNA DE DEL AL EN CON POR SIN SUS MI TU SU SE ME TE LE LO Y O U E NI QUE ' +
        'AH OH EH JA AY UY SOL MAR PAN LUZ PAZ REY LEY DÍA MES AÑO UNO TRES SEIS MÁS MUY BAR GAS RED SUR ROJO VER SER SON FUE HAY HOY FIN VIA GOL TOP POP RAP ROCK ZARA COI UVI UCO',
    ),
  ),
  readings: { PhD: 'P H D', iOS: 'i O S', macOS: 'mac O S', KO: 'K O' },
};

export const chess: ChessWords = {
  pieces: { R: 'rey', D: 'dama', T: 'torre', A: 'alfil', C: 'caballo' },
  takes: 'por',
  check: 'jaque',
  mate: 'jaque mate',
  shortCastling: 'enroque corto',
  longCastling: 'enroque largo',
  promotesTo: 'corona',
};

const masculine: OrdinalEnding = { gender: 'masculine' };
const feminine: OrdinalEnding = { gender: 'feminine' };

export const ordinalEndings: Readonly<Record<string, OrdinalEnding>> = {
  º: masculine,
  o: masculine,
  ª: feminine,
  a: feminine,
  er: { gender: 'masculine', isShort: true },
  ᵉʳ: { gender: 'masculine', isShort: true },
  ro: masculine,
  do: masculine,
  to: masculine,
  mo: masculine,
  vo: masculine,
  no: masculine,
  ra: feminine,
  da: feminine,
  ta: feminine,
  ma: feminine,
  va: feminine,
  na: feminine,
  os: { gender: 'masculine', isPlural: true },
  as: { gender: 'feminine', isPlural: true },
  ºs: { gender: 'masculine', isPlural: true },
  ªs: { gender: 'feminine', isPlural: true },
};
