import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { createSegmentReader, firstCharacters } from './dialogue.rules.ts';

const turnsOf = (texts: string[]) => texts.map((text, i) => ({ index: 2 * i, text, voice_id: `voice${i % 3}` }));
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

/** Times of characters that all last a second. */
function alignmentOf(characters: string[], from: number): CharacterAlignment {
  return {
    characters,
    character_start_times_seconds: characters.map((_, i) => from + i),
    character_end_times_seconds: characters.map((_, i) => from + i + 1),
  };
}

test('segments cover every character once, in order, however the times come', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7)), (texts, cuts) => {
      const turns = turnsOf(texts);
      const characters = Array.from(texts.join(''));
      const reader = createSegmentReader(turns);
      const segments = [];
      for (let at = 0, i = 0; at < characters.length; i++) {
        const part = characters.slice(at, at + 1 + (cuts[i % Math.max(1, cuts.length)] ?? 3));
        segments.push(...reader.take(alignmentOf(part, at)));
        at += part.length;
      }
      let reached = 0;
      const said = new Map<number, string>();
      for (const one of segments) {
        expect(one.character_start_index).toBe(reached);
        expect(one.start_time_seconds).toBe(reached);
        expect(one.end_time_seconds).toBe(one.character_end_index);
        reached = one.character_end_index;
        const { dialogue_input_index: index, character_start_index: from } = one;
        expect(one.voice_id).toBe(turns[index / 2]?.voice_id);
        said.set(index, (said.get(index) ?? '') + characters.slice(from, reached).join(''));
      }
      expect(reached).toBe(characters.length);
      expect([...said]).toEqual(turns.map((turn) => [turn.index, turn.text]));
    }),
  );
});

test('the beginning of a dialogue has so many characters, and no empty turn', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), fc.nat(100), (texts, count) => {
      const kept = firstCharacters(turnsOf(texts), count);
      const all = Array.from(texts.join(''));
      expect(kept.map((turn) => turn.text).join('')).toBe(all.slice(0, count).join(''));
      expect(kept.every((turn) => turn.text !== '')).toBe(true);
    }),
  );
});
