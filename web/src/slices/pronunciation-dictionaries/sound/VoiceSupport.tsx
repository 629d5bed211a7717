import { priceSpeech } from '#contract/speech/api.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { spokenWith } from '../rules/matches.ts';
import type { Rule } from '../rules/rule.ts';
import type { Speaker } from './hear.ts';
import { t } from './messages.ts';

/** Milliseconds without a key press after which the server is asked. */
const typingPause = 500;

/** Says whether the chosen voice says the sounds of a rule. The server knows what each engine can do, and asking is free. */
export function VoiceSupport({ speaker, rule }: { speaker: Speaker | undefined; rule: Rule }) {
  const text = spokenWith(rule.string_to_replace, rule);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useRead(
    priceSpeech,
    {
      params: { voice_id: speaker?.voice.voice_id ?? '' },
      query: {},
      body: { text: settled, model_id: speaker?.model_id ?? null, pronunciation_dictionary_locators: [] },
    },
    {
      isEnabled: speaker !== undefined && settled === text && rule.string_to_replace.trim() !== '',
      staleTime: Infinity,
    },
  );
  if (!data || !speaker || settled !== text) return null;
  const warning = data.warnings.find(({ code }) => code === 'pronunciation_not_honoured');
  const voice = speaker.voice.name;
  return (
    <p className={`text-caption ${warning ? 'text-warning' : 'text-muted'}`}>
      {warning ? t('not_supported', { voice, reason: warning.message }) : t('supported', { voice })}
    </p>
  );
}
