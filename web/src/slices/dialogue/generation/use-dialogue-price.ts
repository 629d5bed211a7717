import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { priceDialogue } from '#contract/dialogue/api.ts';
import type { DialoguePrice } from '#contract/dialogue/types.ts';
import { call } from '../../../lib/api.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import type { DialogueInput } from './dialogue-state.ts';

/** Milliseconds without a key press after which the price is asked for. */
const typingPause = 700;
/** The history may have changed after this many milliseconds. */
const priceAge = 20_000;

/** What the dialogue costs where the history has it, or a take of it is free; undefined until the server has said so. */
export function useDialoguePrice(input: DialogueInput | undefined): DialoguePrice | undefined {
  const wanted = input === undefined ? '' : JSON.stringify(input);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked: DialogueInput | undefined = settled === '' ? undefined : (JSON.parse(settled) as DialogueInput);
  const { data } = useQuery(
    {
      queryKey: asked ? readKey(priceDialogue, asked) : ['no price'],
      queryFn: () => call(priceDialogue, asked!),
      enabled: asked !== undefined,
      staleTime: priceAge,
      // Until the server says otherwise, the price is that of the length.
      retry: false,
    },
    queryClient,
  );
  return settled === wanted && wanted !== '' ? data : undefined;
}
