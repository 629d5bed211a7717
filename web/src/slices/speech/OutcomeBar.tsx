import { Info } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { engineNotes } from './generation/engine-note.ts';
import { GenerationNotes } from './generation/GenerationNotes.tsx';
import { generationStore } from './generation/generation-state.ts';
import { likelyLanguage, otherNotes } from './generation/likely-language.ts';
import { t } from './generation/outcome-messages.ts';
import type { Speech } from './use-speech.ts';

const LanguageHint = lazyPart(async () => (await import('./canvas/LanguageHint.tsx')).LanguageHint, {
  failure: 'none',
});

const EarlyLanguageHint = lazyPart(async () => (await import('./canvas/EarlyLanguageHint.tsx')).EarlyLanguageHint, {
  failure: 'none',
});

/** Shows below the text why a generation waits, remarks on the one that was just made, and the hint at another language. It is mostly empty. */
export function OutcomeBar({ speech }: { speech: Speech }) {
  const wait = useStore(generationStore, (state) => state.wait);
  const outcome = useStore(generationStore, (state) => state.outcome);
  const { isLatest, isMade, draft, model } = speech;
  const told = isLatest ? (outcome?.notes ?? []) : [];
  const likely = likelyLanguage(told, draft.language_code, model);
  const engine = isLatest ? engineNotes(outcome?.engine) : [];
  const notes = [...(likely === undefined ? told : otherNotes(told)), ...engine];
  const isCached = isMade && outcome?.isCached === true;
  const isFixed = isMade && speech.isFree && draft.seed !== null;
  const shorterBy = speech.obstacle?.shorterBy;
  // Before a text is spoken, the server is asked for its language; afterwards the answer has told it.
  const isEarly = !isLatest && draft.text !== '' && draft.language_code === '';
  if (!wait && !likely && !isEarly && notes.length === 0 && !isCached && !isFixed && !shorterBy) return null;
  return (
    <GenerationNotes wait={wait} shorterBy={shorterBy} isFromHistory={isCached} notes={notes}>
      {likely !== undefined && <LanguageHint language={likely} />}
      {isEarly && <EarlyLanguageHint speech={speech} />}
      {isFixed && (
        <p id="seed-note" className="flex items-center gap-1.5">
          <Info size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {t('seed_fixed', { seed: String(draft.seed) })}
        </p>
      )}
    </GenerationNotes>
  );
}
