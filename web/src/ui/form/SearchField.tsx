import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

export function SearchField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex h-10 items-center gap-2 rounded-md border border-line-strong px-3 text-muted focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent max-md:h-12">
      <Search size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none max-md:text-[16px]"
        {...input}
      />
    </label>
  );
}
