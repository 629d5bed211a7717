import { clsx } from 'clsx';
import { Square } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { isApple } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { RingMeter } from '../../ui/plan/Meter.tsx';
import { CostBadge } from './CostBadge.tsx';
import { stopGenerating } from './generation/generation.ts';
import { generationStore } from './generation/generation-state.ts';
import { t } from './messages.ts';
import type { Speech } from './use-speech.ts';

const DownloadTakes = lazyPart(async () => (await import('./takes/DownloadTakes.tsx')).DownloadTakes, {
  failure: 'none',
});

/** Draws the remaining credits, the cost and the Generate button, in reading order. */
export function GenerateBar({ speech }: { speech: Speech }) {
  const isRunning = useStore(generationStore, (state) => state.isRunning);
  const { credits, characters, limit, obstacle, isMade, isAgain, draft } = speech;
  const count = { count: formatNumber(characters), limit: limit > 0 ? formatNumber(limit) : '…' };
  const isBad = obstacle?.isBad ?? false;
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
        <p
          className={clsx(
            'text-table tabular-nums max-md:text-caption',
            characters > limit && limit > 0 ? 'text-danger' : 'text-muted',
          )}
        >
          <span className="max-md:sr-only">{t('characters_of', count)}</span>
          {/* The price of some sentences takes its room. */}
          <span aria-hidden="true" className={clsx('md:hidden', speech.isPartly && 'max-md:hidden')}>
            {t('characters_short', count)}
          </span>
        </p>
        {isBad ? (
          <span className="max-md:order-first max-md:w-full">
            <Badge tone="danger" id="generate-obstacle">
              {obstacle?.text}
            </Badge>
          </span>
        ) : (
          <>
            <CostBadge speech={speech} />
            <span id="generate-obstacle" className="sr-only">
              {obstacle?.text}
            </span>
          </>
        )}
        {!isRunning && <DownloadTakes />}
        <Tooltip text={!isRunning && speech.freeTakes > 0 ? t('free_left', { count: speech.freeTakes }) : ''}>
          {isRunning ? (
            <Button
              look="primary"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={stopGenerating}
              icon={<Square size={12} strokeWidth={0} fill="currentColor" />}
              className="min-w-[150px] max-md:min-w-[120px] max-[359px]:w-full"
            >
              {t('stop')}
            </Button>
          ) : (
            <Button
              look="primary"
              isDisabled={obstacle !== undefined}
              aria-describedby={
                obstacle
                  ? 'generate-obstacle'
                  : isMade && speech.isFree && draft.seed !== null
                    ? 'seed-note'
                    : undefined
              }
              aria-keyshortcuts="Control+Enter Meta+Enter Control+Shift+Enter Meta+Shift+Enter"
              onClick={speech.start}
              className="min-w-[150px] max-md:min-w-[120px] max-[359px]:w-full"
            >
              {isAgain ? (
                // The label stays on one line on a phone, where the price stands beside it.
                <span>
                  <span className="max-md:sr-only">{t('regenerate')}</span>
                  <span aria-hidden="true" className="md:hidden">
                    {t('regenerate_short')}
                  </span>
                </span>
              ) : (
                t('generate')
              )}
              <span className="max-md:hidden">
                <Kbd>{isApple ? '⌘ ↵' : 'Ctrl ↵'}</Kbd>
              </span>
            </Button>
          )}
        </Tooltip>
      </div>
    </div>
  );
}
