/** From the text as it was written to the text as it is spoken. Pure. */
import { assembleBlock, type Assembly, type Span } from './assemble.ts';
import type { Edit } from './normalize/edit.ts';
import { normaliseEnglish } from './normalize/english/english.ts';
import { languageSpans, textLanguage } from './language.ts';
import { readMarkup } from './markup.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';

export function prepareText(text: string, options: PrepareOptions): PreparedText {
  const { blocks, warnings } = readMarkup(text);
  const plains = blocks.map((block) => block.pieces.map((piece) => piece.plain).join(''));
  const found = textLanguage(plains.join(' '), options);
  const into: Assembly = { runs: [], passages: [] };
  for (const [i, block] of blocks.entries()) {
    const plain = plains[i] ?? '';
    const spans = languageSpans(plain, found.language, options);
    const edits = options.normalization === 'off' ? [] : spans.flatMap((span, n) => editsOf(plain, spans[n - 1], span));
    assembleBlock(block, spans, edits, into);
  }
  const { runs, passages } = into;
  // There is always a passage, so that even a text of tags is a speech: a silent one.
  if (passages.length === 0) passages.push({ text: '', language: found.language });
  return {
    passages,
    runs,
    spoken: runs.map((run) => run.spoken).join(''),
    warnings: [...found.warnings, ...warnings],
  };
}

/** Other languages are left to the engine's own rules. */
function editsOf(plain: string, before: Span | undefined, span: Span): Edit[] {
  if (span.language !== 'en') return [];
  const from = before?.to ?? 0;
  const edits = normaliseEnglish(plain.slice(from, span.to));
  return from === 0 ? edits : edits.map((edit) => ({ ...edit, from: edit.from + from, to: edit.to + from }));
}
