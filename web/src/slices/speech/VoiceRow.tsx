import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Voice } from '#contract/voices.ts';
import { previewStore, togglePreview } from '../../lib/preview.ts';
import { useStore } from '../../lib/store.ts';
import { Orb } from '../../ui/Orb.tsx';
import { voiceNote } from './voice-words.ts';

interface VoiceRowProps {
  voice: Voice;
  isChosen: boolean;
  onChoose(): void;
}

export function VoiceRow({ voice, isChosen, onChoose }: VoiceRowProps) {
  const isPlaying = useStore(previewStore, ({ voice_id }) => voice_id === voice.voice_id);
  return (
    <li
      className={clsx(
        'flex items-center rounded-md hover:bg-hover has-[[data-voice]:focus-visible]:bg-hover',
        isChosen && 'bg-selected',
      )}
    >
      <button
        type="button"
        aria-label={isPlaying ? `Stop preview of ${voice.name}` : `Preview ${voice.name}`}
        disabled={!voice.preview_url}
        // By keyboard the row itself previews (Space), so this is one stop less per row.
        tabIndex={-1}
        onClick={() => togglePreview(voice)}
        className="grid flex-none place-items-center rounded-full p-3 disabled:opacity-55 disabled:grayscale max-lg:px-3"
      >
        <Orb
          seed={voice.voice_id}
          isSpeaking={isPlaying}
          glyph={voice.preview_url ? (isPlaying ? 'pause' : 'play') : undefined}
        />
      </button>
      <button
        type="button"
        data-voice={voice.voice_id}
        aria-current={isChosen}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          togglePreview(voice);
        }}
        // A space that is released would still click.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md pe-3 text-start"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{voice.name}</span>
          <span className="block truncate text-caption text-muted">{voiceNote(voice)}</span>
        </span>
        {isChosen && <Check size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />}
      </button>
    </li>
  );
}
