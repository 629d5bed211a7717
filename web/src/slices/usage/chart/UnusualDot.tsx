import { useState } from 'react';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { t } from '../messages.ts';

interface UnusualDotProps {
  left: number;
  top: number;
  time: string;
  explanation: string;
}

/** Marks a bar that is far higher than usual, and says why when it is pressed. */
export function UnusualDot({ left, top, time, explanation }: UnusualDotProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = t('unusual_at', { time });
  return (
    <span className="absolute" style={{ left: left - 12, top: Math.max(0, top - 22) }}>
      <Popover
        title={title}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        width="w-[260px]"
        trigger={
          <button
            type="button"
            aria-label={title}
            className="grid size-6 place-items-center rounded-full hover:bg-hover"
          >
            <span className="size-2.5 rounded-full bg-danger ring-2 ring-[var(--bg)]" />
          </button>
        }
      >
        <div className="flex flex-col gap-1 p-3.5 text-table" dir="auto">
          <p className="font-medium">{title}</p>
          <p className="text-muted">{explanation}</p>
        </div>
      </Popover>
    </span>
  );
}
