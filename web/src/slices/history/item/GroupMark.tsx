import { clsx } from 'clsx';
import { ChevronDown, Layers } from 'lucide-react';
import { t } from '../messages.ts';

const icon = { size: 12, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface GroupMarkProps {
  /** The items of the group that the list shows. */
  count: number;
  isOpen: boolean;
  onToggle(): void;
}

/** Says how many takes a row stands for, and shows or hides the others below it. */
export function GroupMark({ count, isOpen, onToggle }: GroupMarkProps) {
  const label = t(isOpen ? 'close_group' : 'open_group', { count });
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      className="relative z-1 inline-flex h-6 flex-none items-center gap-1 rounded-xs bg-sunken px-[7px] text-caption font-medium text-ink-2 tabular-nums hover:text-ink max-md:h-8"
      onClick={onToggle}
    >
      <Layers {...icon} />
      {count}
      <ChevronDown {...icon} className={clsx('transition-transform', isOpen && 'rotate-180')} />
    </button>
  );
}
