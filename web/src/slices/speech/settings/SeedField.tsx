import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { maxSeed } from '../drafts/draft.ts';
import { t } from './advanced-messages.ts';

const read = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const seed = Number(text.trim());
  return /^\d+$/.test(text.trim()) && seed <= maxSeed ? seed : undefined;
};

interface SeedFieldProps {
  seed: number | null;
  onChange(seed: number | null): void;
}

/** Draws the seed field. It holds any text while the user types, but only a valid seed is passed on. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && read(typed) === undefined;
  return (
    <TextField
      label={t('seed')}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('seed_placeholder')}
      value={typed ?? seed ?? ''}
      error={isBad ? t('seed_error', { max: formatNumber(maxSeed) }) : undefined}
      help={t('seed_help')}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = read(event.target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => isBad || setTyped(null)}
    />
  );
}
