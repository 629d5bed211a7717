import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TranscriptChange, type TranscriptSegment } from '#contract/speech-to-text/transcripts.ts';
import { changeBetween, mergeDocuments, withChange } from './changes.ts';
import * as cues from './cues.ts';
import { countDoubts, nextDoubt } from './doubts.ts';
import { findMatches, replaceMatches } from './find.ts';
import { readDocument, readSegment, textOf, writeSegment, type EditedDocument, type Word } from './model.ts';
import * as segments from './segments.ts';
import * as speakers from './speakers.ts';
import { edited, firstEdits, redone, undone } from './undo.ts';
import { editLongText } from './parts.ts';
import { estimatedRuns, tokensOf } from './words.ts';

const texts = ['the', 'fog', 'bell,', 'Skerrow', 'it', 'it', 'tower.', 'été', 'you', '霧'];

/** Segments of one word a second and a pause after each; neighbours have one speaker or two. */
const documents: fc.Arbitrary<EditedDocument> = fc
  .array(
    fc.record({
      speaker: fc.constantFrom('a', 'b'),
      words: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => {
    let at = 0;
    const made = parts.map(({ speaker, words }, i) => {
      const start = at;
      const timed: Word[] = words.map((text, n) => ({
        text,
        gap: n === 0 ? '' : ' ',
        start: start + n,
        end: start + n + 0.8,
        isEvent: false,
        logprob: n % 3 === 0 ? -1 : -0.1,
        isEstimated: false,
      }));
      at += words.length;
      const end = at - 0.2;
      at += 0.5;
      return { segment_id: `s${i}`, speaker_id: speaker, channel_index: null, start, end, words: timed };
    });
    return {
      speakers: ['a', 'b'].map((id, color) => ({ speaker_id: id, name: `Speaker ${color}`, color })),
      segments: made,
      cues: made.map(({ segment_id, start, end, words }) => ({
        cue_id: `c_${segment_id}`,
        start,
        end,
        text: textOf(words),
      })),
      rules: { max_characters_per_line: 42, max_lines: 2, max_seconds: 7 },
    };
  });

const allText = (document: EditedDocument) => document.segments.map(({ words }) => textOf(words)).join(' ');
const wordsIn = (document: EditedDocument) => allText(document).split(/\s+/).filter(Boolean);
const letters = (document: EditedDocument) => allText(document).replaceAll(/\s/g, '');

type Edit = (document: EditedDocument) => EditedDocument;
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
let made = 0;

/** Edits that may move, join or part words, but must keep every letter in its place. */
const rearrangements: fc.Arbitrary<Edit> = fc
  .tuple(fc.nat(4), fc.nat(20), fc.nat(40))
  .map(([kind, n, place]) => (document) => {
    const id = pick(document.segments, n)?.segment_id ?? '';
    const edits: Edit[] = [
      (now) => segments.splitSegment(now, id, place, `new${made++}`),
      (now) => segments.mergeUp(now, id),
      (now) => segments.assignSpeaker(now, id, place % 2 ? 'a' : 'b'),
      (now) => speakers.renameSpeaker(now, 'a', `Ana ${place}`),
      (now) => cues.mergeCue(now, pick(now.cues, n)?.cue_id ?? ''),
    ];
    return edits[kind]?.(document) ?? document;
  });

/** Every kind of edit. */
const anyEdits: fc.Arbitrary<Edit> = fc.oneof(
  rearrangements,
  fc
    .tuple(fc.nat(6), fc.nat(20), fc.nat(30), fc.constantFrom('', 'new words here', 'bell, it'))
    .map(([kind, n, at, text]): Edit => (document) => {
      const id = pick(document.segments, n)?.segment_id ?? '';
      const cue = pick(document.cues, n)?.cue_id ?? '';
      const edits: Edit[] = [
        (now) => segments.editText(now, id, text),
        (now) => segments.setTimes(now, id, { start: at / 3, end: at / 2 }),
        (now) => segments.addSegment(now, { segment_id: `add${made++}`, at, speaker_id: 'a', duration: 60 }),
        (now) => segments.removeSegment(now, id),
        (now) => replaceMatches(now, findMatches(now, { text: 'it', isCaseSensitive: false, isWholeWord: true }), text),
        (now) => cues.setCueTimes(now, cue, { start: at / 3, end: at / 2 }),
        (now) => cues.splitCue(now, cue, at, `cue${made++}`),
      ];
      return edits[kind]?.(document) ?? document;
    }),
);

function expectSound(document: EditedDocument): void {
  const starts = document.segments.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(new Set(document.segments.map(({ segment_id }) => segment_id)).size).toBe(document.segments.length);
  for (const { start, end, words } of document.segments) {
    expect(end).toBeGreaterThanOrEqual(start);
    let latest = -1;
    for (const word of words) {
      expect(word.text).not.toBe('');
      expect(word.end).toBeGreaterThanOrEqual(word.start);
      expect(word.start).toBeGreaterThanOrEqual(latest - 1e-9);
      latest = word.start;
    }
  }
}

describe('edits of a transcript', () => {
  it('keep every letter in its place when they split, join and reassign', () => {
    fc.assert(
      fc.property(documents, fc.array(rearrangements, { maxLength: 12 }), (document, edits) => {
        const after = edits.reduce((now, edit) => edit(now), document);
        expect(letters(after)).toBe(letters(document));
        expectSound(after);
      }),
    );
  });

  it('leave words with increasing times, whatever is done', () => {
    fc.assert(
      fc.property(documents, fc.array(anyEdits, { maxLength: 12 }), (document, edits) => {
        expectSound(edits.reduce((now, edit) => edit(now), document));
      }),
    );
  });

  it('are undone and redone exactly', () => {
    fc.assert(
      fc.property(documents, fc.array(anyEdits, { minLength: 1, maxLength: 10 }), (document, edits) => {
        const before = JSON.stringify(document);
        let now = firstEdits(document);
        for (const edit of edits) now = edited(now, edit(now.document));
        const after = now.document;
        const steps = now.past.length;
        for (let step = 0; step < steps; step++) now = undone(now);
        expect(now.document).toBe(document);
        expect(JSON.stringify(now.document)).toBe(before);
        for (let step = 0; step < steps; step++) now = redone(now);
        expect(now.document).toBe(after);
      }),
    );
  });

  it('are sent as what changed, which makes the same document of the one before', () => {
    fc.assert(
      fc.property(documents, fc.array(anyEdits, { maxLength: 8 }), (document, edits) => {
        const after = edits.reduce((now, edit) => edit(now), document);
        const change = changeBetween(document, after, 3);
        if (!change) {
          expect(JSON.stringify(after)).toBe(JSON.stringify(document));
          return;
        }
        const sent = JSON.parse(JSON.stringify(change)) as typeof change;
        const made = withChange(document, sent);
        expect(new Set(made.segments.map(asText))).toEqual(new Set(after.segments.map(asText)));
        expect(made.segments.map(({ start }) => start)).toEqual(after.segments.map(({ start }) => start));
      }),
    );
  });
});

const asText = (segment: EditedDocument['segments'][number]) => JSON.stringify(writeSegment(segment));

describe('a text that is written anew', () => {
  it('says exactly what was written, in any alphabet', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(fc.constantFrom(...texts, 'nuevo', '東京'), { maxLength: 12 }),
        (document, words) => {
          const text = words.join(' ');
          const [after] = segments.editText(document, 's0', text).segments;
          expect(textOf(after?.words ?? []).trim()).toBe(text);
        },
      ),
    );
  });

  it('keeps the times of every word that stays', () => {
    fc.assert(
      fc.property(documents, fc.nat(8), fc.constantFrom('', 'two words', 'fog'), (document, at, by) => {
        const [segment] = document.segments;
        if (!segment) return;
        const words = segment.words.map(({ text }) => text);
        const place = at % words.length;
        const text = words.with(place, by).filter(Boolean).join(' ');
        const after = segments.editText(document, segment.segment_id, text).segments[0]?.words ?? [];
        const heard = after.filter(({ isEstimated }) => !isEstimated);
        for (const word of heard) expect(segment.words).toContainEqual({ ...word, gap: expect.any(String) as string });
        expect(heard.length).toBeGreaterThanOrEqual(words.length - 1);
      }),
    );
  });

  it('gives a corrected word the time of the wrong one, and no confidence', () => {
    const document = spoken('you learn the frog by ear');
    const words = segments.editText(document, 's0', 'you learn the fog by ear').segments[0]?.words ?? [];
    expect(words[3]).toMatchObject({ text: 'fog', start: 3, end: 3.8, isEstimated: true, logprob: null });
    expect(words.filter(({ isEstimated }) => isEstimated)).toHaveLength(1);
  });

  it('finds room for new words between their neighbours', () => {
    const words = segments.editText(spoken('you learn'), 's0', 'you must learn').segments[0]?.words ?? [];
    expect(words.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['you', 0, 0.8],
      ['must', 0.8, 1],
      ['learn', 1, 1.8],
    ]);
  });

  it('knows a sound in brackets, and words of scripts without spaces', () => {
    expect(tokensOf('(soft laughter) Then 東京です。').map(({ text }) => text)).toEqual([
      '(soft laughter)',
      'Then',
      '東京',
      'です。',
    ]);
  });

  it('survives a text of twenty thousand words', () => {
    const long = spoken(Array.from({ length: 20_000 }, (_, i) => `word${i % 97}`).join(' '));
    const text = textOf(long.segments[0]?.words ?? []);
    const begun = performance.now();
    const words = segments.editText(long, 's0', `${text.slice(0, 60_000)} new ${text.slice(60_000)}`).segments[0]
      ?.words;
    expect(words?.filter(({ isEstimated }) => isEstimated).length).toBeLessThan(5);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('a text of ten thousand words that is pasted into a segment', () => {
  const pasted = Array.from({ length: 10_000 }, (_, i) => `word${i}${i % 12 === 11 ? '.' : ''}`).join(' ');
  const paste = (document: EditedDocument, text: string, place: number) => {
    const [segment] = document.segments;
    if (!segment) throw new Error('There is a segment.');
    return editLongText(document, segment, text, place);
  };

  it('becomes segments that can be saved and read, in the time of the one that it was', () => {
    const document = spoken('you learn the fog');
    const text = `you learn ${pasted} the fog`;
    const after = paste(document, text, 10 + pasted.length);
    if (!after) throw new Error('It is not too long.');
    expect(allText(after.document)).toBe(text);
    const made = after.document.segments;
    expect(made.length).toBeGreaterThan(100);
    for (const { words, speaker_id } of made) {
      expect(speaker_id).toBe('a');
      expect(textOf(words).length).toBeLessThanOrEqual(400);
    }
    expectSound(after.document);
    expect([made[0]?.segment_id, made[0]?.start, made.at(-1)?.end]).toEqual(['s0', 0, 4]);
    // Words that were there keep their times.
    expect(made.flatMap(({ words }) => words).filter(({ isEstimated }) => !isEstimated)).toHaveLength(4);
    const change = changeBetween(document, after.document, 0);
    expect(TranscriptChange.safeParse(JSON.parse(JSON.stringify(change))).success).toBe(true);
    const caret = made.find(({ segment_id }) => segment_id === after.caret.id);
    expect(textOf(caret?.words ?? []).slice(0, after.caret.place)).toMatch(/word9999$/);
  });

  it('is refused where one save could not hold it, and merging makes no segment that cannot be saved', () => {
    expect(paste(spoken('you'), `you ${'a '.repeat(100_000)}b`, 3)).toBeUndefined();
    const [first] = spoken(Array.from({ length: 9999 }, () => 'a').join(' ')).segments;
    const [next] = spoken('a b').segments;
    if (!first || !next) throw new Error('There are segments.');
    const two = { ...spoken(''), segments: [first, { ...next, segment_id: 's1', start: 1e4, end: 1e4 + 2 }] };
    expect(segments.mergeRefusal(two, 's1')).toBe('too_long');
    expect(segments.mergeUp(two, 's1')).toBe(two);
  });

  it('is parted where find and replace made it', () => {
    const document = spoken(Array.from({ length: 9000 }, () => 'a').join(' '));
    const after = replaceMatches(
      document,
      findMatches(document, { text: 'a', isCaseSensitive: true, isWholeWord: true }),
      'b c',
    );
    expect(wordsIn(after)).toHaveLength(18_000);
    expect(TranscriptChange.safeParse(changeBetween(document, after, 0)).success).toBe(true);
  });

  it('may have words that are longer than a word is: they are cut, never between the halves of a character', () => {
    const pieces = tokensOf(`see ${'x'.repeat(999)}${'😀'.repeat(900)} end`);
    expect(pieces.map(({ gap }) => gap)).toEqual([
      '',
      ' ',
      ...Array.from({ length: pieces.length - 3 }, () => ''),
      ' ',
    ]);
    for (const { text } of pieces) {
      expect(text.length).toBeLessThanOrEqual(1000);
      expect(text.isWellFormed()).toBe(true);
    }
  });

  it('is painted as one run', () => {
    const [after] = segments.editText(spoken('you learn the fog'), 's0', 'you must now learn the new fog').segments;
    expect(estimatedRuns(after?.words ?? [])).toEqual([
      { from: 1, to: 2 },
      { from: 5, to: 5 },
    ]);
  });
});

function spoken(text: string): EditedDocument {
  const words = text.split(' ').map((word, i) => ({
    text: word,
    gap: i === 0 ? '' : ' ',
    start: i,
    end: i + 0.8,
    isEvent: false,
    logprob: -0.05,
    isEstimated: false,
  }));
  const segment = { segment_id: 's0', speaker_id: 'a', channel_index: null, start: 0, end: words.length, words };
  return {
    speakers: [{ speaker_id: 'a', name: 'Ana', color: 0 }],
    segments: [segment],
    cues: [],
    rules: { max_characters_per_line: 42, max_lines: 2, max_seconds: 7 },
  };
}

/** Two speakers: one says two segments, then the other one. */
function conversation(): EditedDocument {
  const [first] = spoken('one two three').segments;
  const [second] = spoken('four five').segments;
  if (!first || !second) throw new Error('There is nothing spoken.');
  const later = (by: number, id: string, speaker: string) => ({
    ...second,
    segment_id: id,
    speaker_id: speaker,
    start: second.start + by,
    end: second.end + by,
    words: second.words.map((word) => ({ ...word, start: word.start + by, end: word.end + by })),
  });
  return {
    ...spoken(''),
    speakers: [
      { speaker_id: 'a', name: 'Speaker 0', color: 0 },
      { speaker_id: 'b', name: 'Speaker 1', color: 1 },
    ],
    segments: [first, later(4, 's1', 'a'), later(8, 's2', 'b')],
  };
}

describe('segments', () => {
  it('are split between words, and within one', () => {
    const between = segments.splitSegment(conversation(), 's0', 4, 'new').segments;
    expect(between.map(({ words }) => textOf(words)).slice(0, 2)).toEqual(['one', 'two three']);
    expect(between[0]).toMatchObject({ start: 0, end: 0.8 });
    expect(between[1]).toMatchObject({ segment_id: 'new', start: 1, end: 3, speaker_id: 'a' });
    const within = segments.splitSegment(conversation(), 's0', 5, 'new').segments;
    expect(within.map(({ words }) => textOf(words)).slice(0, 2)).toEqual(['one t', 'wo three']);
  });

  it('are not split at their ends', () => {
    const document = conversation();
    expect(segments.splitSegment(document, 's0', 0, 'new')).toBe(document);
    expect(segments.splitSegment(document, 's0', 13, 'new')).toBe(document);
  });

  it('are joined only with the one before them by the same speaker', () => {
    const document = conversation();
    expect(segments.mergeRefusal(document, 's0')).toBe('nothing_before');
    expect(segments.mergeRefusal(document, 's2')).toBe('other_speaker');
    expect(segments.mergeUp(document, 's2')).toBe(document);
    const merged = segments.mergeUp(document, 's1');
    expect(merged.segments.map(({ words }) => textOf(words))).toEqual(['one two three four five', 'four five']);
    expect(merged.segments[0]).toMatchObject({ segment_id: 's0', start: 0, end: 6 });
  });

  it('of one speaker never overlap, and others may speak at the same time', () => {
    const pulled = segments.setTimes(conversation(), 's0', { start: 0, end: 9 });
    expect(pulled.segments[0]).toMatchObject({ start: 0, end: 4 });
    const across = segments.setTimes(conversation(), 's2', { start: 1, end: 3 });
    expect(across.segments.map(({ segment_id }) => segment_id)).toEqual(['s0', 's2', 's1']);
  });

  it('keep their words inside when they are made shorter', () => {
    const [short] = segments.setTimes(conversation(), 's0', { start: 0.5, end: 1.5 }).segments;
    expect(short?.words.map(({ start, end }) => [start, end])).toEqual([
      [0.5, 0.8],
      [1, 1.5],
      [1.5, 1.5],
    ]);
  });

  it('are added where their speaker is silent', () => {
    const document = segments.addSegment(conversation(), { segment_id: 'new', at: 1, speaker_id: 'a', duration: 20 });
    expect(document.segments[1]).toMatchObject({ segment_id: 'new', start: 3, end: 4, words: [] });
  });

  it('take the times that the server found, unless their words have changed', () => {
    const aligned = ['one', 'two', 'three'].map((text, i) => ({ text, start: i + 0.1, end: i + 0.6 }));
    const document = conversation();
    const after = segments.setAlignment(document, 's0', aligned);
    expect(after.segments[0]?.words[1]).toMatchObject({ start: 1.1, end: 1.6, isEstimated: false });
    const changed = segments.editText(document, 's0', 'one too three');
    expect(segments.setAlignment(changed, 's0', aligned)).toBe(changed);
  });
});

describe('speakers', () => {
  it('are renamed, moved and removed with what they say', () => {
    const named = speakers.renameSpeaker(conversation(), 'a', ' Ana ');
    expect(named.speakers[0]?.name).toBe('Ana');
    const moved = speakers.moveSegments(named, 'b', 'a');
    expect(moved.segments.every(({ speaker_id }) => speaker_id === 'a')).toBe(true);
    expect(speakers.removeSpeaker(named, 'a').segments).toHaveLength(1);
    expect(speakers.addSpeaker(named, 'c', 'Third').speakers[2]).toMatchObject({ color: 2 });
    expect(speakers.sharesOf(conversation()).get('a')).toBe(71);
  });
});

describe('find and replace', () => {
  const find = (text: string, options = {}) => ({ text, isCaseSensitive: false, isWholeWord: false, ...options });

  it('finds in one speaker, whole words, and across spaces', () => {
    const document = conversation();
    expect(findMatches(document, find('four  five'))).toHaveLength(2);
    expect(findMatches(document, find('FOUR', { speakerId: 'b' }))).toHaveLength(1);
    expect(findMatches(document, find('FOUR', { isCaseSensitive: true }))).toHaveLength(0);
    expect(findMatches(document, find('fiv', { isWholeWord: true }))).toHaveLength(0);
    expect(findMatches(document, find('(.*)'))).toHaveLength(0);
  });

  it('replaces everything in one step and keeps the other words', () => {
    const document = conversation();
    const after = replaceMatches(document, findMatches(document, find('four')), '$& and');
    expect(after.segments.map(({ words }) => textOf(words))).toEqual(['one two three', '$& and five', '$& and five']);
    expect(after.segments[1]?.words.at(-1)).toMatchObject({ text: 'five', isEstimated: false });
    expect(after.segments[0]).toBe(document.segments[0]);
  });
});

describe('doubtful words', () => {
  it('are visited one after the other, and then again from the first', () => {
    const document = conversation();
    const doubted: EditedDocument = {
      ...document,
      segments: document.segments.map((one) => ({
        ...one,
        words: one.words.map((word, i) => (i === 1 ? { ...word, logprob: -2 } : word)),
      })),
    };
    expect(countDoubts(doubted)).toBe(3);
    const visited = [nextDoubt(doubted, undefined)];
    for (let step = 0; step < 3; step++) visited.push(nextDoubt(doubted, visited.at(-1)));
    expect(visited.map((place) => place?.segment_id)).toEqual(['s0', 's1', 's2', 's0']);
    expect(nextDoubt(document, undefined)).toBeUndefined();
  });
});

describe('subtitles', () => {
  const rules = { max_characters_per_line: 20, max_lines: 2, max_seconds: 7 };
  const document: EditedDocument = {
    ...conversation(),
    rules,
    cues: [
      { cue_id: 'c0', start: 0, end: 2, text: 'West of the Skerrow there is\na bell buoy' },
      { cue_id: 'c1', start: 2, end: 4, text: 'and two blasts' },
    ],
  };

  it('say which line breaks the rules, and how it is mended', () => {
    const [cue] = document.cues;
    if (!cue) throw new Error('There is no cue.');
    expect(cues.checkCue(cue, rules).lines).toEqual([
      { length: 28, isTooLong: true },
      { length: 11, isTooLong: false },
    ]);
    expect(cues.repairOf(cue, rules)).toBe('West of the Skerrow\nthere is a bell buoy');
    expect(cues.countBroken(document)).toBe(1);
    expect(cues.checkCue({ ...cue, text: 'fine', end: 9 }, rules)).toMatchObject({ isTooLong: true, isFine: false });
    expect(cues.lengthOf('e\u0301👩‍🚒')).toBe(2);
  });

  it('are joined and split without losing a word, and stay as they are when the transcript changes', () => {
    const merged = cues.mergeCue(document, 'c0');
    expect(merged.cues).toHaveLength(1);
    expect(merged.cues[0]).toMatchObject({ start: 0, end: 4 });
    expect(merged.cues[0]?.text.split(/\s/)).toEqual(
      'West of the Skerrow there is a bell buoy and two blasts'.split(' '),
    );
    const split = cues.splitCue(document, 'c1', cues.middleOf(document.cues[1]!), 'new');
    expect(split.cues.map(({ text }) => text).slice(1)).toEqual(['and two', 'blasts']);
    expect(split.cues[1]?.end).toBe(split.cues[2]?.start);
    expect(segments.editText(document, 's0', 'gone').cues).toBe(document.cues);
  });

  it('do not overlap, and a new one takes the first gap', () => {
    expect(cues.setCueTimes(document, 'c0', { start: 0, end: 3 }).cues[0]?.end).toBe(2);
    expect(cues.addCue(document, 'new', 1, 10).cues[2]).toMatchObject({ start: 4, end: 6, text: '' });
  });
});

describe('a document in two tabs', () => {
  it('takes what only one of them changed, and says what both did', () => {
    const base = conversation();
    const mine = segments.editText(base, 's0', 'one two tree');
    const theirs = readAgain(segments.editText(base, 's2', 'for five'));
    const merged = mergeDocuments(base, mine, theirs);
    expect(merged.conflicts).toBe(0);
    expect(wordsIn(merged.document)).toEqual('one two tree four five for five'.split(' '));
    const both = mergeDocuments(base, mine, readAgain(segments.editText(base, 's0', 'won two three')));
    expect(both.conflicts).toBe(1);
    expect(wordsIn(both.document).slice(0, 3)).toEqual(['one', 'two', 'tree']);
  });

  it('loses nothing that one removed and the other changed', () => {
    const base = conversation();
    const merged = mergeDocuments(
      base,
      segments.removeSegment(base, 's0'),
      readAgain(segments.editText(base, 's0', 'one and two')),
    );
    expect(merged.conflicts).toBe(1);
    expect(wordsIn(merged.document).slice(0, 3)).toEqual(['one', 'and', 'two']);
  });

  it('is the same for both, whoever saves last', () => {
    fc.assert(
      fc.property(documents, anyEdits, anyEdits, (base, edit, other) => {
        const [mine, theirs] = [edit(base), other(base)];
        const one = mergeDocuments(base, mine, theirs);
        const two = mergeDocuments(base, theirs, mine);
        expect(one.conflicts).toBe(two.conflicts);
        if (one.conflicts === 0)
          expect(new Set(one.document.segments.map(asText))).toEqual(new Set(two.document.segments.map(asText)));
      }),
    );
  });
});

/** The same document as the server answers it: nothing of it is the same object. */
const readAgain = (document: EditedDocument): EditedDocument =>
  readDocument(
    JSON.parse(
      JSON.stringify({
        revision: 1,
        speakers: document.speakers,
        segments: document.segments.map(writeSegment),
        cues: document.cues,
        subtitle_rules: document.rules,
      }),
    ) as Parameters<typeof readDocument>[0],
  );

it('reads and writes words with the spaces between them', () => {
  const written: TranscriptSegment = {
    segment_id: 's0',
    speaker_id: null,
    channel_index: null,
    start: 0,
    end: 2,
    words: [
      { text: '(laughs)', start: 0, end: 0.5, type: 'audio_event', logprob: null },
      { text: ' ', start: 0.5, end: 0.6, type: 'spacing', logprob: null },
      { text: 'Then', start: 0.6, end: 1, type: 'word', logprob: -0.2 },
    ],
  };
  expect(writeSegment(readSegment(written))).toEqual(written);
});
