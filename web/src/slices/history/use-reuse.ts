import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { requestSpeech } from '../speech/speech-input.ts';

/** Takes an item's text and settings to Text to Speech. */
export function useReuse(): (item: HistoryItem) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ text, voice_id, model_id, settings, output_format }) => {
      requestSpeech({ ...(text === null ? {} : { text }), voice_id, model_id, settings, output_format });
      void navigate({ to: '/app/speech-synthesis/text-to-speech' });
    },
    [navigate],
  );
}
