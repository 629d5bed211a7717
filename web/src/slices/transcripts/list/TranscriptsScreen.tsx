import { useNavigate } from '@tanstack/react-router';
import { Captions, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { getSpeechToTextOptions, listTranscripts, retryTranscript } from '#contract/speech-to-text/api.ts';
import { listeningCredits } from '#contract/speech-to-text/pricing.ts';
import { transcriptionLanguages } from '#contract/speech-to-text/languages.ts';
import { transcriptStates, type Transcript } from '#contract/speech-to-text/transcripts.ts';
import { useAllParams } from '../../../lib/address/params.ts';
import { call } from '../../../lib/api.ts';
import { formatCredits } from '../../../lib/format.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { invalidate, useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { useAllUploads } from '../../../lib/uploads/uploads.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { DelayedSearchField } from '../../../ui/form/DelayedSearchField.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { languageName } from '../language-name.ts';
import { deleteLater, hiddenStore } from './deletion.ts';
import { hoursWords } from './hours.ts';
import { t } from './messages.ts';
import { MissingBanner } from './MissingBanner.tsx';
import { requestsStore, transcribeUploads } from './requests.ts';
import { addSample } from './sample.ts';
import { TranscriptTable } from './TranscriptTable.tsx';

const NewDialog = lazyPart(async () => (await import('./NewDialog.tsx')).NewDialog, { failure: 'toast' });
const ExportDialog = lazyPart(async () => (await import('../export/ExportDialog.tsx')).ExportDialog, {
  failure: 'toast',
});
const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog, { failure: 'toast' });

/** Seconds that the sample takes at most, for the price that is named before it is tried. */
const sampleSeconds = 12;
/** Milliseconds between two looks while something is being transcribed, where no change was told. */
const lookEvery = 5000;

interface Filters {
  search: string;
  state: string;
  language: string;
}

function useFilters() {
  const { search = '', state = '', language = '', new: isNew } = useAllParams();
  const navigate = useNavigate();
  return {
    filters: { search, state, language },
    isNew: isNew !== undefined,
    change: (part: Partial<Filters & { new: string }>) =>
      void navigate({
        to: pages.speechToText,
        search: (now) => Object.fromEntries(Object.entries({ ...now, ...part }).filter(([, value]) => value)),
        replace: true,
      }),
  };
}

