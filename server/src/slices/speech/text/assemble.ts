/** Puts plain text and its edits together: runs from the written to the spoken text, and the passages of the latter. */
import type { Passage, Pronunciation } from '../../../ports/speech/port.ts';
import type { Edit } from './normalize/edit.ts';
import type { Block, Piece } from './markup.ts';
import type { Run } from './prepared.ts';

/** A part of a block's plain text in one language; `to` is exclusive. */
export interface Span {
  to: number;
  language: string;
}

export interface Assembly {
  runs: Run[];
  passages: Passage[];
}

/** `spans` are in order and end with the plain text; `edits` are in order and cross no end of a span. */
export function assembleBlock(block: Block, spans: Span[], edits: Edit[], into: Assembly): void {
  const { pieces } = block;
  const whole = keepWhole(pieces, spans, edits);
  /** Plain text before the piece; the span and edit that come next; the passage and the run under way. */
  let at = 0;
  let span = 0;
  let next = 0;
  let passage = begin();
  let open: { written: string; edit: Edit } | undefined;

  for (const piece of pieces) {
    if (piece.plain === '') {
      if (open) open.written += piece.written;
      else push({ written: piece.written, spoken: '' });
      continue;
    }
    const end = at + piece.plain.length;
    if (piece.plain !== piece.written || piece.pronunciation) {
      takeReplaced(piece, end);
      continue;
    }
    const start = at;
    while (at < end) {
      const edit = whole.edits[next];
      const isOpen = edit && edit.from <= at;
      const stop = Math.min(end, isOpen ? edit.to : (edit?.from ?? end), whole.spans[span]?.to ?? end);
      const written = piece.written.slice(at - start, stop - start);
      if (isOpen) takeEdit(edit, written, stop);
      else push({ written, spoken: written });
      pass(stop);
    }
  }
  finish();

  function begin() {
    return { text: '', points: 0, counted: 0, pronunciations: [] as Pronunciation[] };
  }

  function push(run: Run): void {
    const last = into.runs.at(-1);
    const same = run.written === run.spoken;
    if (last && same && last.written === last.spoken) {
      last.written += run.written;
      last.spoken = last.written;
    } else into.runs.push(run);
    passage.text += run.spoken;
  }

  function takeEdit(edit: Edit, written: string, stop: number): void {
    open ??= { written: '', edit };
    open.written += written;
    if (stop < edit.to) return;
    push({ written: open.written, spoken: edit.spoken });
    open = undefined;
    next += 1;
  }

  function takeReplaced(piece: Piece, end: number): void {
    const edit = whole.edits[next];
    if (edit && edit.from <= at) takeEdit(edit, piece.written, end);
    else {
      const from = piece.pronunciation ? countPoints() : 0;
      push({ written: piece.written, spoken: piece.plain });
      if (piece.pronunciation) passage.pronunciations.push({ from, to: countPoints(), ...piece.pronunciation });
    }
    pass(end);
  }

  /** Code points of the passage so far, counted from where they were counted last. */
  function countPoints(): number {
    passage.points += pointsOf(passage.text.slice(passage.counted));
    passage.counted = passage.text.length;
    return passage.points;
  }

  function pass(to: number): void {
    at = to;
    if (at === whole.spans[span]?.to && span < whole.spans.length - 1) {
      finish();
      span += 1;
      passage = begin();
    }
  }

  function finish(): void {
    const { text, pronunciations } = passage;
    const isLast = span >= whole.spans.length - 1;
    if (text === '' && !(isLast && block.pause !== undefined)) return;
    into.passages.push({
      text,
      language: whole.spans[span]?.language ?? '',
      ...(isLast && block.pause !== undefined && { pause: block.pause }),
      ...(pronunciations.length > 0 && { pronunciations }),
    });
  }
}

const pointsOf = (text: string) => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** A piece that stands for another text is spoken whole: edits within it grow around it, and a pronunciation keeps its word. */
function keepWhole(pieces: Piece[], spans: Span[], edits: Edit[]): { spans: Span[]; edits: Edit[] } {
  const replaced: { from: number; to: number; piece: Piece }[] = [];
  let at = 0;
  for (const piece of pieces) {
    const to = at + piece.plain.length;
    if (to > at && (piece.plain !== piece.written || piece.pronunciation)) replaced.push({ from: at, to, piece });
    at = to;
  }
  if (replaced.length === 0) return { spans, edits };
  const plain = pieces.map((piece) => piece.plain).join('');
  const grown: Edit[] = [];
  let first = 0;
  for (const edit of edits) {
    while (first < replaced.length && (replaced[first]?.to ?? 0) <= edit.from) first += 1;
    let { from, to } = edit;
    let isKept = false;
    for (let i = first; i < replaced.length; i += 1) {
      const other = replaced[i];
      if (!other || other.from >= edit.to) break;
      isKept ||= other.piece.pronunciation !== undefined;
      from = Math.min(from, other.from);
      to = Math.max(to, other.to);
    }
    if (isKept) continue;
    const before = grown.at(-1);
    const after = edit.spoken + plain.slice(edit.to, to);
    // Two edits within one piece become one.
    if (before && before.to > edit.from) {
      before.spoken = before.spoken.slice(0, before.spoken.length - (before.to - edit.from)) + after;
      before.to = to;
    } else grown.push({ from, to, spoken: plain.slice(from, edit.from) + after });
  }
  return { spans: wholeSpans(spans, replaced), edits: grown };
}

function wholeSpans(spans: Span[], replaced: { from: number; to: number }[]): Span[] {
  let next = 0;
  return spans
    .map((span) => {
      while (next < replaced.length && (replaced[next]?.to ?? 0) < span.to) next += 1;
      const other = replaced[next];
      return other && other.from < span.to && span.to < other.to ? { ...span, to: other.to } : span;
    })
    .filter((span, i, all) => i === 0 || span.to > (all[i - 1]?.to ?? 0));
}
