import { listMessages, readMessages } from '#contract/messages/api.ts';
import type { Message } from '#contract/messages/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryClient, readKey, useRead } from '../../lib/queries.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { MessageRow } from './MessageRow.tsx';
import { t } from './messages.ts';

/** Updates the screen immediately. The server's answer then replaces the guess. */
async function markRead(messages: readonly Message[]): Promise<void> {
  const ids = messages.filter((message) => !message.has_been_read).map(({ message_id }) => message_id);
  if (ids.length === 0) return;
  queryClient.setQueryData<Answer<typeof listMessages>>(readKey(listMessages, {}), (list) => {
    if (!list) return list;
    const read = (one: Message) => (ids.includes(one.message_id) ? { ...one, has_been_read: true } : one);
    return { messages: list.messages.map(read), unread_count: Math.max(0, list.unread_count - ids.length) };
  });
  try {
    await call(readMessages, { body: { message_ids: ids } });
  } catch (error) {
    toastError(error);
  } finally {
    invalidate(listMessages);
  }
}

async function markAllRead(): Promise<void> {
  try {
    await call(readMessages, { body: {} });
  } catch (error) {
    toastError(error);
  } finally {
    invalidate(listMessages);
  }
}

export function MessageList({ hasHeading }: { hasHeading: boolean }) {
  const list = useRead(listMessages, {});
  const hasUnread = (list.data?.unread_count ?? 0) > 0;
  return (
    <>
      <div className="flex min-h-12 flex-none items-center justify-between gap-2 border-b border-line py-2 ps-4 pe-2">
        {hasHeading && <h2 className="text-body font-semibold">{t('heading')}</h2>}
        {hasUnread && (
          <Button look="ghost" size="sm" className="ms-auto" onClick={() => void markAllRead()}>
            {t('mark_all')}
          </Button>
        )}
      </div>
      <div className="min-h-0 overflow-auto">
        <Loaded of={list} skeleton={<ListSkeleton />}>
          {({ messages }) =>
            messages.length === 0 ? (
              <EmptyState title={t('empty_title')}>{t('empty_body')}</EmptyState>
            ) : (
              <ul aria-label={t('list')}>
                {messages.map((message) => (
                  <MessageRow key={message.message_id} message={message} onRead={() => void markRead([message])} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-2 p-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-full" />
      <Skeleton className="w-1/4" />
    </div>
  );
}
