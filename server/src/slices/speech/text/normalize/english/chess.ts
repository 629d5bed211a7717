/** Moves of chess in algebraic notation. */
import { rule, type Rule } from '../edit.ts';
import { cardinal } from './numbers.ts';

const pieces: Readonly<Record<string, string>> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };
const ends: Readonly<Record<string, string>> = { '+': ' check', '#': ' checkmate', '++': ' double check' };

const squares = (written: string) =>
  Array.from(written, (char) => (/\d/.test(char) ? cardinal(char) : char.toUpperCase())).join(' ');
const promotion = (piece: string | undefined) => (piece ? ` promotes to ${pieces[piece]}` : '');

/** `Nf3`, `Qxd7+`, `Rad1`, `Nbd2`, `R1e2`. */
export const pieceMove: Rule = rule(
  /([KQRBN])([a-h]?[1-8]?)(x?)([a-h][1-8])(\+\+|[+#]?)(?![\p{L}\d])/uy,
  ([, piece = '', from = '', takes, to = '', end = '']) =>
    `${pieces[piece]} ${from ? `${squares(from)} ` : ''}${takes ? 'takes ' : ''}${squares(to)}${ends[end] ?? ''}`,
);

/** `exd5`, `e8=Q+`, `e4+`. */
export const pawnMove: Rule = rule(
  /([a-h])(?:x([a-h][1-8])|([1-8]))(?:=([QRBN]))?(\+\+|[+#]?)(?![\p{L}\d])/uy,
  ([, file = '', target, rank, piece, end = '']) => {
    if (!target && !piece && !end) return undefined;
    const square = target ? `${squares(file)} takes ${squares(target)}` : squares(file + (rank ?? ''));
    return square + promotion(piece) + (ends[end] ?? '');
  },
);

/** `O-O`, `O-O-O`. */
export const castling: Rule = rule(/O-O(-O)?([+#]?)(?![\p{L}\d-])/uy, ([, long, end = '']) => {
  return `castles ${long ? 'queenside' : 'kingside'}${ends[end] ?? ''}`;
});
