import type { ReactNode } from 'react';
import type { ListeningTest } from '#contract/engine-models/listening.ts';
import { formatDecimal } from '../../lib/format.ts';
import { formatLocale } from '../../lib/language/locale.ts';
import { messagesOf } from '../../lib/language/messages.ts';
import english from '../../../messages/en/listening-test.json';

const t = messagesOf('listening-test', english);

const names = new Intl.DisplayNames(formatLocale, { type: 'language', languageDisplay: 'standard' });

/** What was said and what was heard, how much of it was wrong, and how long it took. */
export function ListeningResult({ test }: { test: ListeningTest }) {
  const { language, said, heard, detected_language, words, wrong_words, word_error_rate, seconds } = test;
  const percent = word_error_rate.toLocaleString(formatLocale, { style: 'percent', maximumFractionDigits: 1 });
  const facts = [
    wrong_words === 0 ? t('none_wrong', { words }) : t('figures', { wrong: wrong_words, words, percent }),
    t('took', { seconds: formatDecimal(seconds), took: formatDecimal(test.took_ms / 1000) }),
    ...(test.load_ms === null ? [] : [t('loaded_in', { seconds: formatDecimal(test.load_ms / 1000) })]),
    ...(detected_language === null || detected_language === language
      ? []
      : [t('spoken_language', { language: names.of(detected_language) ?? detected_language })]),
  ];
  return (
    <dl className="flex flex-col gap-3 text-table">
      <Line name={t('said')}>
        <bdi lang={language}>{said}</bdi>
      </Line>
      <Line name={t('heard')}>
        {heard === '' ? <span className="text-muted">{t('nothing')}</span> : <bdi lang={language}>{heard}</bdi>}
      </Line>
      <div className="text-muted tabular-nums">
        <dt className="sr-only">{t('heard')}</dt>
        <dd>{facts.join(' · ')}</dd>
      </div>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col gap-0.5">
    <dt className="text-caption text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
