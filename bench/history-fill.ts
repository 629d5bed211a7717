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

/** What the items speak of. Each sentence takes its words from places that have no common divisor. */
const nouns =
  'harbour,lighthouse,keeper,ferry,island,morning,river,mountain,garden,letter,window,captain,station,kitchen,market,forest,valley,bridge,engine,winter,summer,teacher,doctor,paper,story,music,silver,copper,anchor,barrel,basket,candle,castle,cellar,circle,corner,cottage,desert,dinner,feather,fountain,hammer,island,jacket,ladder,lantern,meadow,mirror,needle,orchard,pebble,pocket,saddle,shadow,signal,sparrow,thunder,ticket,valley,whistle,willow';
const verbs = 'answers,begins,carries,follows,gathers,leaves,listens,moves,opens,passes,reaches,returns,speaks,waits';

/** Words of the fill, from those of every item to one that is in none. A thousand items hold each of the others too. */
export const filledWords = {
  common: 'number',
  /** One of thirty or so. */
  some: 'orchard',
  /** One of a thousand. */
  umlaut: 'Grüße',
  /** One of a hundred thousand. */
  rare: 'nachtigall',
  absent: 'zyxomma',
} as const;

/**
 * Adds items like those of years, but without audio and times. Of ten items three are takes of one text; a voice in a
 * hundred thousand and a model in a thousand are rare.
 */
export async function fillHistory(client: pg.Client, { workspace_id, user_id }: Account, items: number): Promise<void> {
  const { rows } = await client.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'history_item_text'`,
  );
  // An index of trigrams is made in a tenth of the time that it takes to fill it.
  await client.query('DROP INDEX IF EXISTS history_item_text');
  await client.query(
    `WITH words AS (SELECT string_to_array($4, ',') AS noun, string_to_array($5, ',') AS verb)
     INSERT INTO history_item (history_item_id, workspace_id, created_by_user_id, request_id, source, voice_id, voice_name,
       voice_category, model_id, text, settings, output_format, content_type, audio_key, audio_bytes, audio_seconds,
       alignment, credits_before, credits_after, is_partial, warnings, created_at, take_group_id, take_number)
     SELECT left(md5($1 || i), 20), $1, $2, md5(i::text), 'TTS',
       CASE WHEN i % 100000 = 500 THEN 'rareVoice' ELSE 'voice' || i % 40 END, 'Ada', 'premade',
       CASE WHEN i % 1000 = 500 THEN 'eleven_flash_v2_5' ELSE 'eleven_multilingual_v2' END,
       'Item number ' || i || ' of the history: the ' || noun[1 + i % 61] || ' ' || verb[1 + i % 14] || ' before the '
         || noun[1 + i * 7 % 59] || ', and by the ' || noun[1 + i * 11 % 53] || ' nobody ' || verb[1 + i * 5 % 13] || '.'
         || CASE WHEN i % 1000 = 100 THEN ' Schöne Grüße aus Köln, 100 % echt.' ELSE '' END
         || CASE WHEN i % 100000 = 700 THEN ' Die Nachtigall singt.' ELSE '' END,
       '{"stability":0.5,"similarity_boost":0.75,"style":0,"use_speaker_boost":true,"speed":1}', 'mp3_44100_128',
       'audio/mpeg', 'speech/' || i, 1000, 1,
       '{"characters":[],"character_start_times_seconds":[],"character_end_times_seconds":[]}', i, i + 30, false, '[]', now() - i * interval '1 minute',
       left(md5($1 || CASE WHEN i % 10 < 3 THEN i - i % 10 ELSE i END), 20), CASE WHEN i % 10 < 3 THEN 3 - i % 10 ELSE 1 END
     FROM words, generate_series(1, $3::integer) i`,
    [workspace_id, user_id, items, nouns, verbs],
  );
  for (const { indexdef } of rows) await client.query(indexdef);
}
