/** Subtitles of a transcript: made of its words, and written as files. Pure. */
import type { SubtitleRules, TranscriptCue, TranscriptSegment } from '#contract/speech-to-text/transcripts.ts';
import { defaultSubtitleRules } from '#contract/speech-to-text/transcripts.ts';
import { cuesOf, type Cue, type CueRules } from '../../history/subtitles/cues.rules.ts';
import { srtOf, vttOf } from '../../history/subtitles/subtitle-files.rules.ts';
import type { Word } from '../../history/subtitles/words.rules.ts';
import type { ExportOptions, ExportSource } from './parts.rules.ts';

/** The words of segments in the order of their times. Two people who speak at once take turns by segments. */
function wordsOf(segments: readonly TranscriptSegment[], nameOf: (id: string | null) => string | null): Word[] {
  return segments.flatMap(({ speaker_id, words }, i) => {
    const speaker = nameOf(speaker_id);
    const found: Word[] = [];
    let gap = i === 0 ? '' : ' ';
    for (const { type, text, start, end } of words) {
      if (type === 'spacing') gap = text;
      else {
        found.push({ text, gap, start, end, speaker });
        gap = '';
      }
    }
    return found;
  });
}

/** The cues that the editor begins with. @param newId an id that no cue has */
export function cuesOfSegments(
  segments: readonly TranscriptSegment[],
  rules: SubtitleRules,
  newId: (at: number) => string,
): TranscriptCue[] {
  let before: string | null = null;
  const words = wordsOf(segments, (id) => id).map((word, i): Word => {
    // Another speaker begins a paragraph, so that a cue does not hold the words of two. The name is not written.
    const isTurn = i > 0 && word.speaker !== before;
    before = word.speaker;
    return { ...word, gap: isTurn ? '\n\n' : word.gap, speaker: null };
  });
  const made = cuesOf(words, cueRulesOf(rules));
  return made.map(({ start, end, lines }, at) => ({ cue_id: newId(at), start, end, text: lines.join('\n') }));
}

const cueRulesOf = ({ max_characters_per_line, max_lines, max_seconds }: SubtitleRules): CueRules => ({
  maxLineWidth: max_characters_per_line,
  maxLines: max_lines,
  maxSeconds: max_seconds,
});

export function subtitlesOf(source: ExportSource, options: ExportOptions): string {
  const cues =
    options.from === 'cues' && source.cues.length > 0 ? editedCues(source, options) : cuesFromWords(source, options);
  return options.format === 'vtt' ? vttOf(cues) : srtOf(cues);
}

function cuesFromWords({ segments, speakers }: ExportSource, options: ExportOptions): Cue[] {
  const names = new Map(speakers.map(({ speaker_id, name }) => [speaker_id, name]));
  const { maxCharacters, maxSeconds, maxSilence, lineCharacters } = options;
  const maxLineWidth = lineCharacters ?? defaultSubtitleRules.max_characters_per_line;
  const maxLines = Math.max(
    1,
    maxCharacters == null ? defaultSubtitleRules.max_lines : Math.ceil(maxCharacters / maxLineWidth),
  );
  const rules: CueRules = {
    maxLineWidth,
    maxLines: Math.min(maxLines, 4),
    maxSeconds: maxSeconds ?? defaultSubtitleRules.max_seconds,
    ...(maxCharacters == null ? {} : { maxWidth: maxCharacters }),
    ...(maxSilence == null ? {} : { maxSilence }),
  };
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return cuesOf(wordsOf(segments, options.hasSpeakers ? nameOf : () => null), rules);
}

/** Cues as people wrote them. Where names are wanted, each turn begins with the name of who speaks then. */
function editedCues({ cues, segments, speakers }: ExportSource, { hasSpeakers }: ExportOptions): Cue[] {
  const names = new Map(speakers.map(({ speaker_id, name }) => [speaker_id, name]));
  let at = 0;
  let last: string | null = null;
  return cues.map(({ start, end, text }) => {
    const middle = (start + end) / 2;
    while (at + 1 < segments.length && (segments[at + 1]?.start ?? Infinity) <= middle) at++;
    const id = segments[at]?.speaker_id ?? null;
    const isTurn = hasSpeakers && id !== null && id !== last;
    last = id;
    return { start, end, lines: text.split('\n'), speaker: isTurn ? (names.get(id) ?? null) : null };
  });
}
