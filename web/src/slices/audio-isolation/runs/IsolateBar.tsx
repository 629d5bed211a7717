import { isolationCredits } from '#contract/audio-isolation/types.ts';
import { useAccountDocument, creditsOf } from '../../../lib/account.ts';
import { formatCredits, formatNumber } from '../../../lib/format.ts';
import { isOpen, type Upload } from '../../../lib/uploads/upload.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { QuotaCard } from '../../../ui/plan/QuotaCard.tsx';
import { t } from '../messages.ts';
import { isolate } from './runs.ts';

/** What the uploaded files cost, and the button that spends it. */
export function IsolateBar({ uploads }: { uploads: readonly Upload[] }) {
  const account = useAccountDocument().data;
  const credits = account && creditsOf(account);
  const ready = uploads.filter(({ state }) => state === 'sent');
  const isGoingOn = uploads.some(isOpen);
  const price = ready.reduce((sum, { seconds }) => sum + isolationCredits(seconds ?? 0), 0);
  const isOver = credits !== undefined && credits.isLimited && price > credits.left;
  const reason = isGoingOn
    ? t('wait_for_uploads')
    : ready.length === 0
      ? t('nothing_uploaded')
      : isOver
        ? t('over')
        : '';
  return (
    <div className="flex flex-col gap-3">
      {isOver && !isGoingOn && <QuotaCard needed={price} left={credits.left} email={account?.email} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p id="isolate-reason" className="text-table text-muted">
          {reason || t('price_each_minute')}
        </p>
        {price > 0 && (
          <Badge tone={isOver ? 'danger' : 'plain'}>
            <span aria-label={t('price', { credits: formatCredits(price) })}>{formatCredits(price)}</span>
          </Badge>
        )}
        <Button
          look="primary"
          isDisabled={reason !== ''}
          aria-describedby="isolate-reason"
          onClick={() => isolate(ready)}
        >
          {ready.length > 1 ? t('isolate_many', { count: formatNumber(ready.length) }) : t('isolate')}
        </Button>
      </div>
    </div>
  );
}
