import { Check, Volume2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { isSpelledAsEnglish, propose } from '../propose/proposals.ts';
import { spokenWith } from '../rules/matches.ts';
import { makeRule } from '../rules/rule.ts';
import { hear, languageOf, useHearing, type Speaker } from './hear.ts';
import { languageName } from '../../speech/public.ts';
import { t } from './messages.ts';

interface SuggestionsProps {
  word: string;
  kind: 'alias' | 'ipa';
  chosen: string;
  speaker: Speaker | undefined;
  /** Draws them below one another, where there is room for what each is about. */
  isList?: boolean;
  onChoose(said: string): void;
}

/** Proposals for a word. Choosing one also plays it. */
export function Suggestions({ word, kind, chosen, speaker, isList = false, onChoose }: SuggestionsProps) {
  const name = useId();
  const language = languageOf(speaker);
  const proposals = useMemo(() => propose(word, language).filter((one) => one.kind === kind), [word, language, kind]);
  const isOther = !isSpelledAsEnglish(language);
  const about = isOther && language !== undefined ? t('english_only', { language: languageName(language) }) : undefined;
  if (proposals.length === 0)
    return isList || isOther ? <p className="text-caption text-muted">{about ?? t('no_suggestions')}</p> : null;
  return (
    <div
      role="radiogroup"
      aria-label={t('suggestions')}
      className={isList ? 'flex flex-col gap-0.5' : 'flex flex-wrap items-center gap-1.5'}
    >
      <span className="text-caption text-muted" aria-hidden="true">
        {t('suggestions')}
      </span>
      {proposals.map(({ said, from }) => (
        <Suggestion
          key={said}
          group={name}
          said={said}
          from={t(`from_${from}`)}
          isChosen={said === chosen}
          isList={isList}
          speaker={speaker}
          words={{ title: word, text: spokenWith(word, makeRule({ written: word, kind, said })) }}
          onChoose={() => onChoose(said)}
        />
      ))}
      {about && <span className="text-caption text-muted">{about}</span>}
    </div>
  );
}

interface SuggestionProps {
  group: string;
  said: string;
  from: string;
  isChosen: boolean;
  isList: boolean;
  speaker: Speaker | undefined;
  words: { title: string; text: string };
  onChoose(): void;
}

function Suggestion({ group, said, from, isChosen, isList, speaker, words, onChoose }: SuggestionProps) {
  const { isBusy } = useHearing(speaker, words);
  const play = () => speaker && void hear(speaker, words);
  return (
    <label
      className={
        isList
          ? 'relative flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-table hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:min-h-11'
          : 'relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong px-2.5 text-table hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:min-h-11'
      }
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={() => {
          onChoose();
          play();
        }}
        // A second press on what is chosen plays it again.
        onClick={() => isChosen && play()}
        className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      {isBusy ? (
        <Spinner />
      ) : (
        <Volume2 size={15} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
      )}
      <span className="font-mono text-[13px] [overflow-wrap:anywhere]">{said}</span>
      <span className={isList ? 'ms-auto text-caption text-muted' : 'sr-only'}>{from}</span>
      {isList && isChosen && <Check size={15} strokeWidth={2} aria-hidden="true" className="flex-none" />}
    </label>
  );
}
