/** The ledger as a list and as CSV: every credit with the work that it was spent on. */
import type { z } from 'zod';
import type * as api from '#contract/usage/api.ts';
import type { LedgerEntry } from '#contract/usage/api.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { csvLine } from '../../kernel/csv.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { readKeyNames } from '../../platform/identity/keys/api-keys.ts';
import { listEntries, type LedgerFilter, type LedgerRow } from './ledger.store.ts';

type Filter = z.output<typeof api.exportLedger.query>;

const fromUnix = (seconds: number | undefined) => (seconds === undefined ? undefined : new Date(seconds * 1000));

const toFilter = ({ product, status, user, after_unix, before_unix }: Filter): LedgerFilter => ({
  ...{ product, status, user, after: fromUnix(after_unix), before: fromUnix(before_unix) },
});

export async function listLedger(scope: Scope, query: z.output<typeof api.listLedger.query>) {
  const { cursor, page_size } = query;
  const rows = await listEntries(
    scope,
    toFilter(query),
    page_size + 1,
    cursor === undefined ? undefined : Number(cursor),
  );
  const entries = await presentAll(scope, rows.slice(0, page_size));
  const has_more = rows.length > page_size;
  return { entries, next_cursor: has_more ? (entries.at(-1)?.entry_id ?? null) : null, has_more };
}

async function presentAll(scope: Scope, rows: LedgerRow[]): Promise<LedgerEntry[]> {
  const [emails, names] = await Promise.all([
    readEmails(scope, [...new Set(rows.map(({ user_id }) => user_id))]),
    readKeyNames(scope, [...new Set(rows.flatMap(({ key_id }) => key_id ?? []))]),
  ]);
  return rows.map((row) => ({
    entry_id: String(row.entry_id),
    created_at_unix: toUnix(row.created_at),
    user_id: row.user_id,
    email: emails.get(row.user_id) ?? null,
    key_id: row.key_id,
    key_name: (row.key_id && names.get(row.key_id)) ?? null,
    product: row.product,
    model_id: row.model_id,
    voice_id: row.voice_id === '' ? null : row.voice_id,
    request: row.generation_id,
    item: row.item?.kind ?? null,
    item_id: row.item?.id ?? null,
    characters: row.characters,
    audio_seconds: row.audio_seconds,
    credits: row.credits,
    extra_credits: row.extra_credits,
    credits_returned: row.reserved === null ? null : Math.max(0, row.reserved - row.credits),
    status: row.status as LedgerEntry['status'],
    free_reason: row.free_reason as LedgerEntry['free_reason'],
  }));
}

const pageSize = 1000;
const columns = [
  ...(['entry_id', 'created_at', 'email', 'user_id', 'key_name', 'key_id', 'product', 'model_id', 'voice_id'] as const),
  ...(['request', 'item', 'item_id', 'characters', 'audio_seconds', 'credits', 'extra_credits'] as const),
  ...(['credits_returned', 'status', 'free_reason'] as const),
];

export async function* exportLedger(ctx: Ctx, query: Filter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine([...columns]));
  for (let olderThan: number | undefined; ;) {
    const rows = await listEntries(ctx, toFilter(query), pageSize, olderThan);
    const entries = await presentAll(ctx, rows);
    const lines = entries.map((entry) => {
      const values = { ...entry, created_at: new Date(entry.created_at_unix * 1000).toISOString() };
      return csvLine(columns.map((column) => String(values[column] ?? '')));
    });
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    if (rows.length < pageSize) return;
    olderThan = rows.at(-1)?.entry_id;
  }
}
