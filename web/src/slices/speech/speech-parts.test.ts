import { describe, expect, it, vi } from 'vitest';
import type { Model } from '#contract/models/types.ts';
import type { Voice } from '#contract/voices/types.ts';
import { formatGroups, isOutputFormat } from './settings/formats.ts';
import { randomSeed, makeJob } from './generation/job.ts';
import { readOutcome } from './generation/outcome.ts';
import { changeTuning, fallbackSettings, isTunings } from './settings/settings.ts';
import { bestVoiceFor } from './voices/best-voice.ts';
import { filterOptions, findVoices, groupVoices, samplesOf, voicesOf } from './voices/voice-filters.ts';

const draft = {
  text: 'Hello',
  voice_id: 'v',
  model_id: 'm',
  tunings: { v: { style: 0.6 }, other: { speed: 0.8 } },
  language_code: '',
  seed: null,
  normalization: 'auto',
  previous_text: '',
  next_text: '',
  output_format: 'mp3_44100_128',
  dictionaries: null,
} as const;
const model = { model_id: 'm', languages: [{ language_id: 'de', name: 'German' }] } as Model;
const voiceOf = (name: string, labels: Record<string, string>, more: Partial<Voice> = {}) =>
  ({ voice_id: name, name, labels, description: null, engine: 'flite', verified_languages: null, ...more }) as Voice;
const voice = voiceOf('v', {});

describe('makeJob', () => {
  it('sends what was changed and nothing else', () => {
    expect(makeJob(draft, voice, model).input).toEqual({
      params: { voice_id: 'v' },
      query: { output_format: 'mp3_44100_128' },
      body: { text: 'Hello', model_id: 'm', voice_settings: { style: 0.6 } },
    });
    const all = {
      ...draft,
      language_code: 'de',
      seed: 0,
      normalization: 'off',
      previous_text: 'a',
      next_text: 'b',
    } as const;
    expect(makeJob(all, voice, model).input.body).toMatchObject({
      language_code: 'de',
      seed: 0,
      apply_text_normalization: 'off',
      previous_text: 'a',
      next_text: 'b',
    });
  });
  it('does not ask for a language that the model does not speak', () => {
    expect(makeJob({ ...draft, language_code: 'fr' }, voice, model).input.body.language_code).toBeUndefined();
  });
  it('draws another seed each time, of which the fingerprint knows nothing; a fixed one stays', () => {
    const job = makeJob(draft, voice, model);
    const [one, two] = [randomSeed(job), randomSeed(job)];
    expect(one.input.body.seed).not.toBe(two.input.body.seed);
    expect([one.fingerprint, two.fingerprint]).toEqual([job.fingerprint, job.fingerprint]);
    expect(randomSeed(makeJob({ ...draft, seed: 7 }, voice, model)).input.body.seed).toBe(7);
    const chosen = [{ pronunciation_dictionary_id: 'd1', version_id: null }];
    for (const dictionaries of [chosen, []])
      expect(makeJob({ ...draft, dictionaries }, voice, model).input.body.pronunciation_dictionary_locators).toEqual(
        dictionaries,
      );
    expect(makeJob({ ...draft, text: 'Hello!' }, voice, model).fingerprint).not.toBe(job.fingerprint);
  });
});

describe('settings', () => {
  it('forgets what is the voice’s own again', () => {
    const changed = changeTuning(undefined, { speed: 0.9 }, fallbackSettings);
    expect(changed).toEqual({ speed: 0.9 });
    expect(changeTuning(changed, { speed: 1 }, fallbackSettings)).toBeUndefined();
    expect(changeTuning(changed, { use_speaker_boost: false }, fallbackSettings)).toEqual({
      speed: 0.9,
      use_speaker_boost: false,
    });
  });
  it('trusts nothing that was stored', () => {
    expect(isTunings({ a: { speed: 0.9, use_speaker_boost: true } })).toBe(true);
    for (const bad of [null, [], 'x', { a: 1 }, { a: { speed: 9 } }, { a: { speed: '1' } }, { a: { volume: 1 } }])
      expect(isTunings(bad)).toBe(false);
  });
});

describe('formats', () => {
  it('locks what the plan has not, with the plan that has it', () => {
    const locked = (tier: 'free' | 'creator' | 'pro') =>
      formatGroups(tier)
        .flatMap(({ choices }) => choices)
        .flatMap(({ value, lockedBy }) => (lockedBy ? [`${value} ${lockedBy}`] : []));
    expect(locked('free')).toEqual(['mp3_44100_192 Creator', 'wav_44100 Pro', 'wav_48000 Pro']);
    expect(locked('creator')).toEqual(['wav_44100 Pro', 'wav_48000 Pro']);
    expect(locked('pro')).toEqual([]);
  });
  it('offers what a browser can play', () => {
    expect(
      ['mp3_44100_128', 'opus_48000_64', 'wav_8000', 'pcm_16000', 'ulaw_8000', 'x', 1].map(isOutputFormat),
    ).toEqual([true, true, true, false, false, false, false]);
  });
});

