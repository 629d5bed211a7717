import { useRef, useState, type KeyboardEvent } from 'react';
import { useIsWide } from '../../lib/hooks.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { editDraft } from './draft.ts';
import type { Speech } from './use-speech.ts';
import { voiceHaystack } from './voice-words.ts';
import { VoiceRow } from './VoiceRow.tsx';

interface VoiceListProps {
  speech: Speech;
  onDone(): void;
}

/** Search, then arrows down the rows: Space plays a sample, Enter chooses. */
export function VoiceList({ speech, onDone }: VoiceListProps) {
  const [query, setQuery] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (speech.voices ?? []).filter((voice) => words.every((word) => voiceHaystack(voice).includes(word)));

  function choose(voice_id: string) {
    // The sliders go back to what is right for the new voice.
    editDraft({ voice_id, speed: null, stability: null });
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    const rows = Array.from(root.current?.querySelectorAll<HTMLElement>('[data-voice]') ?? []);
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const isSearching = at === -1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const chosen = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
      const next = isSearching ? (query === '' ? Math.max(0, chosen) : 0) : at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) root.current?.querySelector('input')?.focus();
      else rows[Math.min(next, rows.length - 1)]?.focus();
    } else if (event.key === 'Enter' && isSearching && found[0] && query !== '') {
      event.preventDefault();
      choose(found[0].voice_id);
    }
  }

  return (
    // Arrow keys are shared by the field and the rows, so they are read where both are.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="sticky top-0 z-10 flex-none bg-raised p-3 max-lg:px-5 max-lg:pt-1">
        <SearchField label="Name, trait or language" value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      <ul aria-label="Voices" className="min-h-0 flex-1 overflow-auto px-2 pb-2">
        {found.map((voice) => (
          <VoiceRow
            key={voice.voice_id}
            voice={voice}
            isChosen={voice.voice_id === speech.voice?.voice_id}
            onChoose={() => choose(voice.voice_id)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-5 pb-8 text-muted">
          {speech.voices ? `No voice matches “${query}”.` : 'Loading voices…'}
        </p>
      )}
      {isWide && (
        <p className="flex-none border-t border-line px-4 py-2 text-caption text-muted">
          ↑↓ to move, Space to listen, Enter to choose
        </p>
      )}
    </div>
  );
}
