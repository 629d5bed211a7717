import { Coins, History, Square } from 'lucide-react';
import { formatCredits, formatNumber } from '../../lib/format.ts';
import { isApple } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { RingMeter } from '../../ui/plan/Meter.tsx';
import { dialogueStore } from './generation/dialogue-state.ts';
import { stopDialogue } from './generation/run-dialogue.ts';
import { t } from './messages.ts';
import type { DialogueView } from './use-dialogue.ts';

/** Draws the remaining credits, the length, the cost and the button, in reading order. */
export function DialogueBar({ dialogue }: { dialogue: DialogueView }) {
  const isRunning = useStore(dialogueStore, (state) => state.isRunning);
  const { credits, characters, limit, freeTakes, obstacle, isMade, start } = dialogue;
  const isBad = obstacle?.isBad === true;
  const wide = 'min-w-[150px] max-md:min-w-[120px] max-[359px]:w-full';
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
        <p className="text-table text-muted tabular-nums max-md:text-caption">
          <span className={characters > limit ? 'text-danger' : undefined}>
            {t('characters', { count: formatNumber(characters), limit: formatNumber(limit) })}
          </span>
        </p>
        {isBad ? (
          <span className="max-md:order-first max-md:w-full">
            <Badge tone="danger" id="dialogue-obstacle">
              {obstacle?.text}
            </Badge>
          </span>
        ) : (
          <>
            <Cost dialogue={dialogue} />
            <span id="dialogue-obstacle" className="sr-only">
              {obstacle?.text}
            </span>
          </>
        )}
        <Tooltip text={!isRunning && freeTakes > 0 ? t('free_left', { count: freeTakes }) : ''}>
          {isRunning ? (
            <Button
              look="primary"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={stopDialogue}
              icon={<Square size={12} strokeWidth={0} fill="currentColor" aria-hidden="true" />}
              className={wide}
            >
              {t('stop')}
            </Button>
          ) : (
            <Button
              look="primary"
              isDisabled={obstacle !== undefined}
              aria-describedby={obstacle ? 'dialogue-obstacle' : undefined}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={start}
              className={wide}
            >
              {t(isMade ? 'regenerate' : 'generate')}
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

/** What the generation costs, or why it costs nothing. */
function Cost({ dialogue: { cost, characters, isCached, freeTakes } }: { dialogue: DialogueView }) {
  const isFree = characters > 0 && (isCached || freeTakes > 0);
  const Icon = isFree ? History : Coins;
  return (
    <Badge {...(isFree ? { tone: 'success' } : {})}>
      <Icon size={12} strokeWidth={1.75} aria-hidden="true" />
      {freeTakes > 0
        ? t('free_left', { count: freeTakes })
        : isFree
          ? t('free_history')
          : t('cost', { credits: formatCredits(cost) })}
    </Badge>
  );
}
