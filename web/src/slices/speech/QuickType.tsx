import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Maximize2, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import english from '../../../messages/en/quick.json';
import { useAccountDocument } from '../../lib/account.ts';
import { errorMessage } from '../../lib/failures/errors.ts';
import { costOf, countCharacters, formatCredits, formatNumber, textDirection } from '../../lib/format.ts';
import { messagesOf } from '../../lib/language/messages.ts';
import { requestSpeech } from './speech-input.ts';
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { useStore } from '../../lib/store.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { generate, stopGenerating } from './generation/generation.ts';
import { generationStore } from './generation/generation-state.ts';
import { makeJob } from './generation/job.ts';
import { waitLabel } from './generation/wait-label.ts';
import { useSpeech } from './use-speech.ts';
import { UpgradeLink } from '../../ui/plan/upgrade-link.ts';
import { VoicePicker } from './voices/VoicePicker.tsx';

const t = messagesOf('quick', english);
const key = 'quick-text';

/** Draws a one-line speech field on Home. It uses the settings of Text to Speech and leaves the draft there alone. */
export function QuickType() {
  const speech = useSpeech();
  const account = useAccountDocument();
  /** Without the account nobody knows what may be spoken. */
  const accountError = account.data ? null : account.error;
  const notesId = useId();
  const obstacleId = useId();
  const [text, setText] = useState(() => readLocal(key, isString, ''));
  const isRunning = useStore(generationStore, (state) => state.isRunning);
  const wait = useStore(generationStore, (state) => state.wait);
  const news = useStore(generationStore, (state) => state.news);
  const made = useStore(generationStore, ({ fingerprint }) => fingerprint);
  const isWhole = useStore(generationStore, (state) => state.isWhole);
  const error = useStore(generationStore, (state) => state.error);

  const { voice, model, credits, limit } = speech;
  const draft = { ...speech.draft, text, previous_text: '', next_text: '' };
  const job = voice && model && makeJob(draft, voice, model);
  const isMine = job !== undefined && made === job.fingerprint;
  // The same input again is answered from the history.
  const cost = isMine && isWhole ? 0 : costOf(text, model?.model_rates.character_cost_multiplier ?? 1);
  const excess = countCharacters(text) - limit;
  const isOver = credits !== undefined && credits.isLimited && cost > credits.left;
  const isLong = model !== undefined && credits !== undefined && excess > 0;
  const isEmpty = text.trim() === '';
  const isLoading = !job || !credits;
  const isBlocked = isEmpty || isOver || isLong;
  /** The text was to be spoken before the voices and the credits were there. */
  const [isAsked, setIsAsked] = useState(false);
  const isWaiting = isAsked && isLoading && !speech.loadError && !accountError;

  function edit(next: string) {
    setText(next);
    // What is written on is not what was to be spoken.
    setIsAsked(false);
    writeLocal(key, next);
  }

  const speak = () => {
    if (isBlocked || isRunning) return;
    setIsAsked(isLoading);
    if (!isLoading) void generate(job);
  };

  const speakLate = useEffectEvent(() => {
    // It is spoken once, should the voices be loaded again.
    if (job && !isBlocked && !isRunning && !isMine) void generate(job);
  });
  useEffect(() => {
    if (isAsked && !isLoading) speakLate();
  }, [isAsked, isLoading]);

  return (
    <section aria-label={t('label')} className="flex flex-col gap-2.5">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          speak();
        }}
        className="flex h-16 items-center gap-3 rounded-xl border border-control bg-bg ps-2.5 pe-3 focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent"
      >
        <VoicePicker speech={speech} isChip />
        <input
          aria-label={t('label')}
          placeholder={t('label')}
          value={text}
          dir={text ? textDirection(text) : undefined}
          enterKeyHint="go"
          autoComplete="off"
          aria-describedby={notesId}
          onChange={(event) => edit(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-[18px] outline-none max-md:text-[16px]"
        />
        {model && (
          <span className="max-md:hidden">
            <Badge tone={isOver || isLong ? 'danger' : 'plain'}>
              {isLong
                ? t('too_long', { count: excess })
                : isOver && credits
                  ? t('over', { cost: formatCredits(cost), left: formatNumber(credits.left) })
                  : formatCredits(cost)}
            </Badge>
          </span>
        )}
        <Tooltip text={t('open')}>
          <Link
            to={pages.textToSpeech}
            aria-label={t('open')}
            onClick={() => text.trim() !== '' && requestSpeech({ text })}
            className={clsx(
              'grid size-9 flex-none place-items-center rounded-md text-muted hover:bg-hover hover:text-ink max-md:size-11',
              // On a phone it appears only once there is text to take along.
              text === '' && 'max-md:hidden',
            )}
          >
            <Maximize2 size={17} strokeWidth={1.75} />
          </Link>
        </Tooltip>
        <button
          type={isRunning ? 'button' : 'submit'}
          aria-label={isRunning ? t('stop') : t('speak')}
          aria-disabled={(!isRunning && isBlocked) || undefined}
          aria-describedby={isRunning ? undefined : isEmpty ? obstacleId : notesId}
          onClick={isRunning ? stopGenerating : undefined}
          className={clsx(
            'grid size-10 flex-none place-items-center rounded-full max-md:size-11',
            'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted',
            'bg-primary text-on-primary hover:bg-primary-hover',
          )}
        >
          {isRunning ? (
            <Square size={13} strokeWidth={0} fill="currentColor" />
          ) : (
            <Play size={16} strokeWidth={0} fill="currentColor" className="ms-px" />
          )}
        </button>
        <span id={obstacleId} hidden>
          {isEmpty && t('empty')}
        </span>
      </form>
      <div
        id={notesId}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-1 text-caption text-muted empty:hidden"
      >
        {isWaiting && (
          <Note>
            <Spinner />
            {t('waiting')}
          </Note>
        )}
        {wait && isMine && (
          <Note>
            <Spinner />
            {waitLabel(wait)}
            {wait.for === 'slot' && <UpgradeLink />}
          </Note>
        )}
        {isLong && <Note>{t('too_long_help')}</Note>}
        {isOver && credits && (
          <Note>
            <span className="md:hidden">
              {t('over', { cost: formatCredits(cost), left: formatNumber(credits.left) })}
            </span>
            {t('over_help')}
            <UpgradeLink />
          </Note>
        )}
      </div>
      {error !== null && isMine && !isRunning && (
        <ErrorCard title={errorMessage(error)} onRetry={speak}>
          {t('kept')}
        </ErrorCard>
      )}
      {speech.loadError && (
        <ErrorCard title={errorMessage(speech.loadError)} onRetry={speech.reload}>
          {t('voices_failed')}
        </ErrorCard>
      )}
      {accountError && !speech.loadError && (
        <ErrorCard title={errorMessage(accountError)} onRetry={() => void account.refetch()}>
          {t('credits_failed')}
        </ErrorCard>
      )}
      <p role="status" className="sr-only">
        {isWaiting ? t('waiting') : isMine && news}
      </p>
    </section>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2 text-ink-2">{children}</p>
);
