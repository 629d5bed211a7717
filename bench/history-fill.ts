/** A history as it would be after years, written straight into the database of an installation. */
import pg from 'pg';
import { readOwner } from '../server/src/kernel/boot/data-folder.ts';
import type { Account, Installation } from '../server/src/testing/product.ts';

export async function withDatabase<T>({ dataDir }: Installation, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: (await readOwner(dataDir))?.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds items like those of years, but without audio and times. */
export async function fillHistory(client: pg.Client, { workspace_id, user_id }: Account, items: number): Promise<void> {
  await client.query(
    `INSERT INTO history_item (history_item_id, workspace_id, created_by_user_id, request_id, source, voice_id, voice_name,
       voice_category, model_id, text, settings, output_format, content_type, audio_key, audio_bytes, audio_seconds,
       alignment, credits_before, credits_after, is_partial, warnings, created_at)
     SELECT left(md5($1 || i), 20), $1, $2, md5(i::text), 'TTS', 'voice' || i % 40, 'Ada', 'premade',
       'eleven_multilingual_v2', 'Item number ' || i || ' of the history.',
       '{"stability":0.5,"similarity_boost":0.75,"style":0,"use_speaker_boost":true,"speed":1}', 'mp3_44100_128',
       'audio/mpeg', 'speech/none', 1000, 1, '{}', i, i + 30, false, '[]', now() - i * interval '1 minute'
     FROM generate_series(1, $3::integer) i`,
    [workspace_id, user_id, items],
  );
}
