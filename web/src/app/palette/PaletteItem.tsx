import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { closePanel } from '../../lib/panels.ts';

interface PaletteItemProps {
  /** The identity of the entry, unique in the palette. */
  id: string;
  /** The words that the entry is found by. */
  keywords: string[];
  icon: ReactNode;
  label: string;
  detail?: string | undefined;
  /** Stands at the end of the line. */
  hint?: ReactNode;
  onChoose(): void;
}

/** Runs after the dialog has returned the focus, so that the action can move it. */
function choose(work: () => void): void {
  closePanel('palette');
  setTimeout(work, 0);
}

export function PaletteItem({ id, keywords, icon, label, detail, hint, onChoose }: PaletteItemProps) {
  return (
    <Command.Item
      value={id}
      keywords={keywords}
      onSelect={() => choose(onChoose)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 data-[selected=true]:bg-hover max-md:min-h-12"
    >
      <span aria-hidden="true" className="grid size-6 flex-none place-items-center text-muted">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <bdi>{label}</bdi>
        </span>
        {detail && (
          <span className="block truncate text-caption text-muted">
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {hint}
    </Command.Item>
  );
}
