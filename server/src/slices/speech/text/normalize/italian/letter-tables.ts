/** Roman numerals, words of capitals, moves of chess and ordinals in Italian. */
import type { ChessWords, Gender, LetterWords, OrdinalEnding, RomanWords } from '../romance/language.ts';
import { numbers } from './numbers.ts';

const words = (list: string) => list.split(' ');
const masculineRulers = words(
  'luigi carlo enrico filippo francesco napoleone giovanni paolo pio benedetto leone gregorio urbano innocenzo clemente alessandro pietro ivan nicola federico guglielmo edoardo giorgio ' +
    'giacomo riccardo roberto alberto leopoldo baldovino juan ferdinando ottone massimiliano giuseppe ramses ramesse tolomeo dario ciro serse vittorio emanuele umberto amedeo cosimo lorenzo ' +
    'sisto bonifacio callisto celestino adriano martino stefano giulio onorio eugenio costantino teodosio giustiniano cristiano gustavo oscar hassan solimano selim maometto alfonso sancho ' +
    'felipe marcello zosimo vigilio elisabetto victor manfredi corrado arrigo ugo rodolfo ranieri ladislao casimiro sigismondo ludovico',
);
const feminineRulers = words(
  'elisabetta caterina maria margherita isabella giovanna cristina anna vittoria cleopatra bianca eleonora beatrice',
);

export const roman: RomanWords = {
  rulers: new Map<string, Gender>([
    ...masculineRulers.map((name) => [name, 'masculine'] as const),
    ...feminineRulers.map((name) => [name, 'feminine'] as const),
  ]),
  ruler: (value, gender) => numbers.ordinal(value, gender),
  counted: new Set(
    words(
      'capitolo capitoli tomo volume libro parte sezione articolo allegato appendice titolo fase tipo livello grado figura tabella tavola rocky fantasy bowl episodio stagione ' +
        'tappa unità gruppo categoria divisione lezione strofa versetto numero fattore apollo soyuz punto tema blocco modulo final',
    ),
  ),
  century: new Set(['secolo', 'secoli', 'sec', 'secc']),
  centuryBefore: (value) => numbers.ordinal(value, 'masculine'),
  centuryAfter: (value) => numbers.ordinal(value, 'masculine'),
  nouns: new Set(
    words(
      'edizione congresso anniversario legislatura guerra incontro repubblica biennale vertice giochi dinastia concilio municipio reich',
    ),
  ),
  articles: new Set(
    words(
      "il lo la i gli le l’ l' un una del dello della dell’ dell' al allo alla all’ all' nel nello nella nell’ nell' dal dalla dall’ sul sulla sull’ col canto atto scena classe",
    ),
  ),
  suffixes: {},
};

export const letters: LetterWords = {
  names: {},
  spelled: new Set(
    words(
      'UE CGIL PD PDL PDF URL USB HTML HTTP HTTPS XML GPS ISBN ISSN DNA RNA HIV OMS FMI BCE CIA FBI IBM PC DVD CD TV CV ID IP IA SMS BBC CNN NBA MVP GDF TG TGV FS ' +
        'DJ OK RSVP RC FCA SPA SRL SNC DC PCI PSI MSI AC AS FC SSC DDL DPCM DL BTP CCT CDA CDP PM PS VS LP EP KO HP LG BMW TNT WC GDO PVC',
    ),
  ),
  pronounced: new Set(
    words(
      'ONU USA IVA PIN SIM PIL UFO ONG VIP CAP LED RAM ROM TAR TAC BOT UIL CAI RAI ENI ENEL ASL ISEE COOP FAX IL LO LA LE I GLI UN UNA UNO DI A DA IN CON SU PER TRA FRA E O MA SE ' +
        'CHE CHI NON SI NO MI TI CI VI NE AL DEL DAL NEL SUL HO HA È SEI SIA TRE DUE MAI PIÙ GIÀ POI QUI QUA ORA VIA RE MAR MIO TUO SUO NOI VOI AH OH EH BAR GAS SUD EST GOL POP RAP ',
    ),
  ),
  readings: { PhD: 'P H D', iOS: 'i O S', macOS: 'mac O S' },
};

export const chess: ChessWords = {
  pieces: { R: 're', D: 'donna', T: 'torre', A: 'alfiere', C: 'cavallo' },
  takes: 'prende',
  check: 'scacco',
  mate: 'scacco matto',
  shortCastling: 'arrocco corto',
  longCastling: 'arrocco lungo',
  promotesTo: 'promuove a',
};

const masculine: OrdinalEnding = { gender: 'masculine' };
const feminine: OrdinalEnding = { gender: 'feminine' };

export const ordinalEndings: Readonly<Record<string, OrdinalEnding>> = {
  º: masculine,
  ª: feminine,
  '^': feminine,
  o: masculine,
  a: feminine,
  mo: masculine,
  ma: feminine,
  esimo: masculine,
  esima: feminine,
};
