import { useRef, useState } from 'react';
import { countVoiceFeedback, listItemFeedback } from '#contract/history/feedback/api.ts';
import type { VoiceFeedback } from '#contract/history/feedback/types.ts';
import { useUser } from '../../../lib/account.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { CardSkeletons, InstancePage, Pages, RefreshButton } from '../../instance/public.ts';
import { isFiltered, noFilters, periodOf, queryOf } from './address.ts';
import { t } from './messages.ts';
import { RatingCard } from './RatingCard.tsx';
import { RatingFilters } from './RatingFilters.tsx';
import { useAddress } from './use-address.ts';
import { VoiceTable } from './VoiceTable.tsx';

const noVoices: readonly VoiceFeedback[] = [];

/** What the users of all workspaces say of what they generated, for operators to review. */
export function ItemFeedbackScreen() {
  const isEnabled = useUser()?.is_operator === true;
  const { filters, cursors, change, turnTo } = useAddress();
  const cursor = cursors.at(-1);
  const [now] = useState(() => Date.now());
  const query = { ...queryOf(filters, now), ...(cursor ? { cursor } : {}) };
  const list = useRead(listItemFeedback, { query }, { isEnabled, staleTime: 0, keepsLast: true });
  const counts = useRead(
    countVoiceFeedback,
    { query: periodOf(filters, now) },
    { isEnabled, staleTime: 0, keepsLast: true },
  );
  const voices = counts.data?.voices ?? noVoices;
  const top = useRef<HTMLDivElement>(null);
  const { data } = list;
  return (
    <InstancePage title={t('title')} page="instanceItemFeedback" actions={<RefreshButton of={list} />}>
      <p className="max-w-[62ch] text-muted">{t('intro')}</p>
      {voices.length > 0 && (
        <VoiceTable voices={voices} chosen={filters.voice} onChoose={(voice) => change({ voice })} />
      )}
      <div ref={top}>
        <RatingFilters
          filters={filters}
          voices={voices}
          summary={data && t('total', { total: data.total, open: formatNumber(data.not_reviewed) })}
          onChange={change}
        />
      </div>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ feedback, next_cursor }) => (
          <div aria-busy={list.isPlaceholderData || undefined} className="flex flex-col gap-5">
            {feedback.length === 0 ? (
              <EmptyState
                title={t('none')}
                action={isFiltered(filters) && <Button onClick={() => change(noFilters)}>{t('clear_filters')}</Button>}
              >
                {t('none_text')}
              </EmptyState>
            ) : (
              <ul aria-label={t('list')} className="flex flex-col gap-3">
                {feedback.map((rating) => (
                  <RatingCard key={rating.history_item_id} rating={rating} />
                ))}
              </ul>
            )}
            <Pages
              cursors={cursors}
              next={next_cursor}
              onChange={(next) => {
                // The button that turns the page stands at its end.
                top.current?.scrollIntoView();
                turnTo(next);
              }}
            />
          </div>
        )}
      </Loaded>
    </InstancePage>
  );
}
