import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useIsWide } from '../../../lib/hooks.ts';
import { singleKeysStore } from '../../../lib/keys/single-keys.ts';
import { choicesStore } from '../../../lib/choices/choices.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { editDraft } from '../drafts/draft.ts';
import { t as tSpeech } from '../messages.ts';
import { t } from './messages.ts';
import type { VoiceChoice } from '../voice-choice.ts';
import { markedIn, toggleFavourite } from './favourites.ts';
import { NeuralHint } from './NeuralHint.tsx';
import { recentVoicesStore } from './recent-voices.ts';
import {
  filterNames,
  filterOptions,
  findVoices,
  groupVoices,
  voicesOf,
  voiceTabs,
  type VoiceFilters,
  type VoiceGroup,
  type VoiceTab,
} from './voice-filters.ts';
import { engineName, engineNote } from './voice-labels.ts';
import { VoiceRow } from './VoiceRow.tsx';

interface VoiceListProps {
  speech: Pick<VoiceChoice, 'voices' | 'voice' | 'models'>;
  /** Takes the voice; without it, the draft of Text to Speech does. */
  onChoose?(voiceId: string): void;
  onDone(): void;
}

/**
 * Lists the voices. From the search field, arrow keys reach the rows: Space plays, Enter chooses, → opens other
 * languages.
 */
export function VoiceList({ speech, onChoose, onDone }: VoiceListProps) {
  const [tab, setTab] = useState<VoiceTab>('all');
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<VoiceFilters>({});
  const recent = useStore(recentVoicesStore, ({ ids }) => ids);
  const hasSingleKeys = useStore(singleKeysStore, ({ isOn }) => isOn);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const choices = useStore(choicesStore, (state) => state.choices);
  const voices = useMemo(() => markedIn(choices, speech.voices ?? []), [choices, speech.voices]);
  const all = useMemo(() => voicesOf(voices, tab, recent), [voices, tab, recent]);
  const found = useMemo(() => findVoices(all, query, filters), [all, query, filters]);
  // Recent voices keep their order.
  const groups: VoiceGroup[] =
    tab === 'recent'
      ? [{ language: '', label: t('voices_recent'), voices: found }]
      : groupVoices(found, navigator.languages);
  const first = groups[0]?.voices[0];
  const isNarrowed = query !== '' || filterNames.some((name) => filters[name]);
  const engines = [...new Set(found.map(({ engine }) => engineName(engine)))].filter(engineNote);

  function choose(voice_id: string) {
    if (onChoose) onChoose(voice_id);
    else editDraft({ voice_id });
    onDone();
  }

  function showAll() {
    setTab('all');
    setQuery('');
    setFilters({});
    root.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (target.closest('select, [role=radiogroup]')) return;
    const rows = Array.from(root.current?.querySelectorAll<HTMLElement>('[data-voice]') ?? []);
    const at = rows.findIndex((row) => row.closest('li')?.contains(target));
    const isSearching = at === -1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const chosen = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
      const next = isSearching ? (isNarrowed ? 0 : Math.max(0, chosen)) : at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) root.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
      else rows[Math.min(next, rows.length - 1)]?.focus();
    } else if (event.key === 'Enter' && target.matches('input') && first && query !== '') {
      event.preventDefault();
      choose(first.voice_id);
    } else if (event.key.toLowerCase() === 'f' && !isSearching && hasSingleKeys && !event.ctrlKey && !event.metaKey) {
      const voice = all.find(({ voice_id }) => voice_id === rows[at]?.dataset.voice);
      if (voice) void toggleFavourite(voice);
    }
  }

  return (
    // Arrow keys are shared by the field and the rows, so they are read where both are.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="flex min-h-0 flex-1 flex-col max-lg:min-h-[70dvh]" onKeyDown={onKeyDown}>
      <div className="sticky top-0 z-20 flex flex-none flex-col gap-2.5 bg-raised px-3 pt-3 pb-2 max-lg:px-5 max-lg:pt-1">
        <SearchField
          label={t('voice_search')}
          value={query}
          // The search field gets the focus, except on a phone, where the keyboard would hide the list.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isWide}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Segment
          label={t('voice_tabs')}
          value={tab}
          options={voiceTabs.map((value) => ({ value, label: t(`voices_${value}`) }))}
          onChange={setTab}
        />
        <div
          role="group"
          aria-label={t('filters')}
          className="-mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 max-lg:-mx-5 max-lg:px-5"
        >
          {filterNames.map((name) => {
            const options = filterOptions(all, name);
            return (
              (options.length > 1 || filters[name]) && (
                <ChipSelect
                  key={name}
                  label={t(`filter_${name}`)}
                  value={filters[name] ?? ''}
                  options={options}
                  onChange={(value) => setFilters({ ...filters, [name]: value })}
                />
              )
            );
          })}
        </div>
        <p role="status" className="px-1 text-caption text-muted tabular-nums">
          {!speech.voices
            ? tSpeech('voices_loading')
            : isNarrowed
              ? t('voices_found', { found: found.length, count: all.length })
              : t('voices_count', { count: all.length })}
        </p>
        <NeuralHint models={speech.models} />
      </div>
      <div className="min-h-0 flex-1 overflow-auto px-2 pb-2">
        <ul aria-label={tSpeech('voices')}>
          {groups.map(({ language, label, note, voices }) => (
            <li key={language}>
              {tab !== 'recent' && (
                <p className="sticky top-0 z-10 bg-raised px-3 py-1.5 text-caption font-semibold text-muted max-lg:static">
                  {label}
                </p>
              )}
              {note && <p className="px-3 pb-1.5 text-caption text-muted">{note}</p>}
              <ul aria-label={label}>
                {voices.map((voice) => (
                  <VoiceRow
                    key={voice.voice_id}
                    voice={voice}
                    isChosen={voice.voice_id === speech.voice?.voice_id}
                    hasStarStop={!hasSingleKeys}
                    onChoose={() => choose(voice.voice_id)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {speech.voices && found.length === 0 && (
          <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-muted">
            <p>{t(all.length > 0 || tab === 'all' ? 'voices_none' : `voices_none_${tab}`)}</p>
            <Button size="sm" onClick={showAll}>
              {t('voices_show_all')}
            </Button>
          </div>
        )}
        {found.length > 0 && engines.length > 0 && (
          <dl className="mx-3 mt-2 flex flex-col gap-1 border-t border-line pt-3 pb-1 text-caption text-muted">
            {engines.map((engine) => (
              <div key={engine}>
                <dt className="inline font-medium text-ink-2">{engine}</dt>{' '}
                <dd className="inline">{engineNote(engine)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {isWide && (
        <p className="flex-none border-t border-line px-4 py-2 text-caption text-muted">
          {t(hasSingleKeys ? 'voice_keys_favourite' : 'voice_keys')}
        </p>
      )}
    </div>
  );
}
