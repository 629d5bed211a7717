import type { TimedTextFormat } from '#contract/history/files.ts';
import type { Model } from '#contract/models/types.ts';
import type { Voice } from '#contract/voices/types.ts';
import { useStore } from '../../../lib/store.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useDraftDictionaries } from '../drafts/use-draft-dictionaries.ts';
import { t } from './messages.ts';
import { FormatField } from '../settings/FormatField.tsx';
import { groupVoices } from '../voices/voice-filters.ts';
import { bulkStore } from './bulk-store.ts';

/** Named here, because the contract's list would bring its schemas into the page. */
const timedTextFormats = ['srt', 'vtt', 'json'] as const satisfies readonly TimedTextFormat[];

const dictionaryWays = ['draft', 'workspace', 'none'] as const;

interface BulkDefaultsProps {
  voices: Voice[] | undefined;
  voice: Voice | undefined;
  models: Model[] | undefined;
  model: Model | undefined;
}

/** Sets the default voice and model for rows without one, and the name of the job. */
export function BulkDefaults({ voices, voice, models, model }: BulkDefaultsProps) {
  const name = useStore(bulkStore, (bulk) => bulk.name);
  const format = useStore(bulkStore, (bulk) => bulk.output_format);
  const subtitles = useStore(bulkStore, (bulk) => bulk.subtitles);
  const dictionaries = useStore(bulkStore, (bulk) => bulk.dictionaries);
  const hasOwn = useDraftDictionaries() !== null;
  return (
    <div
      role="group"
      aria-label={t('bulk_defaults')}
      className="grid flex-none grid-cols-6 gap-3 max-xl:grid-cols-3 max-lg:grid-cols-2 max-xs:grid-cols-1"
    >
      <TextField
        label={t('bulk_name')}
        value={name}
        maxLength={200}
        onChange={(event) => bulkStore.set({ name: event.target.value })}
      />
      <SelectField
        label={t('bulk_default_voice')}
        value={voice?.voice_id ?? ''}
        onChange={(event) => bulkStore.set({ voice_id: event.target.value })}
      >
        {groupVoices(voices ?? [], navigator.languages).map(({ language, label, voices: ones }) => (
          <optgroup key={language} label={label}>
            {ones.map((one) => (
              <option key={one.voice_id} value={one.voice_id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label={t('bulk_default_model')}
        value={model?.model_id ?? ''}
        onChange={(event) => bulkStore.set({ model_id: event.target.value })}
      >
        {models?.map((one) => (
          <option key={one.model_id} value={one.model_id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <FormatField value={format} isFile onChange={(output_format) => bulkStore.set({ output_format })} />
      <SelectField
        label={t('bulk_dictionaries')}
        value={dictionaries === 'draft' && !hasOwn ? 'workspace' : dictionaries}
        onChange={({ target }) =>
          bulkStore.set({ dictionaries: dictionaryWays.find((one) => one === target.value) ?? 'draft' })
        }
      >
        {dictionaryWays
          .filter((one) => hasOwn || one !== 'draft')
          .map((one) => (
            <option key={one} value={one}>
              {t(`bulk_dictionaries_${one}`)}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t('bulk_subtitles')}
        value={subtitles}
        onChange={({ target }) =>
          bulkStore.set({ subtitles: timedTextFormats.find((one) => one === target.value) ?? '' })
        }
      >
        <option value="">{t('bulk_subtitles_none')}</option>
        {timedTextFormats.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
