import { formatCredits } from '../../lib/format.ts';
import { GenerationBar } from '../../ui/plan/GenerationBar.tsx';
import { PriceBadge } from '../../ui/plan/PriceBadge.tsx';
import { t } from './messages.ts';
import { stopChange } from './run-change.ts';
import type { ChangerView } from './use-changer.ts';

export function ChangerBar({ changer }: { changer: ChangerView }) {
  const { credits, cost, obstacle, state, isAgain } = changer;
  const { isRunning, isArriving, sentShare, source } = state;
  const progress =
    sentShare !== null
      ? t('sending', { percent: Math.floor(sentShare * 100) })
      : isArriving
        ? t('arriving')
        : t('listening');
  return (
    <GenerationBar
      {...{ credits, isRunning, isAgain }}
      obstacle={isRunning ? undefined : obstacle}
      amount={
        isRunning ? (
          <span className="text-table text-muted" aria-live="polite">
            {progress}
          </span>
        ) : obstacle && !obstacle.isBad ? (
          // The button is described by the same words.
          <span aria-hidden="true" className="text-table text-muted">
            {obstacle.text}
          </span>
        ) : (
          source && !obstacle && <span className="text-table text-muted tabular-nums max-md:hidden">{t('rate')}</span>
        )
      }
      price={!isRunning && !obstacle && source && <PriceBadge>{formatCredits(cost)}</PriceBadge>}
      onStart={changer.start}
      onStop={stopChange}
    />
  );
}
