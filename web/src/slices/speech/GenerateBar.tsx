import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { CharacterCount, GenerationBar } from '../../ui/plan/GenerationBar.tsx';
import { CostBadge } from './CostBadge.tsx';
import { stopGenerating } from './generation/generation.ts';
import { generationStore } from './generation/generation-state.ts';
import { t } from './messages.ts';
import type { Speech } from './use-speech.ts';

const DownloadTakes = lazyPart(async () => (await import('./takes/DownloadTakes.tsx')).DownloadTakes, {
  failure: 'none',
});

export function GenerateBar({ speech }: { speech: Speech }) {
  const isRunning = useStore(generationStore, (state) => state.isRunning);
  const { credits, obstacle, isAgain, freeTakes, characters, limit } = speech;
  return (
    <GenerationBar
      {...{ credits, obstacle, isRunning, isAgain }}
      // The price of some sentences takes the room of the count.
      amount={<CharacterCount {...{ characters, limit }} isHiddenOnPhone={speech.isPartly} />}
      price={<CostBadge speech={speech} />}
      tools={!isRunning && <DownloadTakes />}
      tip={freeTakes > 0 ? t('free_left', { count: freeTakes }) : ''}
      describedBy={speech.isMade && speech.isFree && speech.draft.seed !== null ? 'seed-note' : undefined}
      shortcuts="Control+Enter Meta+Enter Control+Shift+Enter Meta+Shift+Enter"
      onStart={speech.start}
      onStop={stopGenerating}
    />
  );
}
