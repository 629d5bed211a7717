/** Moves of chess: `Cf3`, `Fxe5+`, `O-O`. */
import { rule, type Rule } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';

export function createChessRule({ chess, numbers }: RomanceLanguage): Rule {
  const pieces = Object.keys(chess.pieces).join('');
  const square = (written: string) =>
    Array.from(written, (char) => (/\d/.test(char) ? numbers.cardinal(Number(char), 'counting') : char)).join(' ');
  const move = new RegExp(
    `(O-O-O|O-O)|([${pieces}])([a-h]?[1-8]?)(x?)([a-h][1-8])([+#]?)(?![\\p{L}\\p{N}])|([a-h])(x)([a-h][1-8])(?:=([${pieces}]))?([+#]?)(?![\\p{L}\\p{N}])|([a-h][1-8])(?:=([${pieces}])([+#]?)|([+#]))(?![\\p{L}\\p{N}])`,
    'uy',
  );
  const end = (mark: string) => (mark === '+' ? ` ${chess.check}` : mark === '#' ? ` ${chess.mate}` : '');
  const promotion = (piece: string | undefined) => (piece ? ` ${chess.promotesTo} ${chess.pieces[piece]}` : '');

  return rule(move, (match) => {
    const [
      ,
      castling,
      piece,
      from = '',
      takes,
      to = '',
      mark = '',
      pawn,
      ,
      target = '',
      queen,
      pawnMark = '',
      plain = '',
      promoted,
      promotedMark = '',
      checkMark = '',
    ] = match;
    if (castling) return castling.length > 3 ? chess.longCastling : chess.shortCastling;
    if (piece) {
      const start = from ? ` ${square(from)}` : '';
      return `${chess.pieces[piece]}${start}${takes ? ` ${chess.takes}` : ''} ${square(to)}${end(mark)}`;
    }
    if (pawn) return `${pawn} ${chess.takes} ${square(target)}${promotion(queen)}${end(pawnMark)}`;
    return `${square(plain)}${promotion(promoted)}${end(promotedMark || checkMark)}`;
  });
}
