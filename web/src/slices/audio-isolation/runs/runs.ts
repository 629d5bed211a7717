/** Isolates uploaded files one after another. The work goes on while the user is on other screens. */
import { isolateAudioStream, listIsolations } from '#contract/audio-isolation/api.ts';
import { refreshAccount } from '../../../lib/account.ts';
import { send } from '../../../lib/api.ts';
import { networkError } from '../../../lib/failures/errors.ts';
import { invalidate } from '../../../lib/queries.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';
import { finishUpload } from '../../../lib/uploads/uploads.ts';
import { shareMade } from './run-rules.ts';

export interface Run {
  /** The id of the upload in this browser. */
  id: string;
  uploadId: string;
  name: string;
  seconds: number;
  state: 'waiting' | 'isolating' | 'failed';
  /** From 0 to 1. */
  share: number;
  error: unknown;
}

export const runsStore = createStore<{ runs: readonly Run[] }>({ runs: [] });
let current: { id: string; scope: AbortController } | null = null;
const listeners = new Set<(itemId: string, run: Run) => void>();

/** Calls the listener with each entry that is made. @returns a function that ends it */
export function onIsolated(listener: (itemId: string, run: Run) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const change = (id: string, part: Partial<Run>) =>
  runsStore.set({ runs: runsStore.get().runs.map((run) => (run.id === id ? { ...run, ...part } : run)) });
const drop = (id: string) => runsStore.set({ runs: runsStore.get().runs.filter((run) => run.id !== id) });

/** Isolates the files that are uploaded. */
export function isolate(uploads: readonly Upload[]): void {
  const known = new Set(runsStore.get().runs.map(({ id }) => id));
  const added = uploads.flatMap(({ id, uploadId, name, media }): Run[] =>
    uploadId === null || media === null || known.has(id)
      ? []
      : [{ id, uploadId, name, seconds: media.seconds, state: 'waiting', share: 0, error: null }],
  );
  runsStore.set({ runs: [...runsStore.get().runs, ...added] });
  void next();
}

/** Tries again with the file that the server still has. */
export function retryRun(id: string): void {
  change(id, { state: 'waiting', share: 0, error: null });
  void next();
}

/** Stops a run. Its file stays in the list of uploads. */
export function cancelRun(id: string): void {
  if (current?.id === id) current.scope.abort();
  drop(id);
}

async function next(): Promise<void> {
  const run = runsStore.get().runs.find(({ state }) => state === 'waiting');
  if (current || !run) return;
  const scope = new AbortController();
  current = { id: run.id, scope };
  change(run.id, { state: 'isolating' });
  try {
    const itemId = await carryOut(run, scope.signal);
    drop(run.id);
    finishUpload(run.id);
    if (itemId) for (const listener of listeners) listener(itemId, run);
  } catch (error) {
    if (!scope.signal.aborted) change(run.id, { state: 'failed', error });
  } finally {
    current = null;
    invalidate(listIsolations);
    void refreshAccount();
    void next();
  }
}

/** Reads the answer for its progress alone, because the entry of the history holds the audio. */
async function carryOut({ id, uploadId, seconds }: Run, signal: AbortSignal): Promise<string | null> {
  const response = await send(
    isolateAudioStream,
    { query: {}, body: { fields: { upload_id: uploadId }, files: {} } },
    { signal },
  );
  const reader = response.body?.getReader();
  let bytes = 0;
  try {
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      bytes += step.value.length;
      change(id, { share: shareMade(bytes, seconds) });
    }
  } catch (cause) {
    throw signal.aborted ? cause : networkError(cause);
  }
  return response.headers.get('history-item-id');
}

addEventListener('beforeunload', (event) => {
  // Leaving would end the work in the middle.
  if (current) event.preventDefault();
});
onSignOut(() => {
  current?.scope.abort();
  runsStore.set({ runs: [] });
});
