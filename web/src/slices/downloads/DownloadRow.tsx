import type { KeyboardEvent, ReactNode } from 'react';
import { formatPercent } from './describe.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

interface DownloadRowProps {
  icon: ReactNode;
  label: string;
  /** What the file is, such as its size. */
  detail: string;
  /** Null while nothing is fetched, undefined while it is not known how much has come. */
  progress: number | undefined | null;
  isDisabled?: boolean;
  onSelect(): void;
}

/** One file that can be downloaded. */
export function DownloadRow({ icon, label, detail, progress, isDisabled = false, onSelect }: DownloadRowProps) {
  const isBusy = progress !== null;
  return (
    <button
      type="button"
      aria-disabled={isDisabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => !isDisabled && !isBusy && onSelect()}
      onKeyDown={moveFocus}
      className="flex h-9 w-full flex-none items-center gap-2.5 rounded-sm px-2 text-start text-table hover:bg-hover active:bg-press aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent max-md:h-11 max-md:text-body [&_svg]:flex-none [&_svg]:text-muted"
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="flex flex-none items-center gap-2 text-caption text-muted tabular-nums">
        {isBusy && <Spinner />}
        {progress === null ? detail : progress !== undefined && formatPercent(progress)}
      </span>
    </button>
  );
}

/** The arrows move from one file to the next, as in a menu. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...(event.currentTarget.closest('[data-downloads]')?.querySelectorAll('button') ?? [])];
  event.preventDefault();
  rows[rows.indexOf(event.currentTarget) + step]?.focus();
}
