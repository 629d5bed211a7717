/** From the text as it was written to the text as it is spoken. Pure. */
import { assemblePhrase, type Assembly, type LanguageRange } from './assemble.ts';
import type { Edit } from './normalize/edit.ts';
import { normalizerOf } from './normalize/normalizers.ts';
import type { Warning } from '../../../ports/speech/port.ts';
import { plainShapes } from './compatibility.ts';
import { languageRanges, textLanguage } from './language.ts';
import { readMarkup } from './markup.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';
import { scriptWarnings } from './unspoken-scripts.ts';

export function prepareText(text: string, options: PrepareOptions): PreparedText {
  const { phrases: written, warnings } = readMarkup(text);
  const phrases = plainShapes(written, text);
  const plains = phrases.map((phrase) => phrase.tokens.map((token) => token.plain).join(''));
  const found = textLanguage(plains.join(' '), options);
  const into: Assembly = { mappings: [], texts: [] };
  const left = new Set<string>();
  for (const [i, phrase] of phrases.entries()) {
    const plain = plains[i] ?? '';
    const ranges = languageRanges(plain, found.language, options);
    const edits =
      options.normalization === 'off'
        ? []
        : ranges.flatMap((range, n) => editsOf(plain, ranges[n - 1], range, options.accent));
    if (options.normalization === 'on') for (const range of unnormalizedRanges(plain, ranges)) left.add(range.language);
    assemblePhrase(phrase, ranges, edits, into);
  }
  const { mappings, texts } = into;
  // There is always one text, so that even a text of tags is a speech: a silent one.
  if (texts.length === 0) texts.push({ text: '', language: found.language });
  return {
    texts,
    mappings,
    spoken: mappings.map((mapping) => mapping.spoken).join(''),
    warnings: [...found.warnings, ...warnings, ...scriptWarnings(texts), ...Array.from(left, notNormalized)],
  };
}

/** The parts with digits in a language whose numbers the engine reads by its own rules. */
const unnormalizedRanges = (plain: string, ranges: LanguageRange[]) =>
  ranges.filter(
    ({ language, to }, i) => !normalizerOf(language) && /\p{N}/u.test(plain.slice(ranges[i - 1]?.to ?? 0, to)),
  );

const notNormalized = (language: string): Warning => ({
  code: 'normalization_not_available',
  message: `There are no rules for numbers and abbreviations in the language "${language}", so the engine reads them by its own.`,
});

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
