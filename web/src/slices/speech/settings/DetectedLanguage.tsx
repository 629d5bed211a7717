import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { detectLanguages } from '#contract/speech-to-text/api.ts';
import { call } from '../../../lib/api.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { languageSample } from '../generation/early-language.ts';
import { languageName } from '../voices/voice-labels.ts';
import { t } from './detected-messages.ts';

/** Milliseconds without a key press after which the server is asked. */
const typingPause = 700;
/** Below this share of certainty the figure is told. */
const certain = 0.9;
const maxTexts = 50;

const percent = new Intl.NumberFormat(formatLocale, { style: 'percent' });
const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' });

/** Says beside the choice of the language which one the server detects in the texts. */
export function DetectedLanguage({ texts }: { texts: readonly string[] }) {
  const samples = [...new Set(texts.map(languageSample).filter(Boolean))].slice(0, maxTexts);
  const wanted = JSON.stringify(samples);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input = useMemo(() => ({ body: { texts: JSON.parse(settled) as string[] } }), [settled]);
  const { data } = useQuery(
    {
      queryKey: readKey(detectLanguages, input),
      queryFn: () => call(detectLanguages, input),
      enabled: settled !== '[]',
      staleTime: Infinity,
      // What is only told is worth no second try.
      retry: false,
    },
    queryClient,
  );
  if (samples.length === 0) return t('nothing');
  const found = new Map<string, number>();
  for (const { language_code, confidence } of data?.languages ?? [])
    if (language_code !== null) found.set(language_code, Math.max(found.get(language_code) ?? 0, confidence ?? 0));
  if (!data) return t('asking');
  if (found.size === 0) return t('unknown');
  const names = [...found].map(([code, share]) =>
    share < certain ? t('unsure', { language: languageName(code), share: percent.format(share) }) : languageName(code),
  );
  return t('detected', { languages: list.format(names) });
}
