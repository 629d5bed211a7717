/** Moves of chess: `Sf3`, `Dxd5+`, `0-0`. */
import { rule, type Rule } from './edit.ts';
import { spell } from './initialisms.ts';

export interface ChessWords {
  /** The names of the pieces by their letters. */
  pieces: Readonly<Record<string, string>>;
  takes: string;
  check: string;
  mate: string;
  short: string;
  long: string;
  cardinal(digits: string): string;
}

export interface ChessRules {
  /** Begins with the letter of a piece or a file. */
  move: Rule;
  /** Begins with `0` or `O`. */
  castling: Rule;
}

export function createChessRules(words: ChessWords): ChessRules {
  const pieces = Object.keys(words.pieces).join('');
  const move = new RegExp(
    `(?:([${pieces}])([a-h]?[1-8]?)|([a-h])(?=x))?(x?)([a-h])([1-8])(?:=([${pieces}]))?([+#]?)(?![\\p{L}\\d-])`,
    'uy',
  );
  const square = (name: string) =>
    name.replace(/[a-h]/, (file) => `${file} `).replace(/\d/, (rank) => words.cardinal(rank));
  const ending = (mark: string) => (mark === '+' ? ` ${words.check}` : mark === '#' ? ` ${words.mate}` : '');
  return {
    move: rule(
      move,
      ([, piece = '', from = '', file = '', takes, to = '', rank = '', promoted = '', mark = '']) =>
        [
          words.pieces[piece] ?? '',
          square(from).trim(),
          file,
          takes ? words.takes : '',
          to,
          words.cardinal(rank),
          promoted ? (words.pieces[promoted] ?? spell(promoted)) : '',
        ]
          .filter(Boolean)
          .join(' ') + ending(mark),
    ),
    castling: rule(/([0O])-\1(-\1)?([+#]?)(?![\p{L}\d:-])/uy, (match, text) => {
      const [, sign, long, mark = ''] = match;
      // "0-0" is also a score.
      const near = text.slice(Math.max(0, match.index - 8), match.index);
      if (sign === '0' && !long && !/\d\.{1,3} ?$|[a-h][1-8][+#]? $/.test(near)) return undefined;
      return (long ? words.long : words.short) + ending(mark);
    }),
  };
}
