import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

export interface LedgerFilter {
  product?: string | undefined;
  status?: string | undefined;
  user?: string | undefined;
  after?: Date | undefined;
  before?: Date | undefined;
}

export interface LedgerRow {
  entry_id: number;
  created_at: Date;
  user_id: string;
  key_id: string | null;
  product: string;
  model_id: string;
  voice_id: string;
  generation_id: string;
  characters: number;
  audio_seconds: number | null;
  credits: number;
  extra_credits: number;
  status: string;
  free_reason: string | null;
  reserved: number | null;
  item: { kind: 'history_item' | 'isolation' | 'transcript'; id: string } | null;
}

/** Entries of the caller's workspace, the newest first; of members who are no admins, their own. */
export function listEntries(
  { db, actor }: Scope,
  { product, status, user, after, before }: LedgerFilter,
  count: number,
  olderThan?: number,
): Promise<LedgerRow[]> {
  return db
    .selectFrom('ledger_entry as e')
    .leftJoin('generation as g', 'g.generation_id', 'e.generation_id')
    .select(['e.entry_id', 'e.created_at', 'e.user_id', 'e.key_id', 'e.product', 'e.model_id', 'e.voice_id'])
    .select([
      'e.generation_id',
      'e.characters',
      'e.audio_seconds',
      'e.credits',
      'e.extra_credits',
      'e.status',
      'e.free_reason',
    ])
    .select('g.credits as reserved')
    .select(sql<LedgerRow['item']>`find_item_of_entry(e.workspace_id, e.product, e.generation_id)`.as('item'))
    .where('e.workspace_id', '=', actor.workspace_id)
    .$if(actor.role !== 'admin', (query) => query.where('e.user_id', '=', actor.user_id))
    .$if(product !== undefined, (query) => query.where('e.product', '=', product!))
    .$if(status !== undefined, (query) => query.where('e.status', '=', status!))
    .$if(user !== undefined, (query) => query.where('e.user_id', '=', user!))
    .$if(after !== undefined, (query) => query.where('e.created_at', '>=', after!))
    .$if(before !== undefined, (query) => query.where('e.created_at', '<', before!))
    .$if(olderThan !== undefined, (query) => query.where('e.entry_id', '<', olderThan!))
    .orderBy('e.entry_id', 'desc')
    .limit(count)
    .execute();
}
