import { ArrowDown, ArrowUp, TriangleAlert, X } from 'lucide-react';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { maxLocators, moved } from './order.ts';
import { t } from './messages.ts';
import { useAllDictionaries } from './use-all-dictionaries.ts';

interface DictionaryOrderProps {
  locators: readonly DictionaryLocator[];
  onChange(locators: DictionaryLocator[]): void;
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Chooses dictionaries and the order in which they are tried. */
export function DictionaryOrder({ locators, onChange }: DictionaryOrderProps) {
  const reading = useAllDictionaries();
  const all = reading.data ?? [];
  const left = all.filter(({ id }) => !locators.some((one) => one.pronunciation_dictionary_id === id));
  if (reading.error) return <Failure error={reading.error} onRetry={() => void reading.refetch()} />;
  return (
    <div className="flex flex-col gap-2">
      {locators.length > 0 && (
        <ol aria-label={t('order')} className="flex flex-col rounded-md border border-line">
          {locators.map(({ pronunciation_dictionary_id: id, version_id }, at) => {
            const dictionary = all.find((one) => one.id === id);
            const name = dictionary?.name ?? t('not_available');
            const isGone = reading.data !== undefined && !dictionary;
            return (
              <li key={id} className="flex min-h-10 items-center gap-2 border-b border-line ps-3 pe-1 last:border-b-0">
                <span aria-hidden="true" className="text-caption text-muted tabular-nums">
                  {at + 1}
                </span>
                {isGone && <TriangleAlert {...icon} className="flex-none text-warning" />}
                <span className="min-w-0 flex-1 truncate text-table">
                  <bdi>{reading.data ? name : '…'}</bdi>
                  {version_id && <span className="text-muted"> {t('fixed_version')}</span>}
                </span>
                <IconButton
                  size="sm"
                  label={t('earlier', { name })}
                  disabled={at === 0}
                  onClick={() => onChange(moved(locators, at, -1))}
                >
                  <ArrowUp {...icon} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('later', { name })}
                  disabled={at + 1 === locators.length}
                  onClick={() => onChange(moved(locators, at, 1))}
                >
                  <ArrowDown {...icon} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('remove', { name })}
                  onClick={() => onChange(locators.filter((_, place) => place !== at))}
                >
                  <X {...icon} />
                </IconButton>
              </li>
            );
          })}
        </ol>
      )}
      {locators.length < maxLocators ? (
        <SelectField
          label={t('add')}
          value=""
          disabled={left.length === 0}
          help={reading.data && all.length === 0 ? t('none_exist') : locators.length > 1 ? t('order_help') : undefined}
          onChange={({ target }) =>
            onChange([...locators, { pronunciation_dictionary_id: target.value, version_id: null }])
          }
        >
          <option value="">{t(left.length === 0 ? 'nothing_left' : 'choose')}</option>
          {left.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-caption text-muted">{t('full', { count: maxLocators })}</p>
      )}
    </div>
  );
}
