import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/failures/errors.ts';
import { queryClient } from '../../../lib/queries.ts';
import type { SpeechJob } from '../generation/generation-state.ts';
import { isRedo, priceQuery, redoInput } from './redo-price.ts';

/**
 * Milliseconds without a key press after which the price is asked for. A text of which nothing can be kept is most likely
 * new, and costs what its length says.
 */
const typingPause = 300;
const newTextPause = 900;

/** A sentence of the text, and what becomes of it. */
export interface RedoSentence {
  text: string;
  isKept: boolean;
}

export interface RedoPrice {
  /** The price of a text of which something may be kept is being asked for. */
  isPending: boolean;
  /** Undefined where nothing of an earlier take can be kept, and the history does not have the audio. */
  found?: { credits: number; isCached: boolean; sentences: RedoSentence[] };
  /** How many more takes of the text are free, while neither it nor the voice or a setting changes. */
  freeTakes: number;
  /** The take whose sentences could be kept has lost its audio, so the whole text is spoken. */
  isBaseLost: boolean;
}

/** Follows what the text of the draft costs where the history has its audio, or that of some of its sentences. */
export function useRedoPrice(job: SpeechJob | undefined): RedoPrice {
  const isAsked = job !== undefined && job.input.body.text.trim() !== '';
  const isNew = job?.base === undefined && !job?.isWhole;
  const wanted = isAsked ? JSON.stringify(redoInput(job)) : '';
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), isNew ? newTextPause : typingPause);
    return () => clearTimeout(timer);
  }, [wanted, isNew]);
  const isSettled = isAsked && settled === wanted;
  const { data, error } = useQuery(
    {
      ...(isAsked ? priceQuery(job) : { queryKey: ['no price'], queryFn: () => Promise.reject(new Error('no price')) }),
      enabled: isSettled,
    },
    queryClient,
  );
  const isBaseLost = isSettled && error instanceof ApiError && error.status === 410;
  const isPending = isAsked && !isNew && !data && !(isSettled && error);
  const freeTakes = (isAsked && data?.regenerations_left) || 0;
  if (!isAsked || !data || !isRedo(data)) return { isPending, isBaseLost, freeTakes };
  const sentences = data.sentences.map(({ text, is_kept: isKept }) => ({ text, isKept }));
  return { isPending, isBaseLost, freeTakes, found: { credits: data.credits, isCached: data.is_cached, sentences } };
}
