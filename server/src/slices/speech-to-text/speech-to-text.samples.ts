import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';
import { newId } from '../../kernel/ids.ts';
import { makeDocument } from './document.rules.ts';

const file = new File([toneWav(0.2)], 'tone.wav');

/** Transcripts that were made before, so that no sample has to wait for a recogniser. */
export const speechToTextSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const add = async (state: 'ready' | 'queued'): Promise<string> => {
      const transcription_id = newId();
      const said = words
        .split(' ')
        .flatMap((text, i) => [
          ...(i > 0 ? [{ text: ' ', start: i, end: i, type: 'spacing' as const, logprob: null, speaker: 0 }] : []),
          { text, start: i, end: i + 0.9, type: 'word' as const, logprob: -0.1, speaker: 0 },
        ]);
      const document = makeDocument([{ channel: null, words: said }], { withCues: true });
      const now = app.parts.now();
      const { workspace_id, user_id } = user;
      await app.parts.db
        .insertInto('transcript')
        .values({
          ...{ transcription_id, workspace_id, user_id, name: words, state, model_id: 'scribe_v2' },
          ...{ request: '{}', recogniser: 'pocketsphinx', language_code: 'en', language_probability: 1 },
          ...{ duration_seconds: 10, text: words, document: JSON.stringify(document), speakers: 1 },
          ...{ created_at: now, updated_at: now },
        })
        .execute();
      return transcription_id;
    };
    return { transcription_id: await add('ready'), useless_transcription_id: await add('ready') };
  },
  endpoints: {
    'POST /v1/speech-to-text': () => ({ body: { fields: { model_id: 'scribe_v2' }, files: { file } } }),
    'POST /v1/forced-alignment': () => ({ body: { fields: { text: 'Good morning.' }, files: { file } } }),
    'POST /v1/detect-languages': () => ({ body: { texts: ['Good morning, everybody.'] } }),
    'POST /v1/speech-to-text/transcripts': () => ({ body: {} }),
    'PATCH /v1/speech-to-text/transcripts/{transcription_id}': () => ({ body: { name: 'Morning' } }),
    'PATCH /v1/speech-to-text/transcripts/{transcription_id}/document': () => ({ body: { revision: 0 } }),
    'POST /v1/speech-to-text/transcripts/{transcription_id}/align': () => ({
      body: { segments: [{ segment_id: 's1', start: 0, end: 1, text: 'Good' }] },
    }),
    'GET /v1/speech-to-text/transcripts/{transcription_id}/export': () => ({ query: { format: 'txt' } }),
  },
  sockets: { '/v1/speech-to-text/realtime': [{ message_type: 'input_audio_chunk', audio_base_64: '', commit: false }] },
  ids: {
    transcription_id: { owner: 'private', kind: 'transcript', of: (tenant) => tenant.transcription_id },
    'DELETE /v1/speech-to-text/transcripts/{transcription_id} transcription_id': {
      owner: 'private',
      kind: 'transcript',
      of: (tenant) => tenant.useless_transcription_id,
    },
    // They name what is within a transcript.
    removed_segment_ids: { owner: 'shared', of: () => [] },
    removed_cue_ids: { owner: 'shared', of: () => [] },
    // What is no webhook of the workspace is as good as none.
    'POST /v1/speech-to-text webhook_id': { owner: 'shared', of: () => 'none' },
  },
});
