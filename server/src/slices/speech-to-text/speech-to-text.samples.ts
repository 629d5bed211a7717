import * as api from '#contract/speech-to-text/api.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { makeUpload } from '../../testing/made-upload.ts';
import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';
import { makeDocument } from './document.rules.ts';

const sound = toneWav(0.2);
const file = () => new File([sound], 'tone.wav');
const model_id = 'scribe_v2';
/** Half a second of the tone, without the header of the file. */
const audio_base_64 = toneWav(0.5).subarray(44).toString('base64');
const upload = (app: TestApp, user: TestUser, name: string) =>
  makeUpload(app, user, { name, purpose: 'speech_to_text', bytes: sound });

export const speechToTextSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    /** Its words are the tenant's, whatever the recogniser heard. */
    const name = (transcription_id: string, change: object = {}) =>
      app.db
        .updateTable('transcript')
        .set({ name: words, text: words, document: toJsonColumn(documentOf(words)), ...change })
        .where('transcription_id', '=', transcription_id)
        .execute();
    const add = async (): Promise<string> => {
      const body = { fields: { model_id } as const, files: { file: file() } };
      const answer = await app.call(api.speechToText, user, { body });
      const { transcription_id } = (await answer.json()) as { transcription_id: string };
      await name(transcription_id);
      return transcription_id;
    };
    /** Its job is over. */
    const addFailed = async (): Promise<string> => {
      const body = { upload_id: await upload(app, user, words), model_id } as const;
      const { transcription_id } = await (await app.call(api.createTranscript, user, { body })).json();
      const read = () =>
        app.db
          .selectFrom('transcript')
          .selectAll()
          .where('transcription_id', '=', transcription_id)
          .executeTakeFirstOrThrow();
      let row = await read();
      for (; row.state !== 'ready'; row = await read()) await new Promise((resolve) => setTimeout(resolve, 20));
      await name(transcription_id, { state: 'failed', document: null });
      await app.db.updateTable('job').set({ state: 'failed' }).where('job_id', '=', row.job_id).execute();
      return transcription_id;
    };
    return {
      transcription_id: await add(),
      useless_transcription_id: await add(),
      failed_transcription_id: await addFailed(),
      heard_upload_id: await upload(app, user, words),
      transcribed_upload_id: await upload(app, user, words),
    };
  },
  endpoints: {
    'POST /v1/speech-to-text': () => ({ body: { fields: {}, files: {} } }),
    'POST /v1/forced-alignment': () => ({ body: { fields: { text: 'Good morning.' }, files: { file: file() } } }),
    'POST /v1/detect-languages': () => ({ body: { texts: ['Good morning, everybody.'] } }),
    'POST /v1/speech-to-text/transcripts': () => ({ body: {} }),
    'PATCH /v1/speech-to-text/transcripts/{transcription_id}': () => ({ body: { name: 'Morning' } }),
    'PATCH /v1/speech-to-text/transcripts/{transcription_id}/document': () => ({ body: { revision: 0 } }),
    'POST /v1/speech-to-text/transcripts/{transcription_id}/align': () => ({
      body: { segments: [{ segment_id: 's1', start: 0, end: 0.1, text: 'Good' }] },
    }),
    'GET /v1/speech-to-text/transcripts/{transcription_id}/export': () => ({ query: { format: 'txt' } }),
  },
  sockets: { '/v1/speech-to-text/realtime': [{ message_type: 'input_audio_chunk', audio_base_64, commit: true }] },
  closedByClients: { '/v1/speech-to-text/realtime': true },
  ids: {
    transcription_id: { owner: 'private', kind: 'transcript', of: (tenant) => tenant.transcription_id },
    'DELETE /v1/speech-to-text/transcripts/{transcription_id} transcription_id': {
      owner: 'private',
      kind: 'transcript',
      of: (tenant) => tenant.useless_transcription_id,
    },
    'POST /v1/speech-to-text/transcripts/{transcription_id}/retry transcription_id': {
      owner: 'private',
      kind: 'transcript',
      of: (tenant) => tenant.failed_transcription_id,
    },
    'POST /v1/speech-to-text upload_id': { owner: 'private', kind: 'upload', of: (tenant) => tenant.heard_upload_id },
    'POST /v1/speech-to-text/transcripts upload_id': {
      owner: 'private',
      kind: 'upload',
      of: (tenant) => tenant.transcribed_upload_id,
    },
    ...Object.fromEntries(
      ['POST /v1/speech-to-text', 'POST /v1/speech-to-text/transcripts'].map((call) => [
        `${call} model_id`,
        { owner: 'shared' as const, of: () => model_id },
      ]),
    ),
    // They name what is within a transcript.
    removed_segment_ids: { owner: 'shared', of: () => [] },
    removed_cue_ids: { owner: 'shared', of: () => [] },
    // What is no webhook of the workspace is as good as none.
    'POST /v1/speech-to-text webhook_id': { owner: 'shared', of: () => [] },
  },
});

function documentOf(words: string) {
  const said = words
    .split(' ')
    .flatMap((text, i) => [
      ...(i > 0 ? [{ text: ' ', start: i, end: i, type: 'spacing' as const, logprob: null, speaker: 0 }] : []),
      { text, start: i, end: i + 0.9, type: 'word' as const, logprob: -0.1, speaker: 0 },
    ]);
  return makeDocument([{ channel: null, words: said }], { withCues: true });
}
