import { Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { countCharacters, textDirection } from '../../../lib/format.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { NoteList } from '../../../ui/feedback/NoteList.tsx';
import { VoicePicker } from '../../speech/public.ts';
import { findMatches, withRules } from '../rules/matches.ts';
import type { Rule } from '../rules/rule.ts';
import { hear, useHearing } from '../sound/hear.ts';
import { useDesk } from './context.ts';
import { t } from './messages.ts';

const maxLength = 500;

/** A sentence to try the rules on, as they stand on the screen. The words that a rule speaks for are underlined. */
export function TryIt({ rules }: { rules: readonly Rule[] }) {
  const { speaker, choice, priceOf } = useDesk();
  const [written, setWritten] = useState<string>();
  const words = useMemo(() => [...new Set(rules.slice(0, 4).map((rule) => rule.string_to_replace))], [rules]);
  const text = written ?? (words.length > 0 ? `${words.join(', ')}.` : '');
  const matches = useMemo(() => findMatches(text, rules), [text, rules]);
  const spoken = useMemo(() => withRules(text, rules), [text, rules]);
  const what = { title: t('try_it'), text: spoken };
  const { isPlaying, isBusy, notes } = useHearing(speaker, what);
  const canHear = speaker !== undefined && text.trim() !== '';
  const Icon = isPlaying ? Pause : Play;
  return (
    <section
      aria-label={t('try_it')}
      className="mx-6 mt-5 flex-none rounded-xl border border-line px-5 py-3.5 max-md:mx-4 max-md:mt-4 max-md:px-4 dark:bg-surface"
    >
      <div className="flex items-center gap-2">
        <h2 className="text-table font-medium">{t('try_it')}</h2>
        <span className="ms-auto text-caption text-muted tabular-nums">
          <span className="max-md:hidden">{canHear && t('costs', { credits: priceOf(spoken) })}</span>
        </span>
        <VoicePicker speech={choice} isChip />
        <button
          type="button"
          aria-label={t(isPlaying ? 'pause_sentence' : 'hear_sentence')}
          aria-disabled={!canHear || undefined}
          onClick={() => canHear && void hear(speaker, what)}
          className="grid size-9 flex-none place-items-center rounded-full text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-muted max-md:size-11"
        >
          {isBusy ? (
            <Spinner />
          ) : (
            <Icon size={12} strokeWidth={0} fill="currentColor" className={isPlaying ? '' : 'ms-px'} />
          )}
        </button>
      </div>
      <div className="mt-1.5 grid">
        <span
          aria-hidden="true"
          dir={text === '' ? undefined : textDirection(text)}
          className="col-start-1 row-start-1 text-[18px] leading-9 break-words whitespace-pre-wrap text-transparent select-none"
        >
          <Marked text={text} matches={matches} />
          {'\u200b'}
        </span>
        <textarea
          aria-label={t('sentence')}
          placeholder={t('sentence_example')}
          value={text}
          rows={1}
          maxLength={maxLength}
          spellCheck={false}
          dir={text === '' ? undefined : textDirection(text)}
          onChange={(event) => setWritten(event.target.value)}
          className="relative col-start-1 row-start-1 block w-full resize-none overflow-hidden bg-transparent p-0 text-[18px] leading-9 outline-none"
        />
      </div>
      <p className="text-caption text-muted">
        {countCharacters(text) === 0 ? t('sentence_empty') : t('matches', { count: matches.length })}
      </p>
      <NoteList notes={notes} />
    </section>
  );
}

function Marked({ text, matches }: { text: string; matches: ReturnType<typeof findMatches> }) {
  return (
    <>
      {matches.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(matches[index - 1]?.to ?? 0, from)}
          <span className="rounded-[3px] border-b-2 border-accent">{text.slice(from, to)}</span>
        </span>
      ))}
      {text.slice(matches.at(-1)?.to ?? 0)}
    </>
  );
}
