/** Roman numerals, words of capitals, moves of chess and ordinals in Portuguese. */
import type { ChessWords, Gender, LetterWords, NumberWords, OrdinalEnding, RomanWords } from '../romance/language.ts';

const words = (list: string) => list.split(' ');
const masculineRulers = words(
  'luís luis carlos henrique filipe felipe francisco napoleão joão paulo pio bento leão gregório urbano inocêncio clemente alexandre pedro ivan nicolau frederico guilherme eduardo jorge jaime ' +
    'ricardo roberto alberto leopoldo balduíno juan fernando otão maximiliano josé ramsés ptolemeu dario ciro xerxes sancho afonso dinis duarte manuel sebastião miguel amadeu vítor vittorio ' +
    'emanuel emanuele humberto umberto constantino teodósio justiniano cristiano gustavo óscar hassan solimão selim sisto bonifácio calisto celestino adriano martinho estêvão júlio benedito antônio antónio',
);
const feminineRulers = words(
  'isabel elizabeth catarina maria margarida joana cristina ana vitória cleópatra beatriz leonor teresa',
);

export function romanOf(numbers: NumberWords): RomanWords {
  return {
    rulers: new Map<string, Gender>([
      ...masculineRulers.map((name) => [name, 'masculine'] as const),
      ...feminineRulers.map((name) => [name, 'feminine'] as const),
    ]),
    ruler: (value, gender) => (value <= 10 ? numbers.ordinal(value, gender) : numbers.cardinal(value, 'counting')),
    counted: new Set(
      words(
        'capítulo capítulos tomo volume livro ato acto cena parte seção secção artigo anexo apêndice título fase tipo nível grau figura tabela quadro rocky fantasy bowl classe episódio temporada ' +
          'etapa unidade grupo categoria vaticano divisão lição canto estrofe versículo número fator factor apolo apollo soyuz ponto tema bloco módulo inciso liga',
      ),
    ),
    century: new Set(['século', 'séculos', 'séc', 'sécs', 's']),
    centuryBefore: (value) => numbers.cardinal(value, 'counting'),
    centuryAfter: (value) => numbers.ordinal(value, 'masculine'),
    articles: new Set(words('o a os as do da dos das no na nos nas ao à um uma pelo pela sua seu')),
    nouns: new Set(
      words(
        'edição congresso aniversário legislatura guerra encontro república bienal cimeira cúpula jogos dinastia concílio',
      ),
    ),
    suffixes: {},
  };
}

export const letters: LetterWords = {
  names: {},
  spelled: new Set(
    words(
      'UE PDF CPF CNPJ RG PT PSD PSDB PMDB MDB PSL PS PCP BE CDS RTP TVI SBT URL USB HTML HTTP HTTPS XML GPS ISBN ADN DNA RNA VIH HIV OMS FMI BCE CIA FBI IBM PC DVD CD TV CV ' +
        'ID IP IA SMS BBC CNN NBA IRS IRC IMI GNR PSP PJ SNS BR SP RJ MG RS PR SC DF CLT IPTU IPVA ICMS IBGE INSS STF STJ TSE PF PM OAB USP UFRJ BTG HP LG BMW DJ OK KM MP FGTS ',
    ),
  ),
  pronounced: new Set(
    words(
      'ONU IVA PIN SIM PIB SUS CEP PIX SIC TAP ONG VIP LED RAM ROM SIDA OTAN NATO FIFA UFO FAB CUT NÃO O A OS AS E OU DE DO DA DOS DAS EM NO NA POR COM SEM UM UMA QUE SE EU TU ELE NÓS ' +
        'AH OH EH SOL MAR PÃO LUZ PAZ REI LEI DIA MÊS ANO TRÊS SEIS DEZ MAIS SER VER SÃO FOI HÁ FIM VIA GOL POP RAP BAR GÁS SUL AO À É MEU SEU TEU VOU VAI VEM TEM BEM MAL JÁ SÓ LÁ CÁ',
    ),
  ),
  readings: { EUA: 'Estados Unidos', PhD: 'P H D', iOS: 'i O S', macOS: 'mac O S' },
};

export const chess: ChessWords = {
  pieces: { R: 'rei', D: 'dama', T: 'torre', B: 'bispo', C: 'cavalo' },
  takes: 'toma',
  check: 'xeque',
  mate: 'xeque-mate',
  shortCastling: 'roque pequeno',
  longCastling: 'roque grande',
  promotesTo: 'promove a',
};

const masculine: OrdinalEnding = { gender: 'masculine' };
const feminine: OrdinalEnding = { gender: 'feminine' };

export const ordinalEndings: Readonly<Record<string, OrdinalEnding>> = {
  º: masculine,
  ª: feminine,
  o: masculine,
  a: feminine,
  os: { gender: 'masculine', isPlural: true },
  as: { gender: 'feminine', isPlural: true },
  ºs: { gender: 'masculine', isPlural: true },
  ªs: { gender: 'feminine', isPlural: true },
};
