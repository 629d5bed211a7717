import { describe, expect, test } from 'vitest';
import { chooseRecogniser, type Candidate } from './choose.ts';
import type { ChoiceRequest, RecogniserAbilities, RecogniserAbout } from './port.ts';

const none: RecogniserAbilities = {
  ...{ streaming: true, wordTimes: 'measured', confidence: false, languageId: false, diarisation: false },
  ...{ audioEvents: false, punctuation: false, keyterms: false, translation: false },
};
const make = (id: string, change: Partial<RecogniserAbout> = {}, serves: string[] = []): Candidate => ({
  about: {
    ...{ id, title: id, version: '1', kind: 'embedded', languages: ['en'], abilities: none, status: 'asleep' },
    ...{ queued: 0, busy: 0, restarts: 0, ...change },
  },
  serves,
});
const request: ChoiceRequest = { modelId: 'scribe_v2', language: 'en', workspaceId: 'one', needs: [] };
const sphinx = make('sphinx');
const whisper = make('whisper', { kind: 'local', languages: ['en', 'de'] }, ['scribe_v2']);
const codes = (choice: ReturnType<typeof chooseRecogniser>) =>
  'warnings' in choice ? choice.warnings.map(({ code }) => code) : choice.code;

describe('the choice of a recogniser', () => {
  test('a model that serves the id is better than one that comes with the server, which tells that it stands in', () => {
    expect(chooseRecogniser([sphinx, whisper], request).recogniser?.id).toBe('whisper');
    expect(codes(chooseRecogniser([sphinx, whisper], request))).toEqual([]);
    expect(codes(chooseRecogniser([sphinx], request))).toEqual(['model_fallback']);
    expect(chooseRecogniser([sphinx, whisper], { ...request, modelId: 'sphinx' }).recogniser?.id).toBe('sphinx');
  });

  test('the language decides, also by a code of three letters', () => {
    expect(chooseRecogniser([sphinx, whisper], { ...request, language: 'deu' }).recogniser?.id).toBe('whisper');
    expect(codes(chooseRecogniser([sphinx], { ...request, language: 'de' }))).toBe('language_not_supported');
    expect(codes(chooseRecogniser([sphinx], { ...request, language: null }))).toContain('language_assumed');
  });

  test('what is missing, paused or cannot stream is not chosen, and the reason is told', () => {
    const missing = make('sphinx', { status: 'missing', reason: 'Install it.' });
    expect(chooseRecogniser([missing], request)).toMatchObject({
      ...{
        recogniser: undefined,
        code: 'no_recogniser',
        reason: 'Nothing on this server understands speech. Install it.',
      },
    });
    const remote = make('remote', { kind: 'remote', abilities: { ...none, streaming: false } });
    expect(codes(chooseRecogniser([remote], { ...request, needs: ['streaming'] }))).toBe('no_streaming');
    const failed = make('other', { kind: 'local', status: 'failed' }, ['scribe_v2']);
    expect(chooseRecogniser([failed, sphinx], request).recogniser?.id).toBe('sphinx');
  });

  test('what a recogniser lacks is told', () => {
    expect(codes(chooseRecogniser([whisper], { ...request, needs: ['diarisation', 'audioEvents'] }))).toEqual([
      'diarisation_not_available',
      'audio_events_not_available',
    ]);
  });
});
