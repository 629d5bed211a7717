import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db-types.gen.ts';

/** A row without its balances. */
type NewItem = Omit<Insertable<Database['history_item']>, keyof Balances>;

export interface Page {
  page_size: number;
  start_after_history_item_id?: string | undefined;
  voice_id?: string | undefined;
  model_id?: string | undefined;
  search?: string | undefined;
  source?: string | undefined;
  date_before_unix?: number | undefined;
  date_after_unix?: number | undefined;
  sort_direction: 'asc' | 'desc';
}

/** Everything but the alignment, which is large and only one item's business. */
const listed = [
  'history_item_id',
  'request_id',
  'source',
  'voice_id',
  'voice_name',
  'voice_category',
  'model_id',
  'text',
  'settings',
  'output_format',
  'content_type',
  'audio_seconds',
  'credits_before',
  'credits_after',
  'is_partial',
  'warnings',
  'created_at',
] as const;

/** What a member may see: their own items in their workspace. */
const own = (scope: Scope) =>
  scope.db
    .selectFrom('history_item')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('created_by_user_id', '=', scope.actor.user_id);

/** Inserts the item with the balances of the statement that ends its generation; false when that had ended already. */
export async function insertItem(scope: Scope, item: NewItem, end: RawBuilder<Balances>): Promise<boolean> {
  const columns = Object.keys(item).map((name) => sql.ref(name));
  const values = Object.values(item).map((value) => sql`${value}`);
  const { rows } = await sql`
    WITH generation_end AS (${end})
    INSERT INTO history_item (${sql.join(columns)}, credits_before, credits_after)
    SELECT ${sql.join(values)}, credits_before, credits_after FROM generation_end WHERE ended
    RETURNING history_item_id`.execute(scope.db);
  return rows.length === 1;
}

interface Balances {
  ended: boolean;
  credits_before: number;
  credits_after: number;
}

/** One row more than the page, so that the caller sees whether there is another. */
export function listItems(scope: Scope, page: Page) {
  const after = page.start_after_history_item_id;
  const direction = page.sort_direction;
  const beyond = direction === 'desc' ? sql`<` : sql`>`;
  return own(scope)
    .select(listed)
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(created_at, history_item_id) ${beyond} (SELECT created_at, history_item_id FROM history_item WHERE history_item_id = ${after})`,
      ),
    )
    .$if(page.voice_id !== undefined, (q) => q.where('voice_id', '=', page.voice_id ?? ''))
    .$if(page.model_id !== undefined, (q) => q.where('model_id', '=', page.model_id ?? ''))
    .$if(page.source !== undefined, (q) => q.where('source', '=', page.source ?? ''))
    .$if(page.search !== undefined, (q) => q.where('text', 'ilike', `%${escapeLike(page.search ?? '')}%`))
    .$if(page.date_before_unix !== undefined, (q) => q.where('created_at', '<', fromUnix(page.date_before_unix)))
    .$if(page.date_after_unix !== undefined, (q) => q.where('created_at', '>=', fromUnix(page.date_after_unix)))
    .orderBy('created_at', direction)
    .orderBy('history_item_id', direction)
    .limit(page.page_size + 1)
    .execute();
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>[number];

export function findItem(scope: Scope, id: string) {
  return own(scope).selectAll().where('history_item_id', '=', id).executeTakeFirst();
}

/** Without the alignment: for what only needs to know where the audio is. */
export function findAudio(scope: Scope, id: string) {
  return own(scope)
    .select([
      'history_item_id',
      'audio_key',
      'audio_bytes',
      'content_type',
      'output_format',
      'voice_name',
      'created_at',
    ])
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}

export async function deleteItem(scope: Scope, id: string): Promise<string | undefined> {
  const row = await scope.db
    .deleteFrom('history_item')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('created_by_user_id', '=', scope.actor.user_id)
    .where('history_item_id', '=', id)
    .returning('audio_key')
    .executeTakeFirst();
  return row?.audio_key;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const fromUnix = (seconds = 0) => new Date(Math.min(Math.max(seconds, 0), 253402300799) * 1000);
