import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listDeliveries, listWebhooks } from '#contract/webhooks/api.ts';
import type { Webhook } from '#contract/webhooks/types.ts';
import { call } from '../../../lib/api.ts';
import { invalidate, queryClient, readKey } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SectionSkeleton } from '../../../ui/feedback/SectionSkeleton.tsx';
import { t } from '../messages.ts';
import { pollInterval } from '../webhooks.ts';
import { Delivery } from './Delivery.tsx';

const pageSize = 20;

/** What a webhook was sent, newest first. It is read again while it is open, and more often while a try is due. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { webhook_id } = webhook;
  const log = useInfiniteQuery(
    {
      queryKey: [...readKey(listDeliveries), webhook_id],
      queryFn: ({ pageParam: cursor, signal }) =>
        call(
          listDeliveries,
          { params: { webhook_id }, query: { page_size: pageSize, ...(cursor === null ? {} : { cursor }) } },
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      refetchInterval: ({ state }) => pollInterval(state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []),
      staleTime: 0,
    },
    queryClient,
  );
  const known = log.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  const outcomes = known.map(({ delivery_id, attempt }) => `${delivery_id} ${attempt}`).join();
  // Each try may change what the list says of the webhook.
  useEffect(() => {
    if (outcomes !== '') invalidate(listWebhooks);
  }, [outcomes]);

  return (
    <section aria-labelledby="deliveries" className="flex flex-col gap-2">
      <h3 id="deliveries" className="text-body font-semibold">
        {t('deliveries')}
      </h3>
      <Loaded of={log} skeleton={<SectionSkeleton rows={3} />}>
        {() =>
          known.length === 0 ? (
            <EmptyState title={t('deliveries_none')}>{t('deliveries_none_text')}</EmptyState>
          ) : (
            <>
              <ol aria-label={t('deliveries')} className="divide-y divide-line border-y border-line">
                {known.map((delivery) => (
                  <Delivery key={delivery.delivery_id} webhook={webhook} delivery={delivery} />
                ))}
              </ol>
              {log.hasNextPage && (
                <Button
                  size="sm"
                  className="self-center"
                  isBusy={log.isFetchingNextPage}
                  onClick={() => void log.fetchNextPage()}
                >
                  {t('load_more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
