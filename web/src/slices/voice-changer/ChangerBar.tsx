import { Coins, Square } from 'lucide-react';
import { formatCredits, formatNumber } from '../../lib/format.ts';
import { isApple } from '../../lib/hooks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { RingMeter } from '../../ui/plan/Meter.tsx';
import { UpgradeLink } from '../billing/public.ts';
import { t } from './messages.ts';
import { stopChange } from './run-change.ts';
import type { ChangerView } from './use-changer.ts';

/** Draws the remaining credits, the cost and the Generate button, in reading order. */
export function ChangerBar({ changer }: { changer: ChangerView }) {
  const { credits, cost, obstacle, state, isAgain } = changer;
  const { isRunning, isArriving, sentShare, source } = state;
  return (
    <div className="flex min-h-16 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-6 py-2.5 max-md:px-4">
      {credits && (
        <p className="flex items-center gap-2 text-table text-muted max-md:hidden" data-testid="credits">
          {credits.left >= 0 && !credits.isUnlimited && <RingMeter left={credits.left} limit={credits.limit} />}
          <span>
            {credits.isUnlimited
              ? t('credits_unlimited')
              : credits.isExtended
                ? t('credits_extended')
                : t.rich('credits_remaining', {
                    left: (
                      <span key="left" className="text-ink tabular-nums">
                        {formatNumber(credits.left)}
                      </span>
                    ),
                  })}
          </span>
        </p>
      )}
      <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-3 max-md:w-full max-md:justify-between">
        {isRunning ? (
          <span className="text-table text-muted" aria-live="polite">
            {sentShare !== null
              ? t('sending', { percent: Math.floor(sentShare * 100) })
              : isArriving
                ? t('arriving')
                : t('listening')}
          </span>
        ) : obstacle ? (
          <span id="change-obstacle" className="text-table text-muted">
            {obstacle.isBad ? <Badge tone="danger">{obstacle.text}</Badge> : obstacle.text}
          </span>
        ) : (
          source && (
            <>
              <span className="text-table text-muted tabular-nums max-md:hidden">{t('rate')}</span>
              <Badge>
                <Coins size={12} strokeWidth={1.75} aria-hidden="true" />
                {formatCredits(cost)}
              </Badge>
            </>
          )
        )}
        {obstacle?.isQuota && !isRunning && <UpgradeLink />}
        {isRunning ? (
          <Button
            look="primary"
            onClick={stopChange}
            icon={<Square size={12} strokeWidth={0} fill="currentColor" aria-hidden="true" />}
            className="min-w-[150px] max-md:min-w-[120px]"
          >
            {t('stop')}
          </Button>
        ) : (
          <Button
            look="primary"
            isDisabled={obstacle !== undefined}
            aria-describedby={obstacle ? 'change-obstacle' : undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={changer.start}
            className="min-w-[150px] max-md:min-w-[120px]"
          >
            {isAgain ? t('regenerate') : t('generate')}
            <span className="max-md:hidden">
              <Kbd>{isApple ? '⌘ ↵' : 'Ctrl ↵'}</Kbd>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
