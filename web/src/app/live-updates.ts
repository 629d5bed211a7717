/** Turns the changes that the server reports into what this browser reads again; the slices say what that is. */
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Collection } from '#contract/live/types.ts';
import { onChange, onReset, startLive } from '../lib/live/live.ts';
import { queryClient, readKey } from '../lib/queries.ts';
import type { LiveUpdates } from '../lib/slice.ts';
import { sliceUpdates } from './slice-updates.ts';
import { watchWorkspace } from './workspace-move.ts';

/** Milliseconds. The first of several changes is shown at once, and those that follow within this time together. */
const gatherTime = 300;

function refresh(endpoints: readonly Endpoint[]): void {
  // A hidden page reads again when it is shown.
  const refetchType = document.hidden ? 'none' : 'active';
  for (const one of endpoints) void queryClient.invalidateQueries({ queryKey: readKey(one), refetchType });
}

function gather(endpoints: readonly Endpoint[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMore = false;
  return function changed() {
    if (timer) {
      isMore = true;
      return;
    }
    refresh(endpoints);
    timer = setTimeout(() => {
      timer = undefined;
      if (isMore) changed();
      isMore = false;
    }, gatherTime);
  };
}

/** Starts to follow changes. @param isAlone keeps this tab apart from the others. @returns a function that ends it */
export function followChanges(isAlone: boolean): () => void {
  const follow = sliceUpdates.flatMap((one) => Object.entries(one) as [Collection, LiveUpdates[Collection]][]);
  const handlers = follow.flatMap(([collection, how]) => {
    if (!how) return [];
    const merge = typeof how === 'function' ? how : undefined;
    const endpoints = typeof how === 'function' ? [] : how;
    return [{ collection, onOne: merge ?? gather(endpoints), onAll: merge ?? (() => refresh(endpoints)) }];
  });
  const onVisible = () => {
    if (!document.hidden) void queryClient.refetchQueries({ type: 'active', stale: true });
  };
  document.addEventListener('visibilitychange', onVisible);
  const ends = [
    ...handlers.map(({ collection, onOne }) => onChange(collection, onOne)),
    onReset(() => {
      for (const { onAll } of handlers) onAll();
    }),
    () => document.removeEventListener('visibilitychange', onVisible),
    watchWorkspace(),
    startLive(isAlone),
  ];
  return () => {
    for (const end of ends) end();
  };
}
