import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { AccountRemoval } from '../../manifest.ts';
import type { Place } from './pages.rules.ts';

export type DictionaryRow = Selectable<Database['pronunciation_dictionary']>;

const own = (scope: Scope) =>
  scope.db.selectFrom('pronunciation_dictionary').selectAll().where('workspace_id', '=', scope.actor.workspace_id);

export const findDictionary = (scope: Scope, id: string): Promise<DictionaryRow | undefined> =>
  own(scope).where('dictionary_id', '=', id).executeTakeFirst();

/** Until the transaction ends, nobody else changes it. */
export const lockDictionary = (scope: Scope, id: string): Promise<DictionaryRow | undefined> =>
  own(scope).where('dictionary_id', '=', id).forUpdate().executeTakeFirst();

/** Until the transaction ends, no other one adds a dictionary to the workspace. */
export async function lockDictionaries({ db, actor }: Scope): Promise<void> {
  const name = `pronunciation dictionaries of ${actor.workspace_id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

export async function countDictionaries({ db, actor }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('pronunciation_dictionary')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('workspace_id', '=', actor.workspace_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Page {
  limit: number;
  after: Place | undefined;
  isByName: boolean;
  isAscending: boolean;
  withArchived: boolean;
  search: string | undefined;
}

/** Those that the caller has access to. */
export function listDictionaries(scope: Scope, page: Page): Promise<DictionaryRow[]> {
  const { user_id } = scope.actor;
  const key = page.isByName ? sql`lower(name) COLLATE "C"` : sql`created_at`;
  const type = page.isByName ? sql`text` : sql`timestamptz`;
  const { value, id } = page.after ?? { value: '', id: '' };
  const isBehind = page.isAscending ? sql`>` : sql`<`;
  const direction = page.isAscending ? 'asc' : 'desc';
  return own(scope)
    .where((where) => where.or([where('created_by_user_id', '=', user_id), where('workspace_access', 'is not', null)]))
    .$if(!page.withArchived, (query) => query.where('archived_at', 'is', null))
    .$if(page.search !== undefined, (query) =>
      query.where(sql<boolean>`position(lower(${page.search ?? ''}) IN lower(name)) > 0`),
    )
    .$if(page.after !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, dictionary_id) ${isBehind} (${value}::${type}, ${id})`),
    )
    .orderBy(key, direction)
    .orderBy('dictionary_id', direction)
    .limit(page.limit)
    .execute();
}

export const insertDictionary = (
  { db, actor, now }: Scope,
  row: Omit<Insertable<Database['pronunciation_dictionary']>, 'workspace_id' | 'created_by_user_id' | 'created_at'>,
): Promise<DictionaryRow> =>
  db
    .insertInto('pronunciation_dictionary')
    .values({ ...row, workspace_id: actor.workspace_id, created_by_user_id: actor.user_id, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateDictionary = (
  { db, actor }: Scope,
  id: string,
  changes: Updateable<Database['pronunciation_dictionary']>,
): Promise<DictionaryRow> =>
  db
    .updateTable('pronunciation_dictionary')
    .set(changes)
    .where('workspace_id', '=', actor.workspace_id)
    .where('dictionary_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The workspace's own list, in order. */
export const listDefaults = (scope: Scope): Promise<{ dictionary_id: string; version_id: string | null }[]> =>
  scope.db
    .selectFrom('workspace_pronunciation_dictionary')
    .select(['dictionary_id', 'version_id'])
    .where('workspace_id', '=', scope.actor.workspace_id)
    .orderBy('position')
    .execute();

/** The same, each with the version that it stands for now. */
export const listPinnedDefaults = (scope: Scope): Promise<{ dictionary_id: string; version_id: string }[]> =>
  scope.db
    .selectFrom('workspace_pronunciation_dictionary as listed')
    .innerJoin('pronunciation_dictionary as dictionary', 'dictionary.dictionary_id', 'listed.dictionary_id')
    .select(['listed.dictionary_id'])
    .select(({ fn }) => fn.coalesce('listed.version_id', 'dictionary.latest_version_id').as('version_id'))
    .where('listed.workspace_id', '=', scope.actor.workspace_id)
    .orderBy('listed.position')
    .execute();

export async function isDefault(scope: Scope, id: string): Promise<boolean> {
  return (await listDefaults(scope)).some(({ dictionary_id }) => dictionary_id === id);
}

export async function replaceDefaults({ db, actor }: Scope, locators: readonly DictionaryLocator[]): Promise<void> {
  const { workspace_id } = actor;
  await db.deleteFrom('workspace_pronunciation_dictionary').where('workspace_id', '=', workspace_id).execute();
  if (locators.length === 0) return;
  await db
    .insertInto('workspace_pronunciation_dictionary')
    .values(
      locators.map(({ pronunciation_dictionary_id: dictionary_id, version_id }, position) => ({
        ...{ workspace_id, position, dictionary_id, version_id: version_id ?? null },
      })),
    )
    .execute();
}

/** What was shared belongs to the workspace, and stays under another name. The rest goes with its creator. */
export async function removeCreator({ db }: Scope, { user_id, alias }: AccountRemoval): Promise<void> {
  const listed = db.selectFrom('workspace_pronunciation_dictionary').select('dictionary_id');
  await db
    .deleteFrom('pronunciation_dictionary')
    .where('created_by_user_id', '=', user_id)
    .where('workspace_access', 'is', null)
    .where('dictionary_id', 'not in', listed)
    .execute();
  const isTheirs = ['created_by_user_id', '=', user_id] as const;
  const renamed = { created_by_user_id: alias };
  await db
    .updateTable('pronunciation_dictionary')
    .set(renamed)
    .where(...isTheirs)
    .execute();
  await db
    .updateTable('pronunciation_version')
    .set(renamed)
    .where(...isTheirs)
    .execute();
}
