import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { getTranscriptDocument, listTranscripts, retryTranscript } from '#contract/speech-to-text/api.ts';
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { invalidate, useCall, useRead } from '../../../lib/queries.ts';
import { failureWords } from '../../../lib/notices.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Editor } from './Editor.tsx';
import { t } from './messages.ts';

/** Milliseconds between two looks at a transcript that is being made. */
const lookEvery = 2000;

/** A transcript: the editor once it is ready, before that how far it is. */
export function TranscriptScreen({ id }: { id: string }) {
  useTitle(t('transcript'));
  const reading = useRead(getTranscriptDocument, { params: { transcription_id: id } }, { staleTime: 0 });
  const state = reading.data?.transcript.state;
  const { refetch } = reading;
  useEffect(() => {
    if (state !== 'queued' && state !== 'transcribing') return undefined;
    const timer = setInterval(() => void refetch(), lookEvery);
    return () => clearInterval(timer);
  }, [state, refetch]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Loaded of={reading} skeleton={<EditorSkeleton />}>
        {(details) =>
          details.document ? (
            <Editor details={details} />
          ) : (
            <NotReady transcript={details.transcript} onChanged={() => void refetch()} />
          )
        }
      </Loaded>
    </div>
  );
}

function NotReady({ transcript, onChanged }: { transcript: Transcript; onChanged(): void }) {
  const { name, state, progress, error, can_retry, transcription_id } = transcript;
  const retrying = useCall(retryTranscript);
  useTitle(name);
  async function retry(): Promise<void> {
    try {
      await retrying.mutateAsync({ params: { transcription_id } });
      invalidate(listTranscripts);
      onChanged();
    } catch (failure) {
      toastError(failure);
    }
  }
  const isOpen = state === 'queued' || state === 'transcribing';
  const back = (
    <Link to={pages.speechToText} className={buttonClass({})}>
      {t('to_list')}
    </Link>
  );
  return (
    <>
      <header className="flex h-14 flex-none items-center gap-3 border-b border-line px-4">
        <Link
          to={pages.speechToText}
          aria-label={t('back')}
          className="grid size-8 flex-none place-items-center rounded-sm text-ink-2 hover:bg-hover max-md:size-10"
        >
          <ArrowLeft size={17} strokeWidth={1.75} aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 truncate text-[16px] leading-6 font-semibold">
          <bdi>{name}</bdi>
        </h1>
      </header>
      <div className="grid min-h-0 flex-1 place-items-center overflow-auto">
        {isOpen ? (
          <EmptyState
            title={state === 'queued' ? t('queued') : t('transcribing', { percent: Math.round(progress * 100) })}
            action={back}
            sample={
              <span className="mb-4 block w-full">
                <Progress label={t('progress')} value={Math.round(progress * 100)} max={state === 'queued' ? 0 : 100} />
              </span>
            }
          >
            {t('may_leave')}
          </EmptyState>
        ) : (
          <EmptyState
            title={state === 'cancelled' ? t('cancelled') : t('failed')}
            action={
              <>
                {back}
                {can_retry && (
                  <Button look="primary" isBusy={retrying.isPending} onClick={() => void retry()}>
                    {t('try_again')}
                  </Button>
                )}
              </>
            }
          >
            {error ? failureWords(error) : t('no_charge')}
          </EmptyState>
        )}
      </div>
    </>
  );
}

const EditorSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col">
    <div className="flex h-14 items-center gap-3 border-b border-line px-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="ms-auto h-7 w-20" />
    </div>
    <div className="flex flex-col gap-8 px-6 pt-16">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-6">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12 flex-1" />
        </div>
      ))}
    </div>
  </div>
);
