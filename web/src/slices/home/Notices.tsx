import { listMessages } from '#contract/messages/api.ts';
import { useRead } from '../../lib/queries.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

/** Most visits have no notification to word. */
const NoticeBanners = lazyPart(async () => (await import('./NoticeBanners.tsx')).NoticeBanners, { failure: 'none' });

/** Shows notifications that need attention. If they cannot be read, the notification panel says so. */
export function Notices() {
  const messages = useRead(listMessages).data?.messages ?? [];
  const needingAttention = messages.filter((message) => message.needs_attention && !message.has_been_read);
  return needingAttention.length === 0 ? null : <NoticeBanners messages={needingAttention} />;
}
