import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Voice } from '#contract/voices/types.ts';
import { previewStore, togglePreview } from '../../player/public.ts';
import { useStore } from '../../../lib/store.ts';
import { t } from '../messages.ts';
import type { LanguageSample } from './voice-filters.ts';

interface LanguageSamplesProps {
  voice: Voice;
  samples: LanguageSample[];
  onClose(): void;
}

/** Lists samples of a voice in each language that it was verified in. */
export function LanguageSamples({ voice, samples, onClose }: LanguageSamplesProps) {
  const root = useRef<HTMLDivElement>(null);
  const playing = useStore(previewStore, ({ voice_id, url }) => (voice_id === voice.voice_id ? url : null));
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const all = Array.from(root.current?.querySelectorAll('button') ?? []);
    const next = all.indexOf(event.target as HTMLButtonElement) + (event.key === 'ArrowRight' ? 1 : -1);
    if (next < 0) onClose();
    else all[Math.min(next, all.length - 1)]?.focus();
  }

  return (
    // The arrow keys move between the samples, each of which is a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="group"
      aria-label={t('samples_of', { name: voice.name })}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-1.5 ps-[60px] pe-3 pb-3 max-md:ps-3"
    >
      {samples.map(({ label, url }) => {
        const isPlaying = url === playing;
        const Icon = isPlaying ? Pause : Play;
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isPlaying}
            onClick={() => togglePreview(voice, url)}
            className={clsx(
              'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-caption font-medium max-md:h-10 max-md:px-3.5',
              isPlaying
                ? 'border-transparent bg-primary text-on-primary'
                : 'border-line-strong text-ink-2 hover:bg-hover',
            )}
          >
            <Icon size={9} strokeWidth={0} fill="currentColor" aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </div>
  );
}
