import type { RevocableKey } from '#contract/security/types.ts';
import { formatDate } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { t } from '../messages.ts';

interface RevokeKeysProps {
  keys: RevocableKey[];
  /** The ids of the keys that stay. */
  kept: ReadonlySet<string>;
  onChange(kept: ReadonlySet<string>): void;
}

/** Asks which API keys end with the former password. At first it is all of them. */
export function RevokeKeys({ keys, kept, onChange }: RevokeKeysProps) {
  function toggle(keyId: string, isRevoked: boolean) {
    const next = new Set(kept);
    if (isRevoked) next.delete(keyId);
    else next.add(keyId);
    onChange(next);
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t('revoke_keys')}</legend>
      <p className="text-caption text-muted">{t('revoke_keys_help')}</p>
      <ul className="flex max-h-48 flex-col gap-1 overflow-y-auto">
        {keys.map(({ key_id, name, hint, last_used_at_unix }) => (
          <li key={key_id}>
            <Checkbox
              checked={!kept.has(key_id)}
              onChange={(isOn) => toggle(key_id, isOn)}
              label={
                <span className="flex flex-col">
                  <span className="break-words">
                    {name} {hint}
                  </span>
                  <span className="text-caption text-muted">
                    {last_used_at_unix === null
                      ? t('key_never_used')
                      : t('used_on', { date: formatDate(last_used_at_unix) })}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
