import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/failures/errors.ts';
import { queryClient } from '../../../lib/queries.ts';
import type { SpeechJob } from '../generation/generation-state.ts';
import { isRedo, priceQuery, redoInput } from './redo-price.ts';

/** Milliseconds without a key press after which the price is asked for. */
const typingPause = 300;

/** A sentence of the text, and what becomes of it. */
export interface RedoSentence {
  text: string;
  isKept: boolean;
}

export interface RedoPrice {
  /** The price is being asked for. */
  isPending: boolean;
  /** Undefined where nothing of an earlier take can be kept. */
  found?: { credits: number; isCached: boolean; sentences: RedoSentence[] };
  /** The take whose sentences could be kept has lost its audio, so the whole text is spoken. */
  isBaseLost: boolean;
}

/** Follows what the text of the draft costs where sentences of an earlier take are kept. */
export function useRedoPrice(job: SpeechJob | undefined): RedoPrice {
  const isAsked = job?.base !== undefined && job.input.body.text.trim() !== '';
  const wanted = isAsked ? JSON.stringify(redoInput(job)) : '';
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isSettled = isAsked && settled === wanted;
  const { data, error } = useQuery(
    {
      ...(isAsked ? priceQuery(job) : { queryKey: ['no price'], queryFn: () => Promise.reject(new Error('no price')) }),
      enabled: isSettled,
    },
    queryClient,
  );
  const isBaseLost = isSettled && error instanceof ApiError && error.status === 410;
  const isPending = isAsked && !data && !(isSettled && error);
  if (!isAsked || !data || !isRedo(data)) return { isPending, isBaseLost };
  const sentences = data.sentences.map(({ text, is_kept: isKept }) => ({ text, isKept }));
  return { isPending, isBaseLost, found: { credits: data.credits, isCached: data.is_cached, sentences } };
}
