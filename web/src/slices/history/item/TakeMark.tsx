import { clsx } from 'clsx';
import { Flag, Layers } from 'lucide-react';
import type { HistoryItem } from '#contract/history/types.ts';
import { t } from '../messages.ts';

const icon = { size: 12, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

/** Names a take among those of its text: its number, its name, and that it is the final one. */
export function TakeTitle({ take: { number, name, is_final } }: Pick<HistoryItem, 'take'>) {
  return (
    <span className="flex items-center gap-1.5 text-caption text-muted">
      <span className="tabular-nums">{t('take', { number })}</span>
      {name && <span className="truncate font-medium text-ink-2">{name}</span>}
      {is_final && (
        <span className="inline-flex items-center gap-1 text-success">
          <Flag {...icon} />
          {t('take_final')}
        </span>
      )}
    </span>
  );
}

interface TakeMarkProps {
  item: HistoryItem;
  onShow(group: string): void;
}

/** Says which take of its text an item is, and leads to the others. An only take that nobody chose says nothing. */
export function TakeMark({ item, onShow }: TakeMarkProps) {
  const { group_id, number, count, name, is_final } = item.take;
  if (count === 1 && !is_final) return null;
  const take = name ? t('take_named', { number, count, name }) : t('take_of', { number, count });
  const label = is_final ? `${take}, ${t('take_final')}` : take;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'relative z-1 inline-flex h-5 flex-none items-center gap-1 rounded-xs px-[7px] text-caption font-medium tabular-nums hover:text-ink',
        is_final ? 'bg-success-soft text-success' : 'bg-sunken text-ink-2',
      )}
      onClick={() => onShow(group_id)}
    >
      {is_final ? <Flag {...icon} /> : <Layers {...icon} />}
      {number}/{count}
    </button>
  );
}
