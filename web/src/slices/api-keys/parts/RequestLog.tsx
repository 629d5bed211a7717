import { useQuery } from '@tanstack/react-query';
import { listApiKeyRequests } from '#contract/api-keys/api.ts';
import type { ApiKey, ApiKeyRequest } from '#contract/api-keys/types.ts';
import { call } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { t } from '../messages.ts';

/** Milliseconds between two reads. Requests are not reported as changes, so the open log polls. */
const pollInterval = 4000;

/** Lists the last requests of a key, newest first. */
export function RequestLog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const input = { params: { key_id: apiKey.key_id } };
  const log = useQuery(
    {
      queryKey: readKey(listApiKeyRequests, input),
      queryFn: ({ signal }) => call(listApiKeyRequests, input, { signal }),
      refetchInterval: pollInterval,
      staleTime: 0,
    },
    queryClient,
  );
  return (
    <Drawer title={t('log_title', { name: apiKey.name })} description={t('log_text')} isOpen onOpenChange={onClose}>
      <Loaded of={log} skeleton={<LogSkeleton />}>
        {({ requests }) =>
          requests.length === 0 ? (
            <EmptyState title={t('log_empty')}>{t('log_empty_text')}</EmptyState>
          ) : (
            <ol aria-label={t('log')} className="divide-y divide-line">
              {requests.map((request) => (
                <Line key={request.request_id} request={request} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Drawer>
  );
}

const time = new Intl.DateTimeFormat(formatLocale, { dateStyle: 'short', timeStyle: 'medium' });
const tone = (status: number) => (status >= 500 ? 'danger' : status >= 400 ? 'warning' : 'success');

function Line({ request }: { request: ApiKeyRequest }) {
  const { method, path, status, latency_ms, credits, ip, created_at_unix_ms } = request;
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p dir="ltr" className="flex items-start gap-2 text-caption">
        <Badge tone={tone(status)}>{status}</Badge>
        <span className="min-w-0 flex-1 font-mono leading-5 break-all">
          {method} {path}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-caption text-muted tabular-nums">
        <span>{time.format(created_at_unix_ms)}</span>
        <span>{t('milliseconds', { count: formatNumber(Math.round(latency_ms)) })}</span>
        {credits !== null && <span>{t('log_credits', { count: credits })}</span>}
        <bdi dir="ltr">{ip}</bdi>
      </p>
    </li>
  );
}

function LogSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
