import type { ReactNode } from 'react';

interface ChoiceCardProps {
  /** The name of the group of radio buttons. */
  name: string;
  label: string;
  help?: string;
  picture?: ReactNode;
  isChosen: boolean;
  onChoose(): void;
}

/** Draws a radio button that looks like a card. */
export function ChoiceCard({ name, label, help, picture, isChosen, onChoose }: ChoiceCardProps) {
  return (
    <label className="relative flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line px-3.5 py-2.5 transition-colors hover:border-control has-disabled:cursor-not-allowed has-disabled:text-muted has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent dark:bg-surface">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {help && <span className="block text-table text-muted">{help}</span>}
      </span>
      {picture && <span className="flex-none text-ink">{picture}</span>}
    </label>
  );
}