describe('readOutcome', () => {
  const notes = [{ code: 'tag', message: 'Größe: „nein“' }];
  it('reads price, origin and notes', () => {
    const headers = new Headers({
      'character-cost': '0',
      'x-veery-cache': 'hit',
      'x-veery-warnings': encodeURIComponent(JSON.stringify(notes)),
    });
    expect(readOutcome(headers)).toEqual({ cost: 0, isCached: true, engine: null, notes });
    expect(readOutcome(new Headers())).toEqual({ cost: null, isCached: false, engine: null, notes: [] });
  });
  it('does without notes that are no notes', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const broken of ['%', '{', '[1,{"message":2}]', '"x"'])
      expect(readOutcome(new Headers({ 'x-veery-warnings': broken })).notes).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe('voices', () => {
  const voices = [
    voiceOf('Ada', { language: 'en', gender: 'female', accent: 'british' }),
    voiceOf('Falk', { language: 'de', gender: 'male' }, { engine: 'espeak-ng' }),
    voiceOf('Bruno', { language: 'en', gender: 'male' }),
    voiceOf('Ásta', { language: 'xx-nonsense-xx' }),
  ];
  const names = (found: Voice[]) => found.map(({ name }) => name);
  it('are found by words of every kind and by filters together', () => {
    expect(names(findVoices(voices, 'GERMAN', {}))).toEqual(['Falk']);
    expect(names(findVoices(voices, 'flite brit', {}))).toEqual(['Ada']);
    expect(names(findVoices(voices, '', { gender: 'male' }))).toEqual(['Falk', 'Bruno']);
    expect(names(findVoices(voices, 'b', { gender: 'male', language: 'de' }))).toEqual([]);
  });
  it('are grouped by language, the reader’s first, and keep their order within', () => {
    expect(groupVoices(voices, ['de-AT']).map((group) => [group.label, ...names(group.voices)])).toEqual([
      ['German', 'Falk'],
      ['English', 'Ada', 'Bruno'],
      ['xx-nonsense-xx', 'Ásta'],
    ]);
    expect(filterOptions(voices, 'gender')).toEqual([
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ]);
  });
  it('come last, with what they are for, where they are hard to understand', () => {
    const hard = voices.map((voice) => ({ ...voice, word_error_rate: voice.name === 'Ada' ? 0.58 : null }));
    const groups = groupVoices(hard, ['en-GB']);
    expect(groups.map((group) => [group.label, ...names(group.voices)])).toEqual([
      ['English', 'Bruno'],
      ['German', 'Falk'],
      ['xx-nonsense-xx', 'Ásta'],
      ['For characters and effects', 'Ada'],
    ]);
    expect(groups.map(({ note }) => note !== undefined)).toEqual([false, false, false, true]);
    expect(bestVoiceFor(hard, 'en', 'narration')?.name).toBe('Bruno');
  });
  it('are kept apart as favourites and as the ones used lately, in that order', () => {
    const marked = voices.map((voice) => ({ ...voice, is_bookmarked: voice.name === 'Falk' }));
    expect(names(voicesOf(marked, 'favourites', []))).toEqual(['Falk']);
    expect(names(voicesOf(marked, 'recent', ['Bruno', 'gone', 'Ada']))).toEqual(['Bruno', 'Ada']);
    expect(voicesOf(marked, 'all', ['Ada'])).toHaveLength(4);
  });
  it('suit a sample by language first, then by use', () => {
    const some = [
      voiceOf('A', { language: 'en', use_case: 'news' }),
      voiceOf('B', { language: 'en', use_case: 'ads' }),
    ];
    expect(bestVoiceFor(some, 'en', 'ads')?.name).toBe('B');
    expect(bestVoiceFor(some, 'en', 'poems')?.name).toBe('A');
    expect(bestVoiceFor(some, 'fr', 'ads')).toBeUndefined();
  });
  it('have one sample a language', () => {
    const one = (language: string, preview_url: string | null) => ({
      language,
      preview_url,
      model_id: 'm',
      accent: null,
      locale: null,
    });
    const several = voiceOf(
      'V',
      {},
      { verified_languages: [one('en', '/a'), one('en', '/b'), one('fr', null), one('de', '/c')] },
    );
    expect(samplesOf(several)).toEqual([
      { label: 'English', url: '/a' },
      { label: 'German', url: '/c' },
    ]);
    const inTableOrder = voiceOf(
      'V',
      { language: 'pl' },
      { verified_languages: [one('zu', '/z'), one('ar', '/a'), one('pl', '/p'), one('fr', '/f')] },
    );
    expect(samplesOf(inTableOrder).map(({ label }) => label)).toEqual(['Polish', 'Arabic', 'French', 'Zulu']);
  });
});
