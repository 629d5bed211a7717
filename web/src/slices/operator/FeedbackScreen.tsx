import { useState } from 'react';
import { listFeedback } from '#contract/feedback/api.ts';
import type { ProductFeedback } from '#contract/feedback/types.ts';
import { useUser } from '../../lib/account.ts';
import { formatDate } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { t } from './messages.ts';
import { CardSkeletons, InstancePage, Pages, RefreshButton } from '../instance/public.ts';

const tones = { bug: 'danger', idea: 'info', other: 'plain' } as const;

/** Lists the feedback of users page by page. Newer pages come from those already read. */
export function FeedbackScreen() {
  const user = useUser();
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const input = { query: cursor ? { cursor } : {} };
  const list = useRead(listFeedback, input, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <InstancePage title={t('feedback')} page="instanceFeedback" width="text" actions={<RefreshButton of={list} />}>
      <p className="max-w-[62ch] text-muted">{t('feedback_intro')}</p>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ feedback, next_cursor }) => (
          <>
            {feedback.length === 0 && <EmptyState title={t('feedback_none')}>{t('feedback_none_text')}</EmptyState>}
            <ul aria-label={t('feedback')} className="flex flex-col gap-3">
              {feedback.map((one) => (
                <FeedbackCard key={one.feedback_id} feedback={one} />
              ))}
            </ul>
            <Pages cursors={cursors} next={next_cursor} onChange={setCursors} />
          </>
        )}
      </Loaded>
    </InstancePage>
  );
}

function FeedbackCard({
  feedback: { email, kind, message, page, rating, created_at_unix },
}: {
  feedback: ProductFeedback;
}) {
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-5 dark:bg-surface">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[kind]}>{t(`kind_${kind}`)}</Badge>
        {rating !== null && <Badge>{t('rating', { rating })}</Badge>}
        <span className="ms-auto text-caption text-muted">{formatDate(created_at_unix)}</span>
      </div>
      <p dir="auto" className="break-words whitespace-pre-line">
        {message}
      </p>
      <p className="text-table break-words text-muted">{page ? t('from_page', { email, page }) : email}</p>
    </li>
  );
}
