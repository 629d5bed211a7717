/** Notifications: what happened while nobody looked. The newest of each user are kept. */
import type { Message } from '#contract/messages/types.ts';
import { recordChangeFor, recordChanges } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import * as store from './messages.store.ts';

const mostKept = 200;

export interface NewMessage extends Pick<Message, 'severity' | 'title' | 'description' | 'needs_attention' | 'link'> {
  workspace_id: string;
  user_id: string;
}

/** Tells a user, named here because the work it tells of may be nobody's. */
export async function addMessage(
  scope: Scope,
  { workspace_id, user_id, severity, title, description, needs_attention, link }: NewMessage,
): Promise<void> {
  await transaction(scope, async (scope) => {
    const message_id = newId();
    const content = { severity, title, description, needs_attention, link };
    await store.insertMessage(scope, { message_id, workspace_id, user_id, ...content });
    await store.keepNewest(scope, { workspace_id, user_id }, mostKept);
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

/** Those that are unknown, or gone by now, or read already, are no mistake. */
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

function present(row: store.StoredMessage): Message {
  return {
    message_id: row.message_id,
    severity: row.severity as Message['severity'],
    title: row.title,
    description: row.description,
    needs_attention: row.needs_attention,
    create_date_unix_ms: row.created_at.getTime(),
    has_been_read: row.read_at !== null,
    link: row.link,
  };
}
