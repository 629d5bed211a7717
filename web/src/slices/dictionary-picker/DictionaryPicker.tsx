import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import { getWorkspace } from '#contract/workspace/api.ts';
import { useRead } from '../../lib/queries.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { DictionaryNames } from './DictionaryNames.tsx';
import { DictionaryOrder } from './DictionaryOrder.tsx';
import { t } from './messages.ts';

interface DictionaryPickerProps {
  /** null means the list of the workspace, and an empty list means none. */
  locators: readonly DictionaryLocator[] | null;
  onChange(locators: DictionaryLocator[] | null): void;
}

const ways = ['workspace', 'none', 'chosen'] as const;

/** Chooses what a text is spoken with: the dictionaries of the workspace, none, or up to three in order. */
export function DictionaryPicker({ locators, onChange }: DictionaryPickerProps) {
  const ofWorkspace = useRead(getWorkspace).data?.pronunciation_dictionary_locators;
  const way = locators === null ? 'workspace' : locators.length === 0 ? 'none' : 'chosen';
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t('label')}
        value={way}
        help={
          way === 'workspace' && ofWorkspace ? (
            ofWorkspace.length === 0 ? (
              t('workspace_empty')
            ) : (
              <DictionaryNames locators={ofWorkspace} />
            )
          ) : undefined
        }
        onChange={({ target }) => onChange(target.value === 'workspace' ? null : [])}
      >
        {ways.map((one) =>
          // What is chosen is said below; it is no way of its own to choose.
          one === 'chosen' && way !== 'chosen' ? null : (
            <option key={one} value={one}>
              {t(`way_${one}`)}
            </option>
          ),
        )}
      </SelectField>
      <DictionaryOrder locators={locators ?? []} onChange={onChange} />
      <Link to={pages.pronunciation} className="w-fit rounded-xs text-caption text-accent hover:underline">
        {t('manage')}
      </Link>
    </div>
  );
}
