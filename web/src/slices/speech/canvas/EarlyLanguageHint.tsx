import { priceSpeech } from '#contract/speech/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { languageSample } from '../generation/early-language.ts';
import { likelyLanguage } from '../generation/likely-language.ts';
import type { Speech } from '../use-speech.ts';
import { LanguageHint } from './LanguageHint.tsx';

/** Milliseconds without a key press after which the server is asked. */
const typingPause = 700;

/** Asks, before anything is generated, whether the text is in another language than the one it would be read in. */
export function EarlyLanguageHint({ speech: { input, draft, model } }: { speech: Speech }) {
  const text = languageSample(draft.text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = text !== '' && settled === text && input !== undefined;
  // Nothing but the text, the voice and the model bears on its language.
  const asked = {
    params: { voice_id: input?.params.voice_id ?? '' },
    query: {},
    body: { text, model_id: model?.model_id },
  };
  const { data } = useQuery(
    {
      queryKey: readKey(priceSpeech, asked),
      queryFn: () => call(priceSpeech, asked),
      enabled: isAsked,
      staleTime: Infinity,
      // A hint is worth no second try.
      retry: false,
    },
    queryClient,
  );
  const likely = isAsked && data ? likelyLanguage(data.warnings, draft.language_code, model) : undefined;
  return likely === undefined ? null : <LanguageHint language={likely} />;
}
