/** Notifications: what happened while nobody looked. The newest of each user are kept. */
import { Message } from '#contract/messages/types.ts';
import type { Notice } from '#contract/messages/notices.ts';
import { recordChangeFor, recordChanges } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { newId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import * as store from './messages.store.ts';
import { weightOf } from './notice-rules.ts';

const maxKept = 200;

/** Whether anybody was notified of this kind since then. */
export const wasNoticed = (scope: Scope, kind: Notice['kind'], since: Date): Promise<boolean> =>
  store.hasKindSince(scope, kind, since);

/**
 * @param to the reader, given by name because the work that notifies may act for nobody.
 * @param author_user_id The user whose words these are. The notification is deleted with their account.
 */
export async function addMessage(
  scope: Scope,
  to: { workspace_id: string; user_id: string },
  notice: Notice,
  author_user_id: string | null = null,
): Promise<void> {
  const { workspace_id, user_id } = to;
  await transaction(scope, async (scope) => {
    const message_id = newId();
    const { kind, params } = notice;
    await store.insertMessage(scope, {
      message_id,
      workspace_id,
      user_id,
      author_user_id,
      kind,
      params: toJsonColumn(params),
      ...weightOf(notice),
    });
    await store.keepNewest(scope, { workspace_id, user_id }, maxKept);
    await recordChangeFor(scope, { collection: 'message', id: message_id, what: 'added' }, { workspace_id, user_id });
  });
}

export async function listMessages(
  scope: Scope,
  pageSize: number,
): Promise<{ messages: Message[]; unread_count: number }> {
  const rows = await store.listMessages(scope, pageSize);
  return { messages: rows.map(present), unread_count: await store.countUnread(scope) };
}

/** Ids that are unknown, deleted or read already are no error. */
export async function readMessages(scope: Scope, messageIds?: string[]): Promise<void> {
  await transaction(scope, async (scope) => {
    const read = await store.markRead(scope, messageIds);
    const changes = read.map(({ message_id }) => ({
      collection: 'message' as const,
      id: message_id,
      what: 'changed' as const,
    }));
    await recordChanges(scope, changes, scope.actor);
  });
}

/** A row of another version, with a kind or parameters that this one does not know, must not hide the other messages. */
function present(row: store.StoredMessage): Message {
  const { message_id, severity, needs_attention, kind, params } = row;
  const common = {
    message_id,
    severity,
    needs_attention,
    create_date_unix_ms: row.created_at.getTime(),
    has_been_read: row.read_at !== null,
  };
  const known = Message.safeParse({ ...common, kind, params });
  return known.success ? known.data : Message.parse({ ...common, kind: 'unknown', params: {} });
}
