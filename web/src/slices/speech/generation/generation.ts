/** Runs one generation at a time. */
import { createCodeLoader, loadWhenIdle } from '../../../lib/code/code-loader.ts';
import { networkError } from '../../../lib/failures/errors.ts';
import { pause } from '../../../lib/player/controls.ts';
import { onSignOut } from '../../../lib/session.ts';
import { t } from '../messages.ts';
import { generationStore, nothingGenerated, type SpeechJob } from './generation-state.ts';

let controller: AbortController | undefined;

const runner = createCodeLoader(() => import('./run-generation.ts'));
loadWhenIdle(runner.load);

export async function generate(job: SpeechJob): Promise<void> {
  if (generationStore.get().isRunning) return;
  const { signal } = (controller = new AbortController());
  const { fingerprint } = job;
  generationStore.set({ ...nothingGenerated, isRunning: true, fingerprint, news: t('news_generating') });
  await runner.load();
  const { loaded, error } = runner.store.get();
  if (loaded && !signal.aborted) await loaded.code.runGeneration(job, signal);
  else if (signal.aborted) generationStore.set({ isRunning: false, news: t('news_stopped') });
  // Without a connection the code could not be fetched.
  else generationStore.set({ isRunning: false, error: networkError(error), news: '' });
}

export function stopGenerating(): void {
  controller?.abort();
  pause();
}

onSignOut(() => {
  controller?.abort();
  generationStore.set({ error: null, outcome: null, fingerprint: '', isWhole: false, news: '' });
});
