import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { getHistoryItem, getHistoryWaveform } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { readWaveform } from '../../player/public.ts';
import { fromWaveform } from '../../../lib/player/peaks.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { isRecentTake, loadedId, numberTake, onLoaded, removeTake } from './takes.ts';

/** Milliseconds between two reads of a take, which is stored shortly after its audio ended. */
const storePoll = 700;

export interface TakeView {
  item: HistoryItem | undefined;
  peaks: Float32Array | null;
  duration: number;
  isLoaded: boolean;
  isPlaying: boolean;
  isLoading: boolean;
}

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Reads a take from the history. A take that the history no longer has is removed from the list. */
export function useTake(id: string): TakeView {
  const input = { params: { history_item_id: id } };
  const { data: item, error } = useQuery(
    {
      queryKey: readKey(getHistoryItem, input),
      queryFn: () => call(getHistoryItem, input),
      staleTime: Infinity,
      retry: (count, failure) => (isRecentTake(id) ? count < 20 : !isGone(failure) && count < 2),
      retryDelay: storePoll,
      refetchInterval: ({ state }) => (state.data?.state === 'processing' ? storePoll : false),
    },
    queryClient,
  );
  const isStored = item?.state === 'created';
  const wave = useQuery(
    {
      queryKey: [...readKey(getHistoryWaveform, input), 'take'],
      queryFn: () => readWaveform(id),
      staleTime: Infinity,
      enabled: isStored,
    },
    queryClient,
  );
  const isLoaded = useSyncExternalStore(onLoaded, () => loadedId() === id);
  const status = useStore(playerStore, (player) => player.status);
  const isLost = isGone(error) || item?.state === 'deleted';
  useEffect(() => {
    if (isLost && !isRecentTake(id)) removeTake(id);
  }, [id, isLost]);
  const number = item?.take.number;
  useEffect(() => {
    if (number !== undefined) numberTake(id, number);
  }, [id, number]);
  const heights = wave.data?.visual_waveform;
  return {
    item: isStored ? item : undefined,
    peaks: heights && heights.length > 0 ? fromWaveform(heights) : null,
    duration: wave.data?.duration_seconds ?? item?.duration_seconds ?? 0,
    isLoaded,
    isPlaying: isLoaded && status === 'playing',
    isLoading: isLoaded && status === 'loading',
  };
}
