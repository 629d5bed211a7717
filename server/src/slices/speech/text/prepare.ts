/** From the text as it was written to the text as it is spoken. Pure. */
import { assemblePhrase, type Assembly, type LanguageRange } from './assemble.ts';
import type { Edit } from './normalize/edit.ts';
import { normalizerOf } from './normalize/normalizers.ts';
import type { Warning } from '../../../ports/speech/port.ts';
import { plainShapes } from './compatibility.ts';
import { languageRanges, textLanguage } from './language.ts';
import { readMarkup, type MarkupToken } from './markup.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';
import { applyRules } from './pronunciation/apply-rules.ts';
import { scriptWarnings } from './unspoken-scripts.ts';

export function prepareText(text: string, options: PrepareOptions): PreparedText {
  const { phrases: written, warnings } = readMarkup(text);
  const ruled = options.dictionaries?.length ? applyRules(written, options.dictionaries) : undefined;
  const phrases = plainShapes(ruled?.phrases ?? written, text);
  // The language is that of what was written: a replacement may be spelled by sound.
  const originals = phrases.map(({ tokens }) => tokens.map(({ original, plain }) => original ?? plain).join(''));
  const found = textLanguage(originals.join(' '), options);
  const into: Assembly = { mappings: [], texts: [] };
  const left = new Set<string>();
  for (const [i, phrase] of phrases.entries()) {
    const plain = phrase.tokens.map((token) => token.plain).join('');
    const ranges = rangesOfSpoken(phrase.tokens, languageRanges(originals[i] ?? '', found.language, options));
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
    ...(ruled?.isTooLong && { isTooLong: true }),
  };
}

/** Moves the ends of ranges from the text before the rules to the text after them; a replacement is in one language. */
function rangesOfSpoken(tokens: readonly MarkupToken[], ranges: LanguageRange[]): LanguageRange[] {
  if (!tokens.some(({ original }) => original !== undefined)) return ranges;
  const moved: LanguageRange[] = [];
  let [before, after, next] = [0, 0, 0];
  for (const { original, plain } of tokens) {
    const length = (original ?? plain).length;
    for (let range = ranges[next]; range && range.to <= before + length; range = ranges[(next += 1)]) {
      const to = original === undefined ? after + range.to - before : after + plain.length;
      if (to > (moved.at(-1)?.to ?? 0)) moved.push({ ...range, to });
    }
    before += length;
    after += plain.length;
  }
  const last = moved.at(-1);
  if (last) last.to = after;
  return last ? moved : [{ to: after, language: ranges[0]?.language ?? '' }];
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
