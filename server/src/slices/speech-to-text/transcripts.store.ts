/** The SQL of transcripts. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { AccountRemoval } from '../../manifest.ts';

export type TranscriptRow = Selectable<Database['transcript']>;
export type TranscriptValues = Omit<Insertable<Database['transcript']>, 'workspace_id' | 'user_id'>;

/** Every column but the large ones, which are read for one transcript at a time. */
const listed = [
  'transcription_id',
  'workspace_id',
  'user_id',
  'name',
  'state',
  'job_id',
  'request',
  'model_id',
  'recogniser',
  'language_code',
  'language_probability',
  'duration_seconds',
  'done_seconds',
  'channels',
  'speakers',
  'file_key',
  'file_name',
  'file_type',
  'file_bytes',
  'has_video',
  'source_url',
  'warnings',
  'error_status',
  'error_params',
  'error_message',
  'revision',
  'generation_id',
  'created_at',
  'updated_at',
] as const;

const beginning = sql<string>`left(text, 300)`.as('beginning');
export type ListedRow = Pick<TranscriptRow, (typeof listed)[number]> & { beginning: string };

/** A member sees their own transcripts in their workspace. */
const own = (scope: Scope) =>
  scope.db
    .selectFrom('transcript')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id);

export async function insertTranscript(scope: Scope, values: TranscriptValues): Promise<void> {
  const { workspace_id, user_id } = scope.actor;
  await scope.db
    .insertInto('transcript')
    .values({ ...values, workspace_id, user_id })
    .execute();
}

export const findListed = (scope: Scope, id: string): Promise<ListedRow | undefined> =>
  own(scope).where('transcription_id', '=', id).select(listed).select(beginning).executeTakeFirst();

export const findDocument = (scope: Scope, id: string) =>
  own(scope).where('transcription_id', '=', id).select(['document', 'revision']).executeTakeFirst();

/** The row stays as it is until the transaction ends. */
export const lockDocument = (scope: Scope, id: string) =>
  own(scope)
    .where('transcription_id', '=', id)
    .select(['state', 'document', 'revision'])
    .forUpdate()
    .executeTakeFirst();

export const findPeaks = (scope: Scope, id: string) =>
  own(scope)
    .where('transcription_id', '=', id)
    .select(['peaks', 'file_key', 'duration_seconds', 'state'])
    .executeTakeFirst();

export async function updateTranscript(
  scope: Scope,
  id: string,
  values: Updateable<Database['transcript']>,
): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('transcript')
    .set(values)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .where('transcription_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteTranscript = (scope: Scope, id: string) =>
  scope.db
    .deleteFrom('transcript')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .where('transcription_id', '=', id)
    .returning(['transcription_id', 'file_key', 'generation_id'])
    .executeTakeFirst();

export interface TranscriptPage {
  page_size: number;
  after: { created_at: Date; id: string } | undefined;
  search: string | undefined;
  isReady: boolean | undefined;
  language_code: string | undefined;
}

const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** One more than the page holds, so that it is known whether another follows. */
export const listRows = (scope: Scope, { page_size, after, search, isReady, language_code }: TranscriptPage) =>
  own(scope)
    .select(listed)
    .select(beginning)
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(created_at, transcription_id) < (${after?.created_at}::timestamptz, ${after?.id ?? ''})`),
    )
    .$if(search !== undefined, (q) =>
      q.where((e) => e.or([e('name', 'ilike', patternOf(search ?? '')), e('text', 'ilike', patternOf(search ?? ''))])),
    )
    .$if(isReady === true, (q) => q.where('state', '=', 'ready'))
    .$if(isReady === false, (q) => q.where('state', '<>', 'ready'))
    .$if(language_code !== undefined, (q) => q.where('language_code', '=', language_code ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('transcription_id', 'desc')
    .limit(page_size + 1)
    .execute();

// The parts of a file that is under way.

export async function insertPart(
  scope: Scope,
  part: { transcription_id: string; channel: number; number: number; words: string; checkpoint: string | null },
): Promise<void> {
  await scope.db
    .insertInto('transcript_part')
    .values(part)
    .onConflict((on) => on.doNothing())
    .execute();
}

export const readParts = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('transcript_part')
    // No mutant: whoever reads the parts of a transcript has found it as their own.
    .where('transcription_id', '=', id)
    .selectAll()
    .orderBy('channel')
    .orderBy('number')
    .execute();

export async function deleteParts(scope: Scope, id: string): Promise<void> {
  // No mutant: as above.
  await scope.db.deleteFrom('transcript_part').where('transcription_id', '=', id).execute();
}

// Files, for upkeep, archive and deletion.

/** Those of the keys that a transcript names. */
export async function findNamedSources({ db }: Scope, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('transcript')
    .select('file_key')
    // Also right where there are no keys.
    .where(sql<boolean>`file_key = ANY(${keys}::text[])`)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

const withFile = (scope: Scope) =>
  scope.db.selectFrom('transcript').where('user_id', '=', scope.actor.user_id).where('file_key', 'is not', null);

export async function countFiles(scope: Scope): Promise<number> {
  const row = await withFile(scope)
    .select((q) => q.fn.countAll<number>().as('files'))
    .executeTakeFirstOrThrow();
  return Number(row.files);
}

export const listFiles = (scope: Scope, after: string) =>
  withFile(scope)
    .select(['transcription_id', 'file_key', 'file_name', 'created_at'])
    .where('transcription_id', '>', after)
    .orderBy('transcription_id')
    .limit(100)
    .execute();

/** Of the person, and all of their own workspaces. @returns the keys of their files */
export async function deleteAllOf({ db }: Scope, { user_id, workspace_ids }: AccountRemoval): Promise<string[]> {
  const rows = await db
    .deleteFrom('transcript')
    .where((q) => q.or([q('user_id', '=', user_id), sql<boolean>`workspace_id = ANY(${workspace_ids})`]))
    .returning('file_key')
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}
