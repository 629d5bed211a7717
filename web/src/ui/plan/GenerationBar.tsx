import { clsx } from 'clsx';
import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Credits } from '../../lib/account.ts';
import { formatNumber } from '../../lib/format.ts';
import { isApple } from '../../lib/hooks.ts';
import { Button } from '../button/Button.tsx';
import { Badge } from '../display/Badge.tsx';
import { Kbd } from '../display/Kbd.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { t } from './bar-messages.ts';
import { RingMeter } from './Meter.tsx';
import { UpgradeLink } from './upgrade-link.ts';

/** Why nothing can be generated now. */
export interface Obstacle {
  text: string;
  /** It is something that the person has to repair. */
  isBad: boolean;
  /** The credits do not suffice. */
  isQuota?: boolean;
  /** How many characters less the credits would pay for. */
  shorterBy?: number;
}

interface GenerationBarProps {
  credits: Credits | undefined;
  obstacle: Obstacle | undefined;
  isRunning: boolean;
  /** The button makes anew what is there. */
  isAgain: boolean;
  /** How much is written or sent; it stays whatever the obstacle is. */
  amount?: ReactNode;
  /** What it costs. An obstacle that has to be repaired takes its place. */
  price?: ReactNode;
  /** Stands right before the button. */
  tools?: ReactNode;
  tip?: string;
  /** The id of what is to be known of the button while nothing is in its way. */
  describedBy?: string | undefined;
  shortcuts?: string;
  onStart(): void;
  onStop(): void;
}

const shape = 'min-w-[150px] max-md:min-w-[120px] max-[359px]:w-full';
const obstacleId = 'generate-obstacle';

/** Draws the remaining credits, the cost and the button that generates or stops, in reading order. */
export function GenerationBar(props: GenerationBarProps) {
  const { credits, obstacle, isRunning, shortcuts = 'Control+Enter Meta+Enter' } = props;
  return (
    <div className="flex min-h-16 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-6 py-2.5 max-md:px-4">
      {credits && <CreditsLeft credits={credits} />}
      <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-3 max-md:w-full max-md:justify-between">
        {props.amount}
        {obstacle?.isBad ? (
          <span className="flex flex-wrap items-center gap-2 max-md:order-first max-md:w-full">
            <Badge tone="danger" id={obstacleId}>
              {obstacle.text}
            </Badge>
            {obstacle.isQuota && <UpgradeLink />}
          </span>
        ) : (
          <>
            {props.price}
            <span id={obstacleId} className="sr-only">
              {obstacle?.text}
            </span>
          </>
        )}
        {props.tools}
        <Tooltip text={isRunning ? '' : (props.tip ?? '')}>
          {isRunning ? (
            <Button
              look="primary"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={props.onStop}
              icon={<Square size={12} strokeWidth={0} fill="currentColor" aria-hidden="true" />}
              className={shape}
            >
              {t('stop')}
            </Button>
          ) : (
            <Button
              look="primary"
              isDisabled={obstacle !== undefined}
              aria-describedby={obstacle ? obstacleId : props.describedBy}
              aria-keyshortcuts={shortcuts}
              onClick={props.onStart}
              className={shape}
            >
              {props.isAgain ? (
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

function CreditsLeft({ credits: { left, limit, isUnlimited, isExtended } }: { credits: Credits }) {
  return (
    <p className="flex items-center gap-2 text-table text-muted max-md:hidden" data-testid="credits">
      {left >= 0 && !isUnlimited && <RingMeter left={left} limit={limit} />}
      <span>
        {isUnlimited
          ? t('credits_unlimited')
          : isExtended
            ? t('credits_extended')
            : t.rich('credits_remaining', {
                left: (
                  <span key="left" className="text-ink tabular-nums">
                    {formatNumber(left)}
                  </span>
                ),
              })}
      </span>
    </p>
  );
}

interface CharacterCountProps {
  characters: number;
  /** 0 while it is not known. */
  limit: number;
  /** Something else takes the room on a phone. */
  isHiddenOnPhone?: boolean;
}

/** The length of what is written, of which a phone has room for the figures alone. */
export function CharacterCount({ characters, limit, isHiddenOnPhone }: CharacterCountProps) {
  const count = { count: formatNumber(characters), limit: limit > 0 ? formatNumber(limit) : '…' };
  return (
    <p
      className={clsx(
        'text-table tabular-nums max-md:text-caption',
        limit > 0 && characters > limit ? 'text-danger' : 'text-muted',
      )}
    >
      <span className="max-md:sr-only">{t('characters_of', count)}</span>
      <span aria-hidden="true" className={clsx('md:hidden', isHiddenOnPhone && 'max-md:hidden')}>
        {t('characters_short', count)}
      </span>
    </p>
  );
}
