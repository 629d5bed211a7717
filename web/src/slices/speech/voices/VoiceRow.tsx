import { clsx } from 'clsx';
import { Check, Languages, Star } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Voice } from '#contract/voices/types.ts';
import { previewStore, togglePreview } from '../../player/public.ts';
import { useStore } from '../../../lib/store.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { t } from './messages.ts';
import { toggleFavourite } from './favourites.ts';
import { LanguageSamples } from './LanguageSamples.tsx';
import { samplesOf } from './voice-filters.ts';
import { kindLabel, kindNote } from './voice-kinds.ts';
import { voiceNote } from './voice-labels.ts';

interface VoiceRowProps {
  voice: Voice;
  isChosen: boolean;
  /** The star is a tab stop only if single keys are turned off. Otherwise F on the row does the same. */
  hasStarStop: boolean;
  onChoose(): void;
}

export function VoiceRow({ voice, isChosen, hasStarStop, onChoose }: VoiceRowProps) {
  const isPlaying = useStore(previewStore, ({ voice_id }) => voice_id === voice.voice_id);
  const [isOpen, setIsOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const isFavourite = voice.is_bookmarked === true;
  const samples = samplesOf(voice);
  const hasSamples = samples.length > 1;
  // The chosen voice is scrolled into view when the list opens.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault();
      togglePreview(voice);
    } else if (event.key === 'ArrowRight' && hasSamples) {
      event.preventDefault();
      setIsOpen(true);
    } else if (event.key === 'ArrowLeft') setIsOpen(false);
  }

  return (
    <li
      className={clsx('rounded-md hover:bg-hover has-[[data-voice]:focus-visible]:bg-hover', isChosen && 'bg-selected')}
    >
      <div className="flex items-center">
        <button
          type="button"
          aria-label={t(isPlaying ? 'preview_stop' : 'preview', { name: voice.name })}
          disabled={!voice.preview_url}
          // Space on the row plays the preview, so this button needs no tab stop.
          tabIndex={-1}
          onClick={() => togglePreview(voice)}
          className="grid flex-none place-items-center rounded-full p-3 disabled:opacity-55 disabled:grayscale"
        >
          <Orb
            seed={voice.voice_id}
            isSpeaking={isPlaying}
            glyph={voice.preview_url ? (isPlaying ? 'pause' : 'play') : undefined}
          />
        </button>
        <button
          ref={row}
          type="button"
          data-voice={voice.voice_id}
          aria-current={isChosen}
          onClick={onChoose}
          onKeyDown={onKeyDown}
          // Without this, releasing the space bar would still click.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md pe-3 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <span className="truncate font-medium">{voice.name}</span>
              <Tooltip text={kindNote(voice)}>
                <span className="flex-none text-[11px] leading-4 text-muted">{kindLabel(voice)}</span>
              </Tooltip>
            </span>
            <span className="block truncate text-caption text-muted">{voiceNote(voice)}</span>
          </span>
          {isChosen && (
            <span className="flex flex-none items-center">
              <Check size={18} strokeWidth={2} aria-hidden="true" />
              <span className="sr-only">{t('voice_in_use')}</span>
            </span>
          )}
        </button>
        <button
          type="button"
          aria-label={t('favourite', { name: voice.name })}
          aria-pressed={isFavourite}
          tabIndex={hasStarStop ? 0 : -1}
          onClick={() => void toggleFavourite(voice)}
          className={clsx(
            'me-1 grid size-8 flex-none place-items-center rounded-sm hover:bg-hover hover:text-ink max-md:size-11',
            isFavourite ? 'text-ink' : 'text-muted',
          )}
        >
          <Star size={16} strokeWidth={1.75} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden="true" />
        </button>
        {hasSamples && (
          <button
            type="button"
            aria-label={t('samples_count', { name: voice.name, count: samples.length })}
            aria-expanded={isOpen}
            // → on the row does the same, so this button needs no tab stop.
            tabIndex={-1}
            onClick={() => setIsOpen(!isOpen)}
            className={clsx(
              'me-2 flex h-8 flex-none items-center gap-1 rounded-sm px-1.5 text-caption text-muted tabular-nums hover:bg-hover hover:text-ink max-md:h-11 max-md:px-2.5',
              isOpen && 'bg-hover text-ink',
            )}
          >
            <Languages size={14} strokeWidth={1.75} aria-hidden="true" />
            {samples.length}
          </button>
        )}
      </div>
      {isOpen && (
        <LanguageSamples
          voice={voice}
          samples={samples}
          onClose={() => {
            setIsOpen(false);
            row.current?.focus();
          }}
        />
      )}
    </li>
  );
}
