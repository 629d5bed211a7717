import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { editDraft, maxSeed } from '../drafts/draft.ts';
import { t as speech } from '../messages.ts';
import { t } from './advanced-messages.ts';

const read = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const seed = Number(text.trim());
  return /^\d+$/.test(text.trim()) && seed <= maxSeed ? seed : undefined;
};

/** Draws the seed field. It holds any text while the user types, but only a valid seed reaches the draft. */
export function SeedField({ seed }: { seed: number | null }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && read(typed) === undefined;
  return (
    <TextField
      label={speech('seed')}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('seed_placeholder')}
      value={typed ?? seed ?? ''}
      error={isBad ? t('seed_error', { max: formatNumber(maxSeed) }) : undefined}
      help={t('seed_help')}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = read(event.target.value);
        if (next !== undefined) editDraft({ seed: next });
      }}
      onBlur={() => isBad || setTyped(null)}
    />
  );
}
