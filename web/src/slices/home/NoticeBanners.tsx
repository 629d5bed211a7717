import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { listMessages, readMessages } from '#contract/messages/api.ts';
import type { Message } from '#contract/messages/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { addressOfNotice } from '#contract/messages/notices.ts';
import { noticeWords } from '../../lib/notices.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryClient, readKey } from '../../lib/queries.ts';
import { toastError } from '../../lib/toasts.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { t } from './messages.ts';

const tones = { info: 'info', success: 'info', warning: 'warning', error: 'danger' } as const;

/** Dismisses a notification at once, and shows it again when the server refuses. */
async function dismiss({ message_id }: Message): Promise<void> {
  queryClient.setQueryData<Answer<typeof listMessages>>(readKey(listMessages, {}), (list) => {
    if (!list) return list;
    const messages = list.messages.map((one) =>
      one.message_id === message_id ? { ...one, has_been_read: true } : one,
    );
    return { messages, unread_count: Math.max(0, list.unread_count - 1) };
  });
  try {
    await call(readMessages, { body: { message_ids: [message_id] } });
  } catch (error) {
    toastError(error);
  }
  invalidate(listMessages);
}

export function NoticeBanners({ messages }: { messages: readonly Message[] }) {
  return (
    <section aria-label={t('notices')} className="flex flex-col gap-2">
      {messages.map((message) => {
        const { title, text } = noticeWords(message);
        const address = addressOfNotice(message);
        return (
          <Banner
            key={message.message_id}
            tone={tones[message.severity]}
            action={
              <span className="flex items-center gap-1">
                {address && (
                  <Link
                    to={address}
                    className="rounded-xs px-1.5 text-table font-semibold text-ink underline underline-offset-[3px]"
                  >
                    {t('notice_open')}
                  </Link>
                )}
                <IconButton label={t('notice_dismiss', { title })} size="sm" onClick={() => void dismiss(message)}>
                  <X size={16} strokeWidth={1.75} />
                </IconButton>
              </span>
            }
          >
            <p className="font-medium">{title}</p>
            {text && <p className="whitespace-pre-line text-ink-2">{text}</p>}
          </Banner>
        );
      })}
    </section>
  );
}
