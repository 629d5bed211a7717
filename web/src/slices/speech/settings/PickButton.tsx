import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { t } from '../messages.ts';

interface PickButtonProps extends ComponentProps<'button'> {
  label: string;
  picture: ReactNode;
  name: string | undefined;
  note: string;
}

/** Shows the current choice and opens the picker. */
export function PickButton({ label, picture, name, note, ...rest }: PickButtonProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-table font-medium">
        {label}
      </span>
      <button
        type="button"
        // Voice control users say what they see, so the name holds all of it.
        aria-label={t('picked', { label, name: name === undefined ? t('loading') : `${name} ${note}`.trim() })}
        className="flex min-h-14 items-center gap-3 rounded-lg border border-line-strong px-3 py-[9px] text-start transition-colors hover:bg-hover data-[state=open]:bg-hover"
        {...rest}
      >
        {picture}
        <span className="min-w-0 flex-1">
          {name === undefined ? (
            <Skeleton className="w-32" />
          ) : (
            <>
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-caption text-muted">{note}</span>
            </>
          )}
        </span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted rtl:rotate-180" />
      </button>
    </div>
  );
}
