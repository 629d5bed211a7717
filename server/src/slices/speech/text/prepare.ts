/** From the text as it was written to the text as it is spoken. Pure. */
import { assemblePhrase, type Assembly, type LanguageRange } from './assemble.ts';
import type { Edit } from './normalize/edit.ts';
import { normalizerOf } from './normalize/normalizers.ts';
import { languageRanges, textLanguage } from './language.ts';
import { readMarkup } from './markup.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';

export function prepareText(text: string, options: PrepareOptions): PreparedText {
  const { phrases, warnings } = readMarkup(text);
  const plains = phrases.map((phrase) => phrase.tokens.map((token) => token.plain).join(''));
  const found = textLanguage(plains.join(' '), options);
  const into: Assembly = { mappings: [], texts: [] };
  for (const [i, phrase] of phrases.entries()) {
    const plain = plains[i] ?? '';
    const ranges = languageRanges(plain, found.language, options);
    const edits =
      options.normalization === 'off'
        ? []
        : ranges.flatMap((range, n) => editsOf(plain, ranges[n - 1], range, options.accent));
    assemblePhrase(phrase, ranges, edits, into);
  }
  const { mappings, texts } = into;
  // There is always one text, so that even a text of tags is a speech: a silent one.
  if (texts.length === 0) texts.push({ text: '', language: found.language });
  return {
    texts,
    mappings,
    spoken: mappings.map((mapping) => mapping.spoken).join(''),
    warnings: [...found.warnings, ...warnings],
  };
}

function editsOf(
  plain: string,
  before: LanguageRange | undefined,
  range: LanguageRange,
  accent: string | undefined,
): Edit[] {
  const normalize = normalizerOf(range.language, accent);
  if (!normalize) return [];
  const from = before?.to ?? 0;
  const edits = normalize(plain.slice(from, range.to));
  return from === 0 ? edits : edits.map((edit) => ({ ...edit, from: edit.from + from, to: edit.to + from }));
}
