import { History, Info } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { NoteList } from '../../ui/feedback/NoteList.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { engineNotes } from './generation/engine-note.ts';
import { generationStore } from './generation/generation-state.ts';
import { likelyLanguage, otherNotes } from './generation/likely-language.ts';
import { UpgradeLink } from '../billing/public.ts';
import { t } from './generation/outcome-messages.ts';
import { waitLabel } from './generation/wait-label.ts';
import type { Speech } from './use-speech.ts';

const LanguageHint = lazyPart(async () => (await import('./canvas/LanguageHint.tsx')).LanguageHint, {
  failure: 'none',
});

const EarlyLanguageHint = lazyPart(async () => (await import('./canvas/EarlyLanguageHint.tsx')).EarlyLanguageHint, {
  failure: 'none',
});

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

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
    <div className="flex max-h-40 flex-none flex-wrap items-start gap-x-4 gap-y-1 overflow-auto px-6 pt-1 pb-3 text-caption text-muted empty:hidden max-md:px-4">
      {wait && (
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {waitLabel(wait)}
          {wait.for === 'slot' && <UpgradeLink />}
        </p>
      )}
      {likely !== undefined && <LanguageHint language={likely} />}
      {isEarly && <EarlyLanguageHint speech={speech} />}
      {shorterBy !== undefined && (
        <p className="flex items-center gap-1.5">
          <Info {...icon} />
          {t('quota_ways_out', { count: shorterBy })}
          <UpgradeLink />
        </p>
      )}
      {isCached && (
        <p className="flex items-center gap-1.5">
          <History {...icon} />
          {t('from_history')}
        </p>
      )}
      {isFixed && (
        <p id="seed-note" className="flex items-center gap-1.5">
          <Info {...icon} />
          {t('seed_fixed', { seed: String(draft.seed) })}
        </p>
      )}
      <NoteList notes={notes} />
    </div>
  );
}
