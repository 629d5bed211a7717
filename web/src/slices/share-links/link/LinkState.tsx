import type { ReactNode } from 'react';
import type { ShareLink } from '#contract/share-links/types.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { t } from '../messages.ts';
import { useShareLink } from './use-share-link.ts';

/** The states of a link: it is being made, it is ready, or the dialog says why there is none. */
export function LinkState({ id, children }: { id: string; children(link: ShareLink): ReactNode }) {
  const { data, error, isFetching, refetch } = useShareLink(id);
  if (data) return <div className="flex flex-col gap-4">{children(data)}</div>;
  if (error && !isFetching) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {errorMessage(error)}
      </Banner>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-muted">
        {t('generating')}
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
