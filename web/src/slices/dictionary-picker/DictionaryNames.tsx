import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import { t } from './messages.ts';
import { useAllDictionaries } from './use-all-dictionaries.ts';

/** Names dictionaries in the order in which they are tried. */
export function DictionaryNames({ locators }: { locators: readonly DictionaryLocator[] }) {
  const all = useAllDictionaries().data;
  if (!all) return <>…</>;
  return (
    <>
      {locators.map(({ pronunciation_dictionary_id: id }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <bdi>{all.find((one) => one.id === id)?.name ?? t('not_available')}</bdi>
        </span>
      ))}
    </>
  );
}