/** The transcripts of the user, and what is on its way to be one. */
export function TranscriptsScreen() {
  useTitle(t('title'));
  const { filters, isNew, change } = useFilters();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<{ kind: 'rename' | 'export'; transcript: Transcript }>();
  const options = useRead(getSpeechToTextOptions);
  const cursor = cursors.at(-1);
  const state = transcriptStates.find((one) => one === filters.state);
  const list = useRead(
    listTranscripts,
    {
      query: {
        ...(filters.search ? { search: filters.search } : {}),
        ...(state ? { state } : {}),
        ...(filters.language ? { language_code: filters.language } : {}),
        ...(cursor ? { cursor } : {}),
      },
    },
    { staleTime: 0, keepsLast: true },
  );
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const requests = useStore(requestsStore, (now) => now.requests);
  const uploads = useAllUploads().filter(({ id }) => requests.some(({ uploadId }) => uploadId === id));
  const isFiltered = filters.search !== '' || state !== undefined || filters.language !== '';
  const { refetch } = list;
  const isMaking =
    list.data?.transcripts.some((one) => one.state === 'queued' || one.state === 'transcribing') === true;
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => void refetch(), lookEvery);
    return () => clearInterval(timer);
  }, [isMaking, refetch]);
  const canTranscribe = options.data?.is_available !== false;

  function filter(part: Partial<Filters>): void {
    setCursors([]);
    change(part);
  }

  async function retry({ transcription_id }: Transcript): Promise<void> {
    await call(retryTranscript, { params: { transcription_id } }).catch(toastError);
    invalidate(listTranscripts);
  }

  return (
    <>
      <PageHeader title={t('title')}>
        {options.data && options.data.hours_left >= 0 && canTranscribe && (
          <span className="text-table text-muted tabular-nums max-md:hidden">
            {t('hours_left', { hours: hoursWords(options.data.hours_left) })}
          </span>
        )}
        <Button
          look="primary"
          size="sm"
          icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => change({ new: '1' })}
        >
          {t('transcribe_files')}
        </Button>
      </PageHeader>
      <div className="min-h-0 flex-1 overflow-auto">
        {options.data && !canTranscribe && (
          <div className="px-6 pt-4 max-md:px-4">
            <MissingBanner missing={options.data.missing} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2 px-6 pt-4 pb-3 max-md:px-4">
          <DelayedSearchField label={t('search')} value={filters.search} onChange={(search) => filter({ search })} />
          <ChipSelect
            label={t('state')}
            value={filters.state}
            options={transcriptStates.map((one) => ({ value: one, label: t(`state_${one}`) }))}
            onChange={(value) => filter({ state: value })}
          />
          <ChipSelect
            label={t('language')}
            value={filters.language}
            options={transcriptionLanguages
              .filter(({ key }) => key !== 'auto')
              .map(({ key }) => ({ value: key, label: languageName(key) }))}
            onChange={(language) => filter({ language })}
          />
          {isFiltered && (
            <Button look="ghost" size="sm" onClick={() => filter({ search: '', state: '', language: '' })}>
              {t('clear_filters')}
            </Button>
          )}
        </div>
        <Loaded of={list} skeleton={<RowSkeletons />}>
          {({ transcripts: read, next_cursor }) => {
            const transcripts = read.filter(({ transcription_id }) => !hidden.has(transcription_id));
            return transcripts.length === 0 && uploads.length === 0 && next_cursor === null && cursors.length === 0 ? (
              isFiltered ? (
                <EmptyState title={t('nothing_found')}>{t('nothing_found_text')}</EmptyState>
              ) : (
                <EmptyState
                  title={t('empty')}
                  icon={<Captions size={28} strokeWidth={1.75} aria-hidden="true" />}
                  sample={canTranscribe && <SampleButton />}
                  action={
                    <Button look="primary" onClick={() => change({ new: '1' })}>
                      {t('transcribe_files')}
                    </Button>
                  }
                >
                  {t('empty_text')}
                </EmptyState>
              )
            ) : (
              <div aria-busy={list.isPlaceholderData || undefined}>
                <TranscriptTable
                  transcripts={transcripts}
                  uploads={uploads}
                  onRename={(transcript) => setDialog({ kind: 'rename', transcript })}
                  onExport={(transcript) => setDialog({ kind: 'export', transcript })}
                  onDelete={({ transcription_id, name }) => deleteLater(transcription_id, name)}
                  onRetry={(transcript) => void retry(transcript)}
                />
                {(cursors.length > 0 || next_cursor !== null) && (
                  <div className="flex justify-end gap-2 px-6 py-4 max-md:px-4">
                    <Button
                      size="sm"
                      isDisabled={cursors.length === 0}
                      onClick={() => setCursors(cursors.slice(0, -1))}
                    >
                      {t('newer')}
                    </Button>
                    <Button
                      size="sm"
                      isDisabled={next_cursor === null}
                      onClick={() => next_cursor !== null && setCursors([...cursors, next_cursor])}
                    >
                      {t('older')}
                    </Button>
                  </div>
                )}
              </div>
            );
          }}
        </Loaded>
      </div>
      {isNew && <NewDialog onClose={() => change({ new: '' })} />}
      {dialog?.kind === 'rename' && (
        <RenameDialog transcript={dialog.transcript} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.kind === 'export' && (
        <ExportDialog transcript={dialog.transcript} hasCues onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

/** Tries transcription with a file that is there. What it costs stands on the button. */
function SampleButton() {
  const [isBusy, setIsBusy] = useState(false);
  async function tryIt(): Promise<void> {
    setIsBusy(true);
    try {
      const ids = await addSample();
      transcribeUploads(ids, { language_code: 'en', name: t('sample_name') });
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }
  return (
    <Button isBusy={isBusy} onClick={() => void tryIt()}>
      {t('try_sample', { credits: formatCredits(listeningCredits(sampleSeconds)) })}
    </Button>
  );
}

const RowSkeletons = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col px-6 max-md:px-4">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex h-16 items-center gap-3 border-b border-line">
        <Skeleton className="size-9" />
        <Skeleton className="w-2/5" />
        <Skeleton className="ms-auto w-1/5" />
      </div>
    ))}
  </div>
);
